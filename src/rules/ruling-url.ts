/** `Q644` -> `/rulings/q644/`: the page of an official ruling. */
export const urlOfRuling = (number: string): string => `/rulings/${number.toLowerCase()}/`;
