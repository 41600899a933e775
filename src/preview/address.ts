/** Where the previews of a page are. */

/** `/rules/16-7-4/` to `/preview/rules/16-7-4.png`. */
export const pictureOf = (path: string): string => `/preview${path.replace(/\/$/, '')}.png`;

/** `/rules/16-7-4/` to `/oembed/rules/16-7-4.json`. */
export const oembedOf = (path: string): string => `/oembed${path.replace(/\/$/, '')}.json`;
