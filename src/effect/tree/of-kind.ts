/** The members of a closed union of a kind; some kinds share one shape. */
export type OfKind<N extends { readonly kind: string }, K extends N['kind']> = N extends unknown
  ? [K & N['kind']] extends [never]
    ? never
    : N
  : never;
