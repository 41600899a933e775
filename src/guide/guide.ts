import { z } from 'zod';
import { eachOnce } from '../base/each-once.ts';
import type { EffectCategory } from '../effect/category.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import type { Marked } from '../quiz/mark/grade.ts';

/** What a guide points to. */
const name = (): z.ZodString => z.string().max(100);

/** The front matter of a guide. Each field says what an author writes there. */
export const guideSchema = z.strictObject({
  title: z.string().min(3).max(150).describe('What the article is about, in a few words.'),
  lead: z.string().min(20).max(600).describe('One or two sentences: what a reader knows after it.'),
  order: z.number().int().min(1).max(99).describe('Its place among the guides, from 1.'),
  explains: eachOnce(z.array(name()).min(1).max(40)).describe(
    'Chapters and sections of the rules that it explains, as "15-4"; their pages name it.',
  ),
  keywords: eachOnce(z.array(name()).max(40)).describe(
    'Slugs of keyword effects to look at next, as "piercing".',
  ),
  questions: eachOnce(z.array(name()).max(40)).describe(
    'Questions to try next, as "piercing/on-deletion".',
  ),
  terms: eachOnce(z.array(name()).max(40)).describe('Names of terms of the glossary that it uses.'),
});

export type GuideFields = z.infer<typeof guideSchema>;

/** An article with its live examples read, resolved and found to be as it says. */
export interface Guide extends GuideFields {
  /** `the-attack`, from the path of its file; also its address. */
  readonly id: string;
  /** What stands in its fenced blocks, in the order of the text. */
  readonly examples: readonly Example[];
  /** The headings of its second level with the words below them. */
  readonly sections: readonly Section[];
}

export interface Section {
  readonly heading: string;
  /** Markdown without the fenced blocks. */
  readonly text: string;
}

export type Example = ScenarioExample | EffectExample;

/** A board that can be played. */
export interface ScenarioExample {
  readonly kind: 'scenario';
  readonly caption: string;
  readonly board: string;
  readonly scenario: Scenario;
  readonly marked: Marked;
  /** The choices of the ending that is shown first. */
  readonly script: readonly number[];
}

/** Lines of effect text, each taken apart. */
export interface EffectExample {
  readonly kind: 'effect';
  readonly lines: readonly WorkedLine[];
}

export interface WorkedLine {
  readonly text: string;
  /** What to see in it, in the author's words. */
  readonly note: string;
  readonly category: EffectCategory;
  readonly choice: EffectChoice;
}

/** Whether the player can leave it (15-9); persistent effects leave nothing to do. */
export type EffectChoice = 'mandatory' | 'optional' | 'none';
