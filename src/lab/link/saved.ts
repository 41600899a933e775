/** Situations that a person keeps on the device, each as the link that opens it. */
import { parseLink } from './link.ts';

export interface SavedSituation {
  readonly name: string;
  /** `#1....` */
  readonly link: string;
}

const MOST_SAVED = 200;
const LONGEST_NAME = 100;

/** What was kept, or stands in a file: what is not of this form is left out. */
export function readSaved(text: string | null): readonly SavedSituation[] {
  let data: unknown;
  try {
    data = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(data) ? data.flatMap(savedIn).slice(0, MOST_SAVED) : [];
}

function savedIn(value: unknown): readonly SavedSituation[] {
  const { name, link }: { readonly [field: string]: unknown } = { ...Object(value) };
  if (typeof name !== 'string' || typeof link !== 'string') return [];
  const isGood = name.trim() !== '' && parseLink(link)?.ok === true;
  return isGood ? [{ name: name.slice(0, LONGEST_NAME), link }] : [];
}

/** The newest first; one of the same name is replaced. */
export const withSaved = (
  saved: readonly SavedSituation[],
  more: readonly SavedSituation[],
): readonly SavedSituation[] => {
  const names = new Set(more.map(({ name }) => name));
  return [...more, ...saved.filter(({ name }) => !names.has(name))].slice(0, MOST_SAVED);
};
