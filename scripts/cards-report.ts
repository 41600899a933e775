/**
 * How much of card files the engine plays: `npm run cards:report -- FILE... [--all]`. Takes the
 * three forms of card file that src/card/file knows, and finds out which one it is.
 */
import type { FileCard } from '../src/card/file/file-card.ts';
import { readEffects } from '../src/effect/read/read.ts';
import { cardsReport, isKeptAside, type CardsTally } from '../src/scenario/fit/cards-report.ts';
import { readAsked, refuse } from './asked.ts';
import { openCardFile } from './card-file.ts';

const { values, positionals: files } = readAsked({
  usage: 'npm run cards:report -- FILE.json ... [--all]',
  options: { all: { type: 'boolean' } },
  most: Infinity,
});
if (files.length === 0) refuse('name one or more card files: npm run cards:report -- cards.json');

const cards = new Map<string, FileCard>();
for (const file of files) {
  for (const card of openCardFile(file).cards) cards.set(card.number, card);
}

const all = [...cards.values()];
const report = cardsReport(all);
const kept = cardsReport(
  all.filter(({ number }) => isKeptAside(number)),
  false,
);

const share = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`.padStart(7);
const row = (name: string, { cards: n, whole, lines, read, run }: CardsTally): string =>
  [
    name.padEnd(12),
    String(n).padStart(5),
    share(whole, n),
    String(lines).padStart(7),
    share(read, lines),
    share(run, lines),
  ].join(' ');

console.log('\nset          cards   whole   lines    read     run');
for (const tally of report.sets) console.log(row(tally.set, tally));
console.log(row('all', report));
console.log(row('a fifth', kept));

const times = all
  .flatMap(({ text }) => Object.values(text).flatMap((box) => box.split('\n')))
  .filter((line) => line !== '')
  .map((line) => {
    const start = performance.now();
    readEffects(line);
    return performance.now() - start;
  })
  .toSorted((a, b) => a - b);
console.log(
  `\nreading one line, 95th percentile: ${(times[Math.floor(times.length * 0.95)] ?? 0).toFixed(3)} ms`,
);

console.log(`texts that are accepted and stop the engine: ${report.stopped.length}`);
for (const { text, why } of report.stopped) console.log(`  ${why}: ${text}`);

console.log(
  '\nwhat keeps cards away, without the fifth kept aside (cards that have it, cards that have nothing else):',
);
for (const { found, cards: n, alone, example } of report.obstacles.slice(
  0,
  values.all ? Infinity : 30,
))
  console.log(`${n}  ${alone}  ${found}: ${example.replaceAll('\n', ' ').slice(0, 100)}`);
