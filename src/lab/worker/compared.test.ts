// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { notLoaded } from '../../card/file/card-lookup.ts';
import { answerAsk } from './ask.ts';
import { ATTACKS } from './lab-sample.ts';
import { readSituation } from './read.ts';
import type { Situation } from '../../proof/situation.ts';
import type { LabCompared, OfferedChange } from './wire.ts';

const situation: Situation = { ...ATTACKS, script: [0] };
const read = readSituation(situation, notLoaded('open one'));

const offered = (): readonly OfferedChange[] => {
  const reply = answerAsk({ kind: 'changes', turn: 1, situation }, read);
  if (reply.kind !== 'changes') throw new Error(reply.kind);
  return reply.changes;
};

function compare(words: string, script = situation.script): LabCompared {
  const change = offered().find((one) => one.words === words)?.change;
  if (change === undefined) throw new Error(`no change "${words}"`);
  const own = { ...situation, script };
  const reply = answerAsk({ kind: 'compare', turn: 1, situation: own, change }, read);
  if (reply.kind !== 'compared') throw new Error(reply.kind);
  return reply;
}

describe('one thing changed', () => {
  test('facts of every card and the rules of the course are offered', () => {
    const about = new Set(offered().map((one) => one.about));
    expect([...about]).toEqual(expect.arrayContaining(['Rex', 'Gate', 'P2', 'Memory']));
    expect(offered().map(({ words }) => words)).toContain("Rex doesn't have <Piercing>");
    expect(offered().some(({ change }) => change.kind === 'rule')).toBe(true);
  });

  test('the same choices are made, and the first step that differs is told', () => {
    const { at, before, after } = compare("Rex doesn't have <Piercing>");
    expect(before?.chosen).toEqual(after?.chosen);
    expect(at).toBeGreaterThan(2);
    const told = [before, after].map((side) => side?.steps[at ?? 0]?.text);
    expect(told[0]).not.toBe(told[1]);
    expect(before?.steps.slice(0, at ?? 0)).toEqual(after?.steps.slice(0, at ?? 0));
    expect(before?.end).toContain('P2 has nothing in the battle area and 1 security card');
    expect(after?.end).toContain('2 security cards');
  });

  test('a rule is switched off', () => {
    const rules = offered().filter(({ change }) => change.kind === 'rule');
    const differing = rules.filter(({ words }) => compare(words).at !== null);
    expect(differing.length).toBeGreaterThan(0);
  });

  test('where a choice is not offered any more, what happens is told all the same', () => {
    const { problem, after } = compare('Gate is suspended');
    expect(problem).toBe('');
    expect(after?.chosen).toEqual([]);
  });
});
