/** Tree to text, line by line: every word comes from the fields of the tree. */
import { capital } from '../../base/words.ts';
import type { Grammar, Pen } from '../phrase/hole.ts';
import { isAllThere } from '../grammar/condition/all-there.ts';
import { isOfEachPlayer } from '../grammar/condition/each-player.ts';
import { writeDuration } from '../grammar/duration.ts';
import { writeTags } from './timing.ts';
import { SENTENCE_PARTS } from '../tree/tree.ts';
import type { Cost, EffectLine, Line, Process, Sentence, TriggerClause } from '../tree/tree.ts';

export function writeAnyLine(line: Line, grammar: Grammar): string {
  switch (line.kind) {
    case 'keywords':
      return line.uses.map((use) => `<${use.printed}>`).join(' ') + (line.stop === true ? '.' : '');
    case 'rule line':
      return `${line.mark}${line.text === '' ? '' : ' '}${line.text}`;
    case 'unread line':
      return line.text;
    case 'effect':
      return writeEffectLine(line, grammar);
  }
}

export function writeEffectLine(line: EffectLine, grammar: Grammar): string {
  const tags = writeTags(line);
  const body = line.sentences
    .map((sentence, i) => writeSentence(sentence, grammar, i === 0 ? line.trigger : undefined))
    .join(' ');
  const bullets = (line.bullets ?? []).map(
    ({ sentences }) =>
      `\n・${sentences.map((sentence) => writeSentence(sentence, grammar)).join(' ')}`,
  );
  return [tags, body].filter((part) => part !== '').join(' ') + bullets.join('');
}

function writeSentence(sentence: Sentence, grammar: Grammar, lead?: TriggerClause): string {
  const pen: Pen = {
    grammar,
    plural: false,
    bare: false,
    ing: false,
    theirs: false,
    may: false,
    carried: false,
  };
  const front = lead === undefined ? '' : writeTrigger(lead, pen);
  const heads = writeHeads(sentence, pen);
  const processes = sentence.processes.map((process) => writeProcess(process, pen)).join('');
  const last = sentence.conditions.find((each) => each.behind === true);
  const behind =
    (sentence.at?.behind === true ? ` ${sentence.at.name}` : '') +
    (last === undefined ? '' : ` ${last.word} ${writeTest(last.test, pen)}`) +
    (sentence.cost === undefined || !isBehind(sentence.cost)
      ? ''
      : ` by ${writeActions(sentence.cost, { ...pen, ing: true })}`);
  const text = front + heads + processes + behind;
  const asPrinted = sentence.processes[0]?.action.kind === 'unread' && front + heads === '';
  const first = asPrinted ? text : capital(text);
  const words = [sentence.then, sentence.among].filter((word) => word !== undefined);
  const whole = words.length === 0 ? first : [...words, text].join(' ');
  return whole + (sentence.open === true ? '' : '.');
}

function writeHeads(sentence: Sentence, pen: Pen): string {
  const { at, trigger, cost, each, duration } = sentence;
  const conditions = sentence.conditions.filter((each) => each.behind !== true);
  const here = new Set<string>([
    ...(at === undefined || at.behind === true ? [] : ['at']),
    ...(trigger === undefined ? [] : ['trigger']),
    ...(cost === undefined ? [] : ['cost']),
    ...(each === undefined ? [] : ['each']),
    ...(duration === undefined ? [] : ['duration']),
  ]);
  const usual = SENTENCE_PARTS.flatMap((part) =>
    part === 'condition' ? conditions.map(() => part) : here.has(part) ? [part] : [],
  );
  const order = sentence.order ?? usual;
  let condition = 0;
  let text = '';
  for (const part of order) {
    if (part === 'at' && at !== undefined) text += `${at.name}, `;
    else if (part === 'trigger' && trigger !== undefined) text += writeTrigger(trigger, pen);
    else if (part === 'cost' && cost !== undefined) text += writeCost(cost, pen);
    else if (part === 'each' && each !== undefined)
      text += `${written(pen.grammar.each.write(each, pen), each)}, `;
    else if (part === 'duration' && duration !== undefined) text += `${writeDuration(duration)}, `;
    else if (part === 'condition') {
      const next = conditions[condition++];
      if (next !== undefined) text += `${next.word} ${writeTest(next.test, pen)}, `;
    }
  }
  return text;
}

