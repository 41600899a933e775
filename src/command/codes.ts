/** How the programme ends, for scripts (docs/resolve.md). */
export const EXIT = {
  /** It was ruled; a bundle still holds; all claims are right. */
  holds: 0,
  /** A bundle differs, or a claim is ruled otherwise than it says. */
  differs: 1,
  /** It can't be read, or the programme was not called as it can be. */
  unread: 2,
  /** Not every course was played, and nothing else is wrong: nothing is decided. */
  undecided: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
