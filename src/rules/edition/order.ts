/** Which of two editions is newer: 4.10 comes after 4.9. */
export function compareEditions(a: string, b: string): number {
  const [major = 0, minor = 0] = a.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = b.split('.').map(Number);
  return major - otherMajor || minor - otherMinor;
}

/** Whether edition `a` is newer than edition `b`. */
export const isNewer = (a: string, b: string): boolean => compareEditions(a, b) > 0;
