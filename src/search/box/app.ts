/**
 * The search of a page, loaded with the first use: a panel for each box, and the answers on the
 * page of results.
 */
import { attach } from './panel.ts';
import css from './search.css?inline';
import { showResults } from './results.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

const results = document.getElementById('search-results');
if (results !== null) void showResults(results, new URL(location.href));

for (const form of document.querySelectorAll<HTMLFormElement>('form.search')) attach(form);
