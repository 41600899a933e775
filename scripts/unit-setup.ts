/**
 * What holds for all unit tests: several files read the boards of all the content, and a worker
 * reads each of their cards once. They have about 6,000 cards. And programs that they start are
 * compiled once.
 */
import { keepCards } from '../src/card/read.ts';
import { COMPILED } from './run.ts';

process.env['NODE_COMPILE_CACHE'] ??= COMPILED;
keepCards(10_000);
