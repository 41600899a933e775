/** The picture of a question or an official ruling: what is asked, on its board. */
import { memoryWords, PLAYERS } from '../ui/board/draw.ts';
import { excerpt } from '../ui/rule/pieces.ts';
import { counted } from '../base/words.ts';
import type { Player } from '../base/player.ts';
import type { Snapshot, SnapshotUnit } from '../scenario/play/snapshot.ts';
import { box, COLOURS, sheet, type PictureBox } from './box.ts';

export interface PicturedQuestion {
  readonly question: string;
  /** "<Piercing>", the name of its topic, or the number of a ruling. */
  readonly about: string;
  /** What a ruling answers; a question doesn't tell. */
  readonly answer?: string;
  /** `null`: it needs no board. */
  readonly board: Snapshot | null;
}

const CARD_COLOURS: Readonly<Record<string, string>> = {
  red: '#d0342c',
  blue: '#2f7fd6',
  yellow: '#d8a800',
  green: '#2c9a4b',
  black: '#3b3d42',
  purple: '#8046b8',
  white: '#c9cbcf',
};
/** Cards of a player that have room beside each other. */
const MOST_UNITS = 4;

/** The question above its board; without a board it has all the room. */
export function boardPicture({ question, about, answer, board }: PicturedQuestion): PictureBox {
  const what = answer === undefined ? 'Ruling question' : 'Official ruling, restated';
  const length = question.length + (answer?.length ?? 0);
  const size = length <= 100 ? 32 : length <= 170 ? 27 : length <= 220 ? 24 : 22;
  /** An answer takes the room of a line. */
  const most = answer === undefined ? 260 : 190;
  return sheet(
    board === null ? what : `${what} · ${memoryWords(board.memory)}`,
    box({ marginBottom: 4, fontSize: 21, color: COLOURS.rubric, fontWeight: 600 }, about),
    box(
      { flexGrow: 1, fontSize: board === null ? size + 6 : size, lineHeight: 1.25 },
      excerpt(question, board === null ? 400 : most),
    ),
    ...(answer === undefined
      ? []
      : [box({ marginBottom: 8, fontSize: size, fontWeight: 600 }, excerpt(answer, 62))]),
    ...(board === null ? [] : [boardBox(board)]),
  );
}

const boardBox = (board: Snapshot): PictureBox =>
  box(
    {
      flexDirection: 'column',
      flexShrink: 0,
      padding: '8px 12px',
      borderRadius: 8,
      background: COLOURS.board,
    },
    sideBox(board, 1),
    box({ height: 1, margin: '7px 0', background: '#c3c7bf' }),
    sideBox(board, 0),
  );

function sideBox(board: Snapshot, player: Player): PictureBox {
  const { battle, breeding, security, hand } = board.sides[player];
  const units = [...battle, ...breeding];
  const more = units.length - MOST_UNITS;
  return box(
    { alignItems: 'center', height: 76 },
    box(
      { flexDirection: 'column', flexShrink: 0, width: 108 },
      box(
        { fontSize: 22, fontWeight: 600, color: player === 0 ? COLOURS.p1 : COLOURS.p2 },
        `${PLAYERS[player]}${board.turn === player ? ' · turn' : ''}`,
      ),
      box({ fontSize: 17, color: COLOURS.ink2 }, `Security ${security.length}`),
      box({ fontSize: 17, color: COLOURS.ink2 }, `Hand ${hand.length}`),
    ),
    ...units.slice(0, MOST_UNITS).map((unit) => unitBox(unit, breeding.includes(unit))),
    ...(more > 0 ? [box({ fontSize: 17, color: COLOURS.ink2 }, counted(more, 'more card'))] : []),
    ...(units.length === 0
      ? [box({ fontSize: 18, color: COLOURS.ink2 }, 'No cards in the battle area')]
      : []),
  );
}

function unitBox(unit: SnapshotUnit, breeds: boolean): PictureBox {
  const { label, level, dp, suspended, keywords, colours } = unit;
  const facts = [level === null ? '' : `Lv.${level}`, dp === null ? '' : `${dp} DP`];
  const state = [
    suspended ? 'suspended' : '',
    breeds ? 'breeding area' : '',
    ...keywords.map((keyword) => `<${keyword}>`),
  ];
  const line = (size: number, parts: readonly string[]): PictureBox =>
    box(
      { fontSize: size, color: COLOURS.ink2, whiteSpace: 'nowrap' },
      excerpt(parts.filter((part) => part !== '').join(' · '), 19),
    );
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'center',
      flexShrink: 1,
      boxSizing: 'border-box',
      width: 146,
      height: 76,
      marginRight: 8,
      padding: '0 6px 0 8px',
      overflow: 'hidden',
      border: `1px solid ${COLOURS.border}`,
      borderLeft: `7px solid ${CARD_COLOURS[colours[0] ?? 'white'] ?? COLOURS.border}`,
      borderRadius: 5,
      background: suspended ? '#e3e5e1' : COLOURS.card,
    },
    box({ fontSize: 19, fontWeight: 600, whiteSpace: 'nowrap' }, excerpt(label, 14)),
    line(16, facts),
    line(15, state),
  );
}
