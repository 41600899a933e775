/** The look of the site, light or dark: what the device says, or what was chosen in the footer. */

/** first.ts reads the same key before the page is drawn. It is a setting of this device alone. */
const KEY = 'ruling-lab/look';

const select = document.querySelector<HTMLSelectElement>('#look');
const { dataset } = document.documentElement;

if (select) {
  select.value = dataset['look'] ?? '';
  select.onchange = () => {
    const look = select.value;
    if (look) dataset['look'] = look;
    else delete dataset['look'];
    try {
      if (look) localStorage.setItem(KEY, look);
      else localStorage.removeItem(KEY);
    } catch {
      // Where nothing may be kept, it holds for this page.
    }
  };
}
