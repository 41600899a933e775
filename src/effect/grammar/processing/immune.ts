/** What effects do not affect (15-15-5). */
import { phrasesOf } from '../../phrase/phrase.ts';
import type { Action } from '../../tree/tree.ts';

const phrase = phrasesOf<Action>();

export const IMMUNE = [
  phrase({ kind: 'immune' }, "{target:subject}~aren't affected by {to:effectsOf}"),
  phrase({ kind: 'immune', form: 'not' }, '{target:subject}~are not affected by {to:effectsOf}'),
  phrase(
    { kind: 'immune', form: 'unaffected' },
    '{target:subject}~are unaffected by {to:effectsOf}',
  ),
  phrase(
    { kind: 'immune', form: "can't" },
    "{target:subject}(can't|cannot) be affected by {to:effectsOf}",
  ),
  phrase({ kind: 'immune', form: "don't affect" }, "{to:effectsOf} (don't|do not) affect {target}"),
  phrase({ kind: 'immune', nobody: true }, '{target:nobody}are affected by {to:effectsOf}'),
];
