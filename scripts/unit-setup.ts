/**
 * What holds for all unit tests: several files read the boards of all the content, and a worker
 * reads each of their cards once. They have about 6,000 cards.
 */
import { keepCards } from '../src/card/read.ts';

keepCards(10_000);
