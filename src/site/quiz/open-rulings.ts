/// <reference types="astro/client" />
/**
 * Official rulings that are not played, from content/rulings/open.json. Import it only in
 * frontmatter, endpoints and other build code.
 */
import { orThrow } from '../../base/result.ts';
import { readOpenRulings } from '../../scenario/file/ruling.ts';
import text from '../../../content/rulings/open.json?raw';

export const openRulings = orThrow(readOpenRulings('open.json', text));
