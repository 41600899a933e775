/**
 * `npm run links`: every link of the built site to the site itself leads to a file that is there,
 * and to a place on its page that is there: in pages, styles, the sitemap, the feed and the data of
 * the search. Names the folder of the built site when it is not dist; `BASE`: the path that it was
 * built for.
 */
import { join, resolve } from 'node:path';
import { normalBase } from '../src/site/bundle/base-path.ts';
import { checkLinks } from './linked.ts';
import { ROOT } from './run.ts';

const MOST_TOLD = 20;
const { links, files, broken } = checkLinks(
  resolve(process.argv[2] ?? join(ROOT, 'dist')),
  normalBase(process.env['BASE'] ?? '/'),
);
for (const line of broken.slice(0, MOST_TOLD)) console.error(line);
if (broken.length > MOST_TOLD) console.error(`... and ${broken.length - MOST_TOLD} more`);
console.log(`${links} links in ${files} files, ${broken.length} of them lead nowhere`);
if (broken.length > 0 || links === 0) process.exitCode = 1;
