/** How a proof bundle is told from other JSON. */

export const BUNDLE_FORM = 'ruling-lab proof';

/** Version of the form that is written; all up to it are read. */
export const BUNDLE_VERSION = 1;
