/**
 * What package.json says of the site, and which build of it this is. Import it only in frontmatter
 * and other build code.
 */
import about from '../../package.json';
import { BUILD } from '../offline/build-id.ts';

/** The number in package.json and a fingerprint of what was built: `0.1.0+3f2a9c1b`. */
export const VERSION = `${about.version}+${BUILD}`;

/**
 * Where the owner of the site can be written to, in confidence as well: `bugs.email` in
 * package.json. `null` as long as that is empty.
 */
export const WRITE_TO: string | null = about.bugs.email.trim() || null;

/** Where errors can be reported, if package.json names a place. */
export const REPORT_TO: string | null = placeIn(about);

function placeIn(file: object): string | null {
  const bugs: unknown = Reflect.get(file, 'bugs');
  const repository: unknown = Reflect.get(file, 'repository');
  return urlIn(bugs) ?? urlIn(repository);
}

/** npm takes the address itself, or an object with `url`. */
function urlIn(field: unknown): string | null {
  const url: unknown =
    typeof field === 'object' && field !== null ? Reflect.get(field, 'url') : field;
  return typeof url === 'string' && url !== ''
    ? url.replace(/^git\+/, '').replace(/\.git$/, '')
    : null;
}

/** Whether the build was told the address of the site (`SITE`). */
export const PUBLISHED: boolean = Boolean(process.env['SITE']);

/** What full addresses begin with, without a slash at the end; nothing where SITE is not set. */
export const ROOT_ADDRESS: string = PUBLISHED ? new URL(process.env['SITE'] ?? '').origin : '';
