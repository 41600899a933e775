/**
 * `npm run new:ruling -- Q1234`: writes content/rulings/Q1234.md with a ruling to begin with, plays
 * it at once and prints every ending with the rules that decide. With a ruling that exists already:
 * plays and prints that one.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { describeProblem } from '../src/base/result.ts';
import { readAsked, refuse } from './asked.ts';
import { rulingTemplate } from './ruling-template.ts';
import {
  checkRulingAt,
  readableRulings,
  rulingCitations,
  rulingEndings,
  rulingPath,
  rulingPlayed,
} from './rulings.ts';

const {
  positionals: [word = ''],
} = readAsked({ usage: 'npm run new:ruling -- Q1234', most: 1 });
const number = word.toUpperCase();
if (!/^Q\d+$/.test(number))
  refuse(`"${word}" is no number of an official ruling; expected npm run new:ruling -- Q1234`);

const path = rulingPath(number);
const file = `content/rulings/${number}.md`;
const twin = readableRulings().find(({ also = [] }) => also.includes(number));
if (existsSync(path)) console.log(`${file} exists and is left as it is.\n`);
else {
  if (twin !== undefined) console.log(`${twin.path} says that it holds for ${number}, too.`);
  writeFileSync(path, rulingTemplate(number), { flag: 'wx' });
  console.log(`${file} is written.\n`);
}

const checked = checkRulingAt(number);
if (checked.ok) {
  console.log(rulingPlayed(checked.value));
  const noted = rulingCitations.note();
  if (noted.length > 0)
    console.log(
      `Noted in content/rulings/citations.json, which belongs to the change: ${noted.join(', ')}`,
    );
  console.log(
    `Next: edit ${file} and run this again. The site shows it at /rulings/${number.toLowerCase()}/.`,
  );
} else {
  console.log(rulingEndings(number));
  for (const problem of checked.problem) console.error(describeProblem(problem));
  process.exitCode = 1;
}
