/**
 * `npm run links`: every link of the built site to the site itself leads to a file that is there,
 * and to a place on its page that is there: in pages, styles, the sitemap, the feed and the data of
 * the search. Names the folder of the built site when it is not dist; `BASE`: the path that it was
 * built for.
 */
import { normalBase } from '../src/site/bundle/base-path.ts';
import { readAsked } from './asked.ts';
import { builtSite } from './built-site.ts';
import { checkLinks } from './linked.ts';

const MOST_TOLD = 20;
const {
  positionals: [folder],
} = readAsked({ usage: 'npm run links [-- FOLDER OF THE BUILT SITE]', most: 1 });
const { links, files, broken } = checkLinks(
  builtSite(folder),
  normalBase(process.env['BASE'] ?? '/'),
);
for (const line of broken.slice(0, MOST_TOLD)) console.error(line);
if (broken.length > MOST_TOLD) console.error(`... and ${broken.length - MOST_TOLD} more`);
console.log(`${links} links in ${files} files, ${broken.length} of them lead nowhere`);
if (broken.length > 0 || links === 0) process.exitCode = 1;
