/** Changes of a board that must not change how it ends, or only the names in it. */
import { breeding, exchange, inHand, inTrash, rename, reorder, tamer } from './change-board.ts';
import {
  bystander,
  inherited,
  itselfByThis,
  metByAll,
  objectByName,
  otherHolder,
  subjectByName,
  triggerByName,
} from './change-words.ts';
import type { TrialChange } from './changed.ts';

export const CHANGES: Readonly<Record<string, TrialChange>> = {
  'other names': rename,
  'another order': reorder,
  'sides exchanged': exchange,
  'a Tamer more for P1': tamer('P1'),
  'a Tamer more for P2': tamer('P2'),
  'a Digimon more in the breeding area of P1': breeding('P1'),
  'a Digimon more in the breeding area of P2': breeding('P2'),
  'a card more in the trash of P1': inTrash('P1'),
  'a card more in the trash of P2': inTrash('P2'),
  'a card more in the hand of P1': inHand('P1'),
  'a card more in the hand of P2': inHand('P2'),
  'a filter that all meet': metByAll,
  'a strong Digimon more for P1 that no filter is met by': bystander('P1', 15_000),
  'a strong Digimon more for P2 that no filter is met by': bystander('P2', 15_000),
  'a weak Digimon more for P1 that no filter is met by': bystander('P1', 2_000),
  'a weak Digimon more for P2 that no filter is met by': bystander('P2', 2_000),
  '"When this Digimon" by its name': triggerByName,
  '"this Digimon gets" by its name': subjectByName,
  '"suspend this Digimon" by its name': objectByName,
  '"it" as "this Digimon"': itselfByThis,
  'another holder': otherHolder,
  'as an inherited effect': inherited,
};
