/** What pages are made of at build time, for the kinds that are marked by other means than claims. */
import type { Ask } from './index.ts';
import { decideIllegal } from './illegal/decide.ts';
import { makeScenarioFile } from '../../scenario/file/scenario-file.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { tell } from '../../scenario/play/tell.ts';
import type { Reveal } from '../feedback/reveal.ts';

/** Board and what is asked as data. */
export const packed = (ask: Ask, scenario: Scenario | null): string =>
  JSON.stringify({ scenario: scenario && makeScenarioFile(scenario), ask });

/** The log of a question that asks for its illegal step, in words. */
export const logOf = (ask: Ask, scenario: Scenario | null): readonly string[] =>
  ask.kind === 'illegal' && scenario !== null
    ? decideIllegal(scenario, ask).log.map((step) => tell(step, scenario.setup.labels))
    : [];

/** Rules that are named in asking and in telling, beside those of the resolution. */
export const rulesNamed = (ask: Ask, shown: Reveal): readonly string[] => [
  ...('rules' in ask ? ask.rules.map(({ rule }) => rule) : []),
  ...(ask.kind === 'reading' ? ask.pieces.flatMap(({ rule }) => rule ?? []) : []),
  ...shown.answers.flatMap(({ note }) => note?.rule ?? []),
];
