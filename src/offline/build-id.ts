declare const __BUILD__: string | undefined;

/**
 * A fingerprint of the sources and the address that the site was built from; `dev` while it is
 * edited. See build.ts.
 */
export const BUILD: string = typeof __BUILD__ === 'undefined' ? 'dev' : __BUILD__;
