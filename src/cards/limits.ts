/** How many cards a card file may have; how large it may be is in src/base/file-size.ts. */
export const MOST_CARDS = 5_000;

/** Where the device keeps a card file, in IndexedDB. */
export const CARDS_DATABASE = 'ruling-lab cards';
