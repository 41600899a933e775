/** What a text is printed on in a scenario made for it: `fit` leaves that to its words. */
export const FIT_AS = ['fit', 'Digimon', 'Tamer', 'Option', 'inherited', 'linked'] as const;
export type FitAs = (typeof FIT_AS)[number];
