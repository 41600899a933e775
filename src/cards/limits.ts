/** How large a card file may be. */
export const MOST_BYTES = 10_000_000;
export const MOST_CARDS = 5_000;
