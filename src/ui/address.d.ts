/** The address of a script in the built site (src/site/script-address.ts). */
declare module '*?address' {
  const address: string;
  export default address;
}
