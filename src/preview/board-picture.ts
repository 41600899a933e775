/** The picture of a question: what is asked, on its board. */
import { memoryWords, PLAYERS } from '../ui/board/draw.ts';
import { excerpt } from '../ui/rule/pieces.ts';
import { counted } from '../base/words.ts';
import type { Player } from '../base/player.ts';
import type { Snapshot, SnapshotUnit } from '../scenario/play/snapshot.ts';
import { box, COLOURS, sheet, type PictureBox } from './box.ts';

export interface PicturedQuestion {
  readonly question: string;
  /** "<Piercing>" or the name of its topic. */
  readonly about: string;
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
export function boardPicture({ question, about, board }: PicturedQuestion): PictureBox {
  const size =
    question.length <= 100 ? 32 : question.length <= 170 ? 27 : question.length <= 220 ? 24 : 22;
  return sheet(
    board === null ? 'Ruling question' : `Ruling question · ${memoryWords(board.memory)}`,
    box({ marginBottom: 4, fontSize: 21, color: COLOURS.rubric, fontWeight: 600 }, about),
    box(
      { flexGrow: 1, fontSize: board === null ? size + 6 : size, lineHeight: 1.25 },
      excerpt(question, board === null ? 400 : 260),
    ),
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
