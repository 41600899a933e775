/** Text for places where some signs mean something. */

/** Keyword names stand in angle brackets, which Markdown would take for HTML and drop. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_<>[\]]/g, '\\$&');
}

/** Discord shows `<Piercing>` as it stands, and hides marks of emphasis, spoilers and code. */
export function escapeDiscord(text: string): string {
  return text.replace(/[\\`*_~|]/g, '\\$&');
}
