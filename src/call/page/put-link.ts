/** Makes a link the address of this page, copies it where the browser lets it, and says which. */
export async function putLink(hash: string): Promise<string> {
  history.replaceState(history.state, '', hash);
  try {
    await navigator.clipboard.writeText(location.href);
    return 'The link to this table is copied.';
  } catch {
    return 'The address of this page is now the link to this table.';
  }
}
