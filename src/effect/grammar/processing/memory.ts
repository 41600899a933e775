import { phrasesOf } from '../../phrase/phrase.ts';
import type { Action } from '../../tree/tree.ts';

const phrase = phrasesOf<Action>();

/** Memory, drawing and the other keywords that stand as instructions (16-6-2, 16-8-2). */
export const MEMORY = [
  phrase({ kind: 'memory' }, '~gain {change:n} memory'),
  phrase({ kind: 'memory' }, '~lose {change:loss} memory'),
  phrase({ kind: 'memory', form: 'decrease' }, '~decrease your memory by {change:loss}'),
  phrase({ kind: 'memory', side: "your opponent's" }, 'your opponent gains {change:n} memory'),
  phrase({ kind: 'memory', side: "your opponent's" }, 'your opponent loses {change:loss} memory'),
  phrase({ kind: 'set memory' }, '~set (your memory|it|memory|the memory) to {n}'),
  phrase({ kind: 'pay' }, '~pay {n} (memory|cost)'),
  phrase({ kind: 'do keyword' }, '(|trigger |activate |perform ){use:instruction}'),
  phrase({ kind: 'do keyword' }, '(|trigger ){use:instruction} {target}'),
  phrase({ kind: 'do keyword', form: 'draw' }, '~draw {use:drawn}'),
  phrase(
    { kind: 'do keyword', form: 'with' },
    '(|trigger |activate ){use:instruction} (with|on|to) {target}',
  ),
  phrase({ kind: 'do keyword', targetFirst: true }, 'to {target}, {use:instruction}'),
  phrase({ kind: 'memory', form: 'plus' }, '~gain +{change:n} memory'),
];
