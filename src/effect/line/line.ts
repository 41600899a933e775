/** A line of a card's text: what kind it is, its icons, its sentences. */
import { cutSentences } from './lex.ts';
import type { Cursor } from '../phrase/hole.ts';
import { readSentence } from './sentence.ts';
import { readTags } from './timing.ts';
import { waitsForNext } from '../tree/next-time.ts';
import type {
  Bullet,
  EffectLine,
  Line,
  Sentence,
  TriggerClause,
  KeywordUse,
} from '../tree/tree.ts';

const REQUIREMENTS = 'Digivolve|DigiXros|Link|App Fusion|DNA Digivolve|Assembly|Burst Digivolve';
/** Facts in sentences, as cards said them before there was an icon (2-3-4). */
const OLDER =
  '(?:The name of this|Treat this|This) card/(?:Digimon|Tamer)|(?:A player|You) can include up to(?= \\d)';
const RULE = new RegExp(
  `(\\[Rule\\]|\\(Rule\\)|\\[(?:${REQUIREMENTS})(?: [+-]?\\d+)?\\]|(?:${REQUIREMENTS})(?: [+-]?\\d+)?:|${OLDER}) ?`,
  'y',
);

/** One line from `from` to `to`; `\n・` lines behind it belong to it. */
export function readLine(cursor: Cursor, from: number, to: number): Line {
  const { text } = cursor;
  const span = { start: from, end: to };
  RULE.lastIndex = from;
  const rule = RULE.exec(text);
  if (rule !== null) {
    return {
      kind: 'rule line',
      mark: (rule[1] ?? '').trim(),
      text: text.slice(RULE.lastIndex, to),
      span,
    };
  }
  const keywords = readKeywords(cursor, from, to);
  if (keywords !== undefined) return { kind: 'keywords', span, ...keywords };
  const line = readEffectLine(cursor, from, to);
  const told =
    line.timings.length > 0 ||
    line.trigger !== undefined ||
    line.perTurn !== undefined ||
    line.sentences.some(
      ({ conditions, cost, duration, processes }) =>
        conditions.length > 0 ||
        cost !== undefined ||
        duration !== undefined ||
        processes.some(({ action }) => action.kind !== 'unread'),
    );
  return told ? line : { kind: 'unread line', text: text.slice(from, to), span };
}

/** `<Blocker> <Reboot>` and nothing else. */
function readKeywords(
  cursor: Cursor,
  from: number,
  to: number,
): { uses: readonly KeywordUse[]; stop?: true } | undefined {
  const uses: KeywordUse[] = [];
  let at = from;
  while (at < to) {
    const use = cursor.grammar.use.read(cursor, at);
    if (use === undefined) return undefined;
    uses.push(use.value);
    if (use.end === to) return { uses };
    if (use.end + 1 === to && cursor.text.charAt(use.end) === '.') return { uses, stop: true };
    if (cursor.text.charAt(use.end) !== ' ') return undefined;
    at = use.end + 1;
  }
  return undefined;
}

/** [On Play] (Once Per Turn) When ..., if ..., by ..., do this. Then, do that. */
export function readEffectLine(cursor: Cursor, from: number, to: number): EffectLine {
  const { text } = cursor;
  const tags = readTags(text, from);
  const [body = { start: tags.end, end: to }, ...rest] = splitBullets(
    text,
    Math.min(tags.end, to),
    to,
  );
  const sentences = cutSentences(text, body.start, body.end).map((cut) =>
    readSentence(cursor, cut),
  );
  const bullets = rest.map(({ start, end }): Bullet => ({
    sentences: cutSentences(text, start, end).map((cut) => readSentence(cursor, cut)),
    span: { start: start - 1, end },
  }));
  const { end: _end, ...icons } = tags;
  const lead = takeTrigger(sentences);
  return {
    kind: 'effect',
    ...icons,
    ...(lead === undefined ? {} : { trigger: lead.trigger }),
    sentences: lead === undefined ? sentences : [lead.sentence, ...sentences.slice(1)],
    ...(bullets.length === 0 ? {} : { bullets }),
    span: { start: from, end: to },
  };
}

/**
 * A "When ...," at the front of the first sentence is the trigger condition of the effect (15-5).
 */
function takeTrigger(
  sentences: readonly Sentence[],
): { trigger: TriggerClause; sentence: Sentence } | undefined {
  const [first] = sentences;
  if (first?.trigger === undefined || first.then !== undefined || waitsForNext(first))
    return undefined;
  const { trigger, order, ...sentence } = first;
  if (order === undefined) {
    return first.at === undefined ? { trigger, sentence } : undefined;
  }
  if (order[0] !== 'trigger') return undefined;
  return { trigger, sentence: { ...sentence, order: order.slice(1) } };
}

function splitBullets(text: string, from: number, to: number): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let start = from;
  for (;;) {
    const found = text.indexOf('\n・', start);
    if (found < 0 || found >= to) break;
    parts.push({ start, end: found });
    start = found + 2;
  }
  parts.push({ start, end: to });
  return parts;
}
