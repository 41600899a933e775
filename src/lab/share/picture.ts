/**
 * The board as a picture that can be posted: what stands where, as rectangles and words, and how
 * they are painted. Nothing is loaded for it; the letters are those of the device.
 */
import type { Snapshot, SnapshotSide, SnapshotUnit } from '../../scenario/play/snapshot.ts';

interface BoxInPicture {
  readonly kind: 'box';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fill: string;
  readonly line: string;
}

interface PictureWords {
  readonly kind: 'words';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly colour: string;
  readonly bold: boolean;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly items: readonly (BoxInPicture | PictureWords)[];
}

const WIDTH = 1200;
const EDGE = 40;
const CARD = { width: 206, height: 132, gap: 14 };
const A_ROW = 5;
/** Units of one player that are drawn; a table has room for no more. */
const MOST_UNITS = 15;

const COLOURS = {
  ...{ paper: '#fdfdfc', ink: '#1b1c1f', quiet: '#55575c', card: '#ffffff', line: '#7a7f85' },
  ...{ rested: '#eceeea', board: '#f4f4f2', edge: '#c3c7bf' },
  players: ['#2b55b0', '#a34300'],
} as const;

/** Letters in a line of so many pixels, for letters of that size. */
const fitting = (width: number, size: number): number => Math.floor(width / (size * 0.54));

/** `title`: what is done on the board; `ruling`: lines beneath it, such as how it ends. */
export function pictureOf(board: Snapshot, title: string, ruling: readonly string[]): Picture {
  const items: Picture['items'][number][] = [];
  let y = EDGE + 24;
  const words = (text: string, size: number, colour: string, bold = false, x = EDGE): void => {
    for (const line of wrapped(text, fitting(WIDTH - 2 * EDGE, size), 4)) {
      items.push({ kind: 'words', x, y, text: line, size, colour, bold });
      y += Math.round(size * 1.4);
    }
  };
  words(title, 30, COLOURS.ink, true);
  y += 8;
  for (const player of [1, 0] as const) {
    y = sideItems(board.sides[player], player, y, items);
    if (player === 1) {
      y += 26;
      words(gaugeWords(board), 22, COLOURS.quiet);
    }
  }
  y += 34;
  for (const line of ruling) words(line, 22, COLOURS.ink);
  words('Ruling Lab, unofficial', 18, COLOURS.quiet);
  return { width: WIDTH, height: y + EDGE / 2, items };
}

function gaugeWords({ memory, turn }: Snapshot): string {
  const side = memory === 0 ? '' : ` for P${memory > 0 ? 1 : 2}`;
  return `Memory ${Math.abs(memory)}${side}. Turn of P${turn + 1}.`;
}

/** One player: a frame with a row of cards or more, and what is counted. Gives where it ends. */
function sideItems(
  { battle, breeding, hand, security, trash, deck }: SnapshotSide,
  player: 0 | 1,
  top: number,
  items: Picture['items'][number][],
): number {
  const units = [...battle, ...breeding].slice(0, MOST_UNITS);
  const rows = Math.ceil(units.length / A_ROW);
  const height = 64 + (rows === 0 ? 56 : rows * (CARD.height + CARD.gap));
  const frame = { x: EDGE, y: top, width: WIDTH - 2 * EDGE, height };
  items.push({ kind: 'box', ...frame, fill: COLOURS.board, line: COLOURS.edge });
  const counts = `P${player + 1}   security ${security.length}   hand ${hand.length}   trash ${trash.length}   deck ${deck}`;
  items.push({
    ...{ kind: 'words', x: EDGE + 18, y: top + 36, text: counts, size: 22 },
    ...{ colour: COLOURS.players[player], bold: true },
  });
  if (units.length === 0)
    items.push({
      ...{ kind: 'words', x: EDGE + 18, y: top + 96, text: 'Nothing in the battle area', size: 20 },
      ...{ colour: COLOURS.quiet, bold: false },
    });
  units.forEach((unit, i) => {
    const x = EDGE + 18 + (i % A_ROW) * (CARD.width + CARD.gap);
    const y = top + 54 + Math.floor(i / A_ROW) * (CARD.height + CARD.gap);
    cardItems(unit, x, y, i >= battle.length, items);
  });
  return top + height + 10;
}

function cardItems(
  { label, dp, level, suspended, under, keywords }: SnapshotUnit,
  x: number,
  y: number,
  isBreeding: boolean,
  items: Picture['items'][number][],
): void {
  const { width, height } = CARD;
  const fill = suspended ? COLOURS.rested : COLOURS.card;
  items.push({ kind: 'box', x, y, width, height, fill, line: COLOURS.line });
  const say = (text: string, at: number, size: number, bold = false): void => {
    const [line = ''] = wrapped(text, fitting(width - 20, size), 1);
    const colour = bold ? COLOURS.ink : COLOURS.quiet;
    items.push({ kind: 'words', x: x + 10, y: y + at, text: line, size, colour, bold });
  };
  say(label === '' ? 'A face-down card' : label, 28, 20, true);
  const facts = [...(level === null ? [] : [`Lv.${level}`]), ...(dp === null ? [] : [`${dp} DP`])];
  say(facts.join('  '), 56, 18);
  say(keywords.map((keyword) => `<${keyword}>`).join(' '), 82, 16);
  const state = [
    ...(suspended ? ['suspended'] : []),
    ...(under.length > 0 ? [`on ${under.length}`] : []),
    ...(isBreeding ? ['breeding area'] : []),
  ];
  say(state.join(', '), 112, 16);
}

/** Lines of at most so many letters; what is left after the last of them ends in "…". */
export function wrapped(text: string, letters: number, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= letters) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = word.length > letters ? `${word.slice(0, letters - 1)}…` : word;
    }
  }
  if (line !== '') lines.push(line);
  if (lines.length <= most) return lines;
  const last = lines[most - 1] ?? '';
  return [...lines.slice(0, most - 1), `${last.slice(0, letters - 1)}…`];
}

/** Paints it; the canvas has the size of the picture. */
export function paint(context: CanvasRenderingContext2D, { width, height, items }: Picture): void {
  context.fillStyle = COLOURS.paper;
  context.fillRect(0, 0, width, height);
  for (const item of items)
    if (item.kind === 'box') {
      context.fillStyle = item.fill;
      context.fillRect(item.x, item.y, item.width, item.height);
      context.strokeStyle = item.line;
      context.lineWidth = 2;
      context.strokeRect(item.x, item.y, item.width, item.height);
    } else {
      context.fillStyle = item.colour;
      context.font = `${item.bold ? 'bold ' : ''}${item.size}px system-ui, sans-serif`;
      context.fillText(item.text, item.x, item.y);
    }
}
