/** Words that speak of somebody named before: which of them say the same. */

/** "it", "its" */
export const isIt = (form: string): boolean => form === 'it' || form === 'its';

/** "it", "that Digimon", "that Tamer": one that was spoken of, on the field. */
export const isThatOne = (form: string): boolean =>
  form === 'it' || form === 'that Digimon' || form === 'that Tamer';

/** "any of them": its player says which. */
export const isAnyOfThem = (form: string): boolean =>
  form === 'any of them' || form === 'any of those Digimon';
