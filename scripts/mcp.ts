export const serve = (x: unknown): void => void x;
