/** The card in the address of the page, behind the `#`: no server sees it. */

/** Where all cards are. */
export const LIST = '#all';

export const addressOfCard = (cardNumber: string): string => `#${encodeURIComponent(cardNumber)}`;

/** The number that an address carries; '' for the list. */
export function cardIn(hash: string): string {
  if (hash === LIST) return '';
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
