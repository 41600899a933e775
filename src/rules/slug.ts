/** `Security A.` to `security-a`, `Link +` to `link`, `Counter timing` to `counter-timing`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
