import { describe, expect, test } from 'vitest';
import { notLoaded } from '../../card/file/card-lookup.ts';
import { answerPlay } from './answer.ts';
import { answerAsk } from './ask.ts';
import { ATTACKS as attacks, BOARD, CHECKS_UNKNOWN } from './lab-sample.ts';
import { readSituation } from './read.ts';
import { setPlain } from '../board/edit.ts';
import { writeBoard } from '../board/write-board.ts';
import { whyUnplayed } from '../outcome/unplayed.ts';
import { rulingIn } from '../share/ruling.ts';
import type { Situation } from '../../proof/situation.ts';
import type { AskRequest, LabReply, PlayRequest } from './wire.ts';

const situation: Situation = { board: BOARD, actions: [], script: [] };

type Without<R> = R extends unknown ? Omit<R, 'turn'> : never;

function ask<K extends LabReply['kind']>(
  request: Without<PlayRequest | AskRequest>,
  kind: K,
): Extract<LabReply, { kind: K }> {
  const read = readSituation(request.situation, notLoaded('open one at /cards/'));
  const reply =
    request.kind === 'play' || request.kind === 'why not'
      ? answerPlay({ turn: 1, ...request }, read)
      : answerAsk({ turn: 1, ...request }, read);
  if (reply.kind !== kind) throw new Error(`${reply.kind}: ${JSON.stringify(reply)}`);
  return reply as Extract<LabReply, { kind: K }>;
}

describe('playing', () => {
  test('before anything is done, all that may be done is offered', () => {
    const { legal, ran } = ask({ kind: 'play', situation }, 'played');
    expect(legal).toEqual(['Rex attacks the player', 'P1 passes']);
    expect(ran.open).toBeNull();
  });

  test('a choice waits, and nothing else may be declared until then', () => {
    const { legal, ran } = ask({ kind: 'play', situation: attacks }, 'played');
    expect(ran.open?.who).toBe('P2');
    expect(ran.open?.options).toHaveLength(2);
    expect(legal).toEqual([]);
  });

  test('a board that cannot be read says where, and one that can is there to edit', () => {
    const lost = ask({ kind: 'play', situation: { ...situation, board: 'card Rex' } }, 'problems');
    expect(lost.problems[0]?.line).toBe(1);
    expect(lost.board).toBeNull();
    const unread = BOARD.replace('<Blocker>', '[On Play] Dance for a while.');
    const known = ask({ kind: 'play', situation: { ...situation, board: unread } }, 'problems');
    expect(known.problems[0]?.found).toContain('Dance');
    expect(known.board?.cards).toHaveLength(3);
  });

  test('a line that is left out on purpose does nothing, and is said', () => {
    const unread = BOARD.replace('<Blocker>', '<Blocker>\n  [On Play] Dance for a while.');
    const lost = ask({ kind: 'play', situation: { ...situation, board: unread } }, 'problems');
    expect(lost.unread).toEqual([
      {
        ...{ card: 'Gate', box: 'upper', line: 2, isLeftOut: false, meant: [] },
        ...{ text: '[On Play] Dance for a while.', words: 'Dance for a while' },
      },
    ]);
    const board = unread.replace('while.', 'while.\n  left out: upper 2');
    const played = ask({ kind: 'play', situation: { ...situation, board } }, 'played');
    expect(played.assumed).toEqual([
      'Left out on purpose: "[On Play] Dance for a while." of Gate.',
      'The ruling holds for the rest of the text.',
    ]);
    expect(played.seen.words).toContain('Left out on purpose');
  });

  test('with memory over to the opponent nothing can be declared', () => {
    const legalAt = (memory: string): readonly string[] => {
      const board = BOARD.replace('memory P1 2', `memory ${memory}`);
      return ask({ kind: 'play', situation: { ...situation, board, actions: [] } }, 'played').legal;
    };
    expect(legalAt('P2 1')).toEqual([]);
    expect(legalAt('0')).not.toEqual([]);
  });

  test('an effect is shown with its words where it activates', () => {
    const board = BOARD.replace('<Blocker>', '<Blocker>\n  [On Deletion] Gain 1 memory.');
    const { ran, effects } = ask(
      { kind: 'play', situation: { ...attacks, board, script: [0] } },
      'played',
    );
    expect(effects).toHaveLength(ran.steps.length);
    expect(effects).toContain('[On Deletion] Gain 1 memory.');
  });

  test('a card of a file is asked for where none is loaded', () => {
    const board = `card BT1-010\n${BOARD}`;
    const { problems } = ask({ kind: 'play', situation: { ...situation, board } }, 'problems');
    expect(problems[0]?.expected).toContain('/cards/');
  });
});

describe('why not', () => {
  test('the rules in its way, or the words that are wrong', () => {
    expect(
      ask({ kind: 'why not', situation, action: 'Rex attacks Gate' }, 'why not').rules,
    ).toEqual(['11-2-7-1']);
    const unread = ask({ kind: 'why not', situation, action: 'Rex dances' }, 'why not');
    expect(unread.problem).toContain('Rex dances');
  });
});

describe('all courses', () => {
  test('each ending with the choices that tell it from the others', () => {
    const found = ask({ kind: 'courses', situation: attacks, from: [] }, 'courses');
    expect(found.stopped).toBeNull();
    expect(found.total).toBe(2);
    expect(found.endings.map(({ label }) => label)).toEqual(
      expect.arrayContaining([expect.stringContaining('Gate')]),
    );
  });
});

