/** The open points of the rules by their ids, for the pages that play a text. Build code. */
import type { Points } from '../../analyse/wire.ts';
import { urlOfPolicy } from '../../rules/policy.ts';
import { policies } from '../corpus.ts';

export const pointsByIds: Points = Object.fromEntries(
  policies
    .filter(({ switchable }) => switchable)
    .map((policy) => [policy.id, { name: policy.name, url: urlOfPolicy(policy) }]),
);
