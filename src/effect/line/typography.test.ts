import { describe, expect, test } from 'vitest';
import { readEffects, unreadParts } from '../read/read.ts';

/** Lines as they are printed, and each of them as other sources type it. */
const LINES = [
  "[On Play] [When Digivolving] 1 of your opponent's Digimon gets -3000 DP for the turn. Then, <Draw 1>.",
  '[Main] Reveal the top 3 cards of your deck. Add 1 level 4 [Rex] among them to the hand. Return the rest to the bottom of the deck.',
  '[All Turns] [Once Per Turn] When your [Rex]/[Dex] is deleted, this Digimon gets +2000 DP for the turn and gains <Blocker>.',
  '[Your Turn] This Digimon gains "[When Attacking] Gain 1 memory."',
  'Digivolve: 3 from Lv.4 w/[Rex] in name',
  '[Hand] [Main] If you have 2 or more Tamers, by paying 2 cost, place this card as the bottom digivolution card of 1 of your Digimon with the [Beast] trait.',
  "[Main] <Delay>\n・1 of your opponent's Digimon can't unsuspend until their turn ends.",
];

type Damage = readonly [name: string, damage: (line: string) => string];

const swap =
  (...pairs: readonly (readonly [from: string | RegExp, to: string])[]) =>
  (line: string): string =>
    pairs.reduce((now, [from, to]) => now.replaceAll(from, to), line);

const brackets = (open: string, close: string): ((line: string) => string) =>
  swap([/<(?=[A-Z])/g, open], [/(?<=[a-z\d)])>/g, close]);

const TIMING =
  /\[(?:On Play|When Digivolving|Main|All Turns|Once Per Turn|Your Turn|When Attacking|Hand)\]/g;

const DAMAGES: readonly Damage[] = [
  ['curly apostrophes', swap(["'", '’'])],
  ['accents for apostrophes', swap(["'", '´'])],
  ['curly quotation marks', swap([/"([^"]*)"/g, '“$1”'])],
  ['corner brackets for quotation marks', swap([/"([^"]*)"/g, '「$1」'])],
  ['two apostrophes for a quotation mark', swap(['"', "''"])],
  ['≪keyword≫', brackets('≪', '≫')],
  ['«keyword»', brackets('«', '»')],
  ['《keyword》', brackets('《', '》')],
  ['＜keyword＞', brackets('＜', '＞')],
  ['&lt;keyword&gt;', brackets('&lt;', '&gt;')],
  ['【timing】', swap(['[', '【'], [']', '】'])],
  ['［timing］', swap(['[', '［'], [']', '］'])],
  ['full-width digits', swap([/\d/g, '$&'])],
  ['full-width signs', swap(['+', '＋'], [/-(?=\d)/g, '－'], [': ', '：'])],
  ['a dash for a minus', swap([/-(?=\d)/g, '—'])],
  ['no blank behind full stops', swap([/\. (?=[A-Z\d<])/g, '.'])],
  ['no blank behind commas', swap([', ', ','])],
  ['blanks in front of commas', swap([', ', ' , '])],
  ['two blanks', swap([' ', '  '])],
  ['blanks of other widths', swap([' ', '\u3000'])],
  ['invisible signs', swap([' ', '\u200b '], ['Digimon', 'Digi\u00admon'])],
  ['glued timings', swap(['] [', ']['])],
  ['a colon behind timings', swap([/(?<=\[(?:Turn|Play|Main|Digivolving)\]) (?!\[)/g, ': '])],
  ['a line break behind timings', swap([/(?<=(?:Turn|Play|Main|Digivolving)\]) (?=[A-Z])/g, '\n'])],
  ['HTML around timings', (line) => line.replace(TIMING, '<strong>$&</strong>')],
  ['marks around timings', (line) => line.replace(TIMING, '**$&**')],
  ['HTML line breaks', swap(['\n', '<br/>'], ['. Then', '.<br>Then'])],
  ['other entities', swap(["'", '&#039;'], ['"', '&quot;'])],
  ['other bullets', swap(['・', '● '])],
  ['hyphens for bullets', swap(['・', '- '])],
  ['Lv. 4', swap([/\blevel (?=\d)/g, 'Lv. '])],
  ['lv4', swap([/\blevel (?=\d)/g, 'lv'])],
  ['Level 4', swap([/\blevel (?=\d)/g, 'Level '])],
  ['DP+3000', swap([/([-+]\d+) DP/g, 'DP$1'])],
  ['DP +3000', swap([/([-+]\d+) DP/g, 'DP $1'])],
  ['3000DP', swap([/(\d) DP/g, '$1DP'])],
  ['3,000 DP', swap([/(\d)(000) DP/g, '$1,$2 DP'])],
  ['two full stops', swap([/\.$/g, '..'])],
  ['blanks inside brackets', swap([/\[([^\]\n]+)\]/g, '[ $1 ]'], [']/[', '] / ['])],
  ['a line broken in front of "of"', swap([/ of (?=your|the)/g, '\nof '])],
  ['a line broken behind "your"', swap(['your ', 'your\n'])],
  ['a line broken in front of "Digimon"', swap([/(?<=this|other) (?=Digimon)/g, '\n'])],
  ['a note in square brackets', swap(['<Blocker>', '<Blocker> [Suspend it to block with it.]'])],
  ['a note in braces', swap(['<Blocker>', '<Blocker> {Suspend it to block with it}'])],
  ['a note in wide brackets', swap(['<Blocker>', '<Blocker>（Suspend it to block with it.）'])],
];

describe('a text as other sources type it is read as it is printed', () => {
  test.each(DAMAGES)('%s', (name, damage) => {
    const harm =
      name === 'full-width digits'
        ? swap(...[...'0123456789'].map((digit) => [digit, wide(digit)] as const))
        : damage;
    const damaged = LINES.filter((line) => harm(line) !== line);
    expect(damaged).not.toEqual([]);
    for (const line of damaged) {
      expect(bare(harm(line))).toBe(bare(line));
      expect(unreadParts(readEffects(harm(line)))).toEqual([]);
    }
  });
});

const wide = (digit: string): string => String.fromCharCode(digit.charCodeAt(0) + 0xfee0);

/** As it is read; "Lv.4" is a level, however it is written. */
const bare = (line: string): string => readEffects(line).text.replace(/\blevel (?=\d)/g, 'Lv.');

describe('what could mean something else is left alone', () => {
  test.each([
    ['a name with a full-width sign', '[On Play] You may play 1 [Rex：Ｘ] from your hand.'],
    ['a name with a comma', '[On Play] You may play 1 [Rex,dex] from your hand.'],
    ['a name with a full stop', '[On Play] You may play 1 [Dr.Rex] from your hand.'],
    ['dots where a text was cut off', '[On Play] Gain 1 memory…'],
    [
      'what may be for that turn alone, or an effect of its own',
      '[Your Turn] This Digimon gets +1000 DP.This Digimon gains <Blocker>.',
    ],
    ['the same of a keyword', '[All Turns] Your [Rex] get +1000 DP.<Blocker>'],
    ['a line of its own', '[On Play] Gain 1 memory.\nThis Digimon gets +1000 DP.'],
    ['a line without its full stop', '[On Play] Gain 1 memory\n[On Deletion] Gain 1 memory'],
  ])('%s', (_, line) => {
    expect(readEffects(line).text).toBe(line);
    expect(readEffects(line).mends).toEqual([]);
  });
});
