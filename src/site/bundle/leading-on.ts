/** Pages that only lead on to another one: they don't stand in the sitemap. */
import type { Finisher } from './finish-pages.ts';

interface LeadingOn {
  readonly finisher: Finisher;
  /** `page`: full address. Nothing is known before the pages are finished. */
  readonly isOwnPage: (page: string) => boolean;
}

export function leadingOn(): LeadingOn {
  const found = new Set<string>();
  return {
    isOwnPage: (page) => !found.has(new URL(page).pathname),
    finisher: () => (html, file) => {
      if (html.includes('<meta http-equiv="refresh"'))
        found.add(`/${file.replace(/index\.html$/, '')}`);
      return html;
    },
  };
}
