import type { Processing } from '../processing.ts';

/** It has taken effect where the Option would have been trashed. */
export const placeUsed: Processing<'place used'> = () => true;