describe('what a board at the end does not show', () => {
  test('that an action is not allowed in a course', () => {
    const actions = ['Rex attacks the player', 'Rex attacks the player'];
    const found = ask(
      { kind: 'courses', situation: { ...situation, actions }, from: [] },
      'courses',
    );
    for (const { words } of found.endings) expect(words).toContain("isn't allowed here (11-2-5)");
  });

  test('that the game is over', () => {
    const board = BOARD.replace('P2 security: Plain, Plain\n', '');
    const found = ask({ kind: 'courses', situation: { ...attacks, board }, from: [] }, 'courses');
    expect(found.endings.filter(({ words }) => words.startsWith('P1 wins.'))).toHaveLength(1);
  });
});

describe('a claim', () => {
  const claim = (words: string): Extract<LabReply, { kind: 'claim' }> =>
    ask({ kind: 'claim', situation: attacks, claim: words }, 'claim');

  test('always, sometimes with who can force it, and never', () => {
    expect(claim('Rex is suspended').verdict).toBe('always');
    expect(claim('Rex is deleted').verdict).toBe('never');
    const sometimes = claim('Gate is deleted');
    expect(sometimes.verdict).toBe('sometimes');
    expect(sometimes.words).toContain('P2 can force it.');
    expect(sometimes.witness.so).not.toEqual(sometimes.witness.not);
  });

  test('a course without end is named, and nothing is said of who can force it', () => {
    const may =
      '  [All Turns] When this Digimon becomes suspended, you may unsuspend this Digimon.\n';
    const board = `card Bell: Digimon Lv.4 yellow 5000 DP
  [When Attacking] Suspend 1 of your opponent's Digimon.
  [All Turns] When an opponent's Digimon becomes unsuspended, suspend 1 of your opponent's Digimon.
card Top: Digimon Lv.4 black 5000 DP
${may}${may}turn P2
memory P2 1
P1 battle: Top
P2 battle: Bell
`;
    const endless = { board, actions: ['Bell attacks the player'], script: [] };
    const reply = ask({ kind: 'claim', situation: endless, claim: 'P1 wins' }, 'claim');
    expect(reply.verdict).toBe('undetermined');
    expect(reply.words).toContain('Not decided: a course has no end.');
  });

  test('how often is found, whatever the words said of it; and who can prevent it', () => {
    const never = claim('never Gate is deleted');
    expect(never.claim).toBe('Gate is deleted');
    expect(never.words).toContain('P2 can force it. P2 can prevent it.');
  });

  test('words that are no claim are told', () => {
    expect(claim('Rex is happy').verdict).toBeNull();
  });
});

describe('a security card that nobody named', () => {
  const plain = (): Situation => {
    const { board } = ask({ kind: 'play', situation: CHECKS_UNKNOWN }, 'played');
    return { ...CHECKS_UNKNOWN, board: writeBoard(setPlain(board, true), new Map()) };
  };

  test('stops the game at its check: what happened before is shown, with the reason', () => {
    const { ran } = ask({ kind: 'play', situation: CHECKS_UNKNOWN }, 'played');
    expect(ran.open?.who).toBe('P1');
    const chosen = { ...CHECKS_UNKNOWN, script: [0, 0] };
    const played = ask({ kind: 'play', situation: chosen }, 'played');
    expect(played.canBePlain).toBe(true);
    expect(played.ran.stopped).toContain("P2's top security card is checked");
    expect(played.ran.steps.map(({ text }) => text)).toContain('Weak is deleted.');
    expect(played.ran.boards.at(-1)?.sides[1].battle).toEqual([]);
    expect(played.legal).toEqual([]);
  });

  test('is the reason where all courses are asked for, and one press would help', () => {
    const asked = [
      { kind: 'courses', from: [] },
      { kind: 'claim', claim: 'Weak is deleted' },
    ] as const;
    for (const one of asked) {
      const reply = ask({ ...one, situation: CHECKS_UNKNOWN }, 'problems');
      const why = whyUnplayed(reply);
      expect(why?.words).toContain('does not say which card it is');
      expect(why?.canBePlain).toBe(true);
    }
    const { changes } = ask({ kind: 'changes', situation: CHECKS_UNKNOWN }, 'changes');
    expect(changes.map(({ words }) => words)).toContain('If Hawk were not there');
  });

  test('taken as a card that does nothing it is played, and every ruling says so', () => {
    const situation = plain();
    const { total } = ask({ kind: 'courses', situation, from: [] }, 'courses');
    expect(total).toBeGreaterThan(0);
    const { verdict } = ask({ kind: 'claim', situation, claim: 'Weak is deleted' }, 'claim');
    expect(verdict).toBe('always');
    const played = ask({ kind: 'play', situation: { ...situation, script: [0, 0] } }, 'played');
    expect(played.ran.stopped).toBeNull();
    expect(played.board.P2.security).toEqual([{ hidden: 3 }]);
    expect(played.ran.boards.at(-1)?.sides[1].security).toHaveLength(2);
    const said = "Assumed: unknown security cards have no effects and don't battle.";
    expect(played.assumed).toEqual([said]);
    expect(rulingIn('text', 'u', situation.actions, played.ran, played.seen.words, [])).toContain(
      said,
    );
  });

  test('a board that names every security card assumes nothing of them', () => {
    const named = BOARD.replace('turn P1', 'turn P1\nunknown security cards do nothing');
    const { assumed } = ask({ kind: 'play', situation: { ...attacks, board: named } }, 'played');
    expect(assumed).toEqual([]);
  });
});
