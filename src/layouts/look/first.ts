/**
 * The look that was chosen, put on before anything is drawn, so that a dark page never flashes
 * light. It stands in the head of every page as it is, and astro.config.mjs names its hash in the
 * Content-Security-Policy.
 */
export const FIRST =
  "try{const l=localStorage.getItem('ruling-lab/look');if(l)document.documentElement.dataset.look=l}catch{}";
