/** The words of rules, fetched by chapter once a call names one. */
import { fetched } from '../../ui/later.ts';

export interface RuleSaid {
  /** Heading of its section. */
  readonly title: string;
  readonly words: string;
  /** A summary of ours: the official words aren't included. */
  readonly isOurs: boolean;
}

export type SaidRules = { readonly [number: string]: RuleSaid };

/** `null` where the file can't be had. */
export async function ruleWords(number: string): Promise<RuleSaid | null> {
  const chapter = number.split('-', 1)[0] ?? number;
  const rules = await fetched<SaidRules>(`/call/rules/${chapter}.json`).catch(() => null);
  return rules?.[number] ?? null;
}
