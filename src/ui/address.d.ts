/** The address of a script in the built site (src/site/bundle/script-address.ts). */
declare module '*?address' {
  const address: string;
  export default address;
}
