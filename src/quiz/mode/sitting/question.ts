/**
 * What sets up, asks and marks a question of any kind. The engine comes with it, so the modes load
 * it with the first question that is dealt.
 */
export { markGiven, setUp } from './play.ts';
export { default as Question } from './Question.svelte';
