/** A card instance: its index in `Setup.cards`. */
export type CardId = number;

/** A Digimon or Tamer on the field: numbers are not used again. */
export type UnitId = number;
