/** A plain board in the words that the engine reads. */
import type {
  PlainAura,
  PlainDeed,
  PlainFee,
  PlainLine,
  PlainMove,
  PlainBoard,
  PlainCard,
  PlainDigimon,
  Seat,
} from './board.ts';

const WHEN: Readonly<Record<PlainLine['when'], string>> = {
  'On Deletion': '[On Deletion]',
  'When Attacking': '[When Attacking]',
  'End of Attack': '[End of Attack]',
  'End of Your Turn': '[End of Your Turn]',
  'Start of Your Turn': '[Start of Your Turn]',
  Security: '[Security]',
  suspends: '[All Turns] When this Digimon suspends,',
  blocks: '[All Turns] When this Digimon blocks,',
  'deletes in battle': "[All Turns] When this Digimon deletes an opponent's Digimon in battle,",
  'ours deleted': '[All Turns] When one of your other Digimon is deleted,',
  'theirs deleted': "[All Turns] When one of your opponent's Digimon is deleted,",
  'our security': '[All Turns] When a card is removed from your security stack,',
  'their security': "[All Turns] When a card is removed from your opponent's security stack,",
};

function done(deed: PlainDeed): string {
  switch (deed.do) {
    case 'memory':
      return deed.by < 0 ? `lose ${-deed.by} memory` : `gain ${deed.by} memory`;
    case 'delete':
      return `delete 1 of your opponent's Digimon with ${deed.by} DP or less`;
    case 'delete all':
      return `delete all of your opponent's Digimon with ${deed.by} DP or less`;
    case 'weaken all':
      return `all of your opponent's Digimon get -${deed.by} DP for the turn`;
    case 'weaken':
      return `1 of your opponent's Digimon gets -${deed.by} DP for the turn`;
    case 'strengthen':
      return `this Digimon gets +${deed.by} DP for the turn`;
    case 'hinder':
      return `1 of your opponent's Digimon gains <Security A. -${deed.by}> for the turn`;
    case 'hasten':
      return `this Digimon gains <Security A. +${deed.by}> for the turn`;
    case 'draw':
      return `<Draw ${deed.by}>`;
    case 'suspend':
      return "suspend 1 of your opponent's Digimon";
    case 'unsuspend':
      return 'unsuspend this Digimon';
    case 'trash security':
      return "trash the top card of your opponent's security stack";
  }
}

const FEES: Readonly<Record<PlainFee, string>> = {
  'suspend this': 'by suspending this Digimon, ',
  'top security': 'by trashing the top card of your security stack, ',
  'delete another': 'by deleting 1 of your other Digimon, ',
};

/** The line as a card prints it. */
function printed({ when, deed, may, by, once }: PlainLine): string {
  const [icon = '', ...condition] = WHEN[when].split('] ');
  const timing = icon.endsWith(']') ? icon : `${icon}]`;
  const limit = once === true ? ' [Once Per Turn]' : '';
  const fee = by === undefined ? '' : FEES[by];
  const words = `${condition.map((one) => `${one} `).join('')}${fee}${may === true ? 'you may ' : ''}${done(deed)}.`;
  return `${timing}${limit} ${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const AURAS: Readonly<Record<PlainAura['on'], string>> = {
  this: 'This Digimon gets',
  ours: 'All of your other Digimon get',
  theirs: "All of your opponent's Digimon get",
};
const auraText = ({ during, on, dp }: PlainAura): string =>
  `[${during}] ${AURAS[on]} ${dp < 0 ? '' : '+'}${dp} DP.`;

function cardLines(card: PlainCard): string[] {
  const { name, dp, checks } = card;
  return [
    `card ${name}: ${dp === undefined ? 'Option red' : `Digimon Lv.4 red ${dp} DP`}`,
    ...(card.words ?? []).map((word) => `<${word}>`),
    ...(checks === undefined ? [] : [`<Security A. ${checks < 0 ? '' : '+'}${checks}>`]),
    ...(card.lines ?? []).map(
      (line) => `${line.when === 'Security' ? 'security: ' : ''}${printed(line)}`,
    ),
    ...(card.auras ?? []).map(auraText),
    ...(card.inheritedWords ?? []).map((word) => `inherited: <${word}>`),
    ...(card.inherited ?? []).map((line) => `inherited: ${printed(line)}`),
  ].map((text, at) => (at === 0 ? text : `  ${text}`));
}

function stack({ top, under = [], suspended, fresh }: PlainDigimon): string {
  const states = [suspended === true ? 'suspended' : '', fresh === true ? 'placed' : ''];
  const said = states.filter((state) => state !== '').join(', ');
  return [top, ...under].map(({ name }) => name).join(' > ') + (said === '' ? '' : ` [${said}]`);
}

/** The board in the board notation; player 0 is P1. */
export function boardText({ memory, field, security, deck, hand }: PlainBoard): string {
  const cards = [...field.flatMap(({ top, under = [] }) => [top, ...under]), ...security.flat()];
  const side = (seat: Seat): string[] =>
    [
      ['battle', field.filter(({ owner }) => owner === seat).map(stack)] as const,
      ['security', security[seat].map(({ name }) => name)] as const,
      ['hand', hand[seat] === 0 ? [] : [String(hand[seat])]] as const,
      ['deck', [String(deck[seat])]] as const,
    ].flatMap(([area, list]) =>
      list.length === 0 ? [] : [`P${seat + 1} ${area}: ${list.join(', ')}`],
    );
  return [
    ...cards.flatMap(cardLines),
    'turn P1',
    memory === 0 ? 'memory 0' : `memory P1 ${memory}`,
    ...side(0),
    ...side(1),
  ].join('\n');
}

/** What a player does, in words. */
export const actionText = (move: PlainMove): string =>
  'pass' in move
    ? `P${move.pass + 1} passes`
    : `${move.attack} attacks ${move.on === 'player' ? 'the player' : move.on}`;
