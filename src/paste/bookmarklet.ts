/** The bookmark for /link/. */

/** Opens a page with what is selected, or with the text field that is typed in. */
const PROGRAM = `(()=>{
const field=document.activeElement;
const typed=field&&typeof field.value==='string'?field.value.slice(field.selectionStart===field.selectionEnd?0:field.selectionStart,field.selectionStart===field.selectionEnd?undefined:field.selectionEnd):'';
const text=typed||String(getSelection());
open(PAGE+'#text='+encodeURIComponent(text.slice(0,20000)),'_blank','noopener');
})()`;

/** Address of the bookmark. `page`: full address of /link/. */
export function bookmarklet(page: string): string {
  const program = PROGRAM.replaceAll('\n', '').replace('PAGE', () => JSON.stringify(page));
  return `javascript:${encodeURIComponent(program)}`;
}