function writeTrigger(trigger: TriggerClause, pen: Pen): string {
  const events = trigger.events.map((event) => written(pen.grammar.event.write(event, pen), event));
  const turn = trigger.turn === true ? ' this turn' : '';
  return `${trigger.word.toLowerCase()} ${events.join(trigger.form ?? ' or ')}${turn}, `;
}

function writeTest(test: Sentence['conditions'][number]['test'], pen: Pen): string {
  const isOne = isOfEachPlayer(test) || isAllThere(test);
  if ((test.kind === 'and' || test.kind === 'or') && !isOne) {
    return test.tests.map((each) => writeTest(each, pen)).join(test.form ?? ` ${test.kind} `);
  }
  return written(pen.grammar.test.write(test, pen), test);
}

const isBehind = ({ form }: Cost): boolean => form === 'can behind' || form === 'may behind';

const writeActions = ({ actions, either }: Cost, pen: Pen): string =>
  actions
    .map((action) => written(pen.grammar.action.write(action, pen), action))
    .join(either === true ? ' or ' : ' and ');

function writeCost(cost: Cost, pen: Pen): string {
  if (isBehind(cost)) return cost.form === 'can behind' ? 'you can ' : 'you may ';
  const text = writeActions(cost, { ...pen, ing: cost.form === 'by' });
  if (cost.form === 'by') return `by ${text}, `;
  return `${cost.form === 'to' ? 'you may' : 'you can'} ${text} to `;
}

const JOINTS = {
  and: ' and ',
  ', and': ', and ',
  ',': ', ',
  ', then': ', then ',
  'and,': ' and, ',
  ', and,': ', and, ',
  or: ' or ',
  ', or': ', or ',
  for: ' for ',
} as const;

function writeFront({ front, duration, each }: Process, pen: Pen): string {
  if (front === undefined) return '';
  if (front === 'duration') return duration === undefined ? '' : `${writeDuration(duration)}, `;
  if (front === 'each')
    return each === undefined ? '' : `${written(pen.grammar.each.write(each, pen), each)}, `;
  return `${front.word} ${writeTest(front.test, pen)}, `;
}

function writeProcess(process: Process, pen: Pen): string {
  const { may, mayForm, insteadForm, joined, each, eachForm, duration, at } = process;
  pen.may = mayForm !== undefined;
  pen.carried = mayForm === 'carried';
  const { grammar } = pen;
  const said =
    grammar.action.write(process.action, pen) ??
    grammar.searched.write(process.action, pen) ??
    grammar.again.write(process.action, pen);
  const action = written(said, process.action);
  return [
    joined === undefined ? '' : JOINTS[joined],
    writeFront(process, pen),
    insteadForm === undefined ? '' : 'instead ',
    may === undefined || mayForm !== undefined
      ? ''
      : `${may === 'you' ? 'you' : 'your opponent'} may `,
    action,
    each === undefined || eachForm !== undefined || process.front === 'each'
      ? ''
      : ` ${written(pen.grammar.each.write(each, pen), each)}`,
    duration === undefined || process.front === 'duration'
      ? ''
      : `${duration.form === 'comma' ? ', ' : ' '}${writeDuration(duration)}`,
    eachForm === undefined || each === undefined
      ? ''
      : ` ${written(pen.grammar.each.write(each, pen), each)}`,
    at === undefined ? '' : ` ${at.name}`,
    process.instead === true && insteadForm === undefined ? ' instead' : '',
  ].join('');
}

/** Every node that the reader makes has its phrase. */
function written(text: string | undefined, node: object): string {
  if (text === undefined) throw new Error(`no phrase writes ${JSON.stringify(node)}`);
  return text;
}
