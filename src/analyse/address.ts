/** The text in the address of the page, behind the `#`: no server sees it. */
const KEY = '#text=';

/** Also what forums take for the end of an address is written in another way. */
export const addressOf = (text: string): string =>
  text === ''
    ? ''
    : KEY +
      encodeURIComponent(text).replace(
        /[!'()*]|\.$/g,
        (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
      );

/** The text that an address carries; `undefined` when it carries none, or one that is broken. */
export function textIn(hash: string): string | undefined {
  if (!hash.startsWith(KEY)) return undefined;
  try {
    return decodeURIComponent(hash.slice(KEY.length));
  } catch {
    return undefined;
  }
}
