/** The component of each kind, loaded when it is needed: for pages that show questions of several kinds one after another. */
import type { Component } from 'svelte';
import type { OtherKind } from '../mark/given.ts';
import type { ChooseBoard } from './choose/board.ts';
import type { KindProps } from './play.ts';

/** What any kind can be given; `drawn` is for cards to mark, `log` for the illegal step of one (made by at-build.ts). */
export interface AnyKindProps extends KindProps {
  drawn: ChooseBoard;
  log: readonly string[];
}

type Loaded = Promise<{ readonly default: Component<AnyKindProps> | Component<KindProps> }>;

const ISLANDS: { readonly [kind in OtherKind]: () => Loaded } = {
  number: () => import('./number/Quiz.svelte'),
  order: () => import('./order/Quiz.svelte'),
  choose: () => import('./choose/Quiz.svelte'),
  must: () => import('./must/Quiz.svelte'),
  rule: () => import('./rule/Quiz.svelte'),
  illegal: () => import('./illegal/Quiz.svelte'),
  reading: () => import('./reading/Quiz.svelte'),
};

/** The component that asks a question of a kind, marks the answer and tells of it. */
export const componentOf = async (kind: OtherKind) => (await ISLANDS[kind]()).default;
