import type { RuleNumber } from '../../rules/number/numbers.ts';
import { Halt, type ChoiceKind, type PaymentGuide, type Run } from './run.ts';
import type { Option, Optional } from './option.ts';
import type { Player } from '../../base/player.ts';

/**
 * The only door for a player's decision. One option is no decision and takes no place in the
 * script. Past the end of the script the first option is taken, or the run halts when a person is
 * to be asked. Options are made of the values only when somebody reads them.
 */
export function choose<T>(
  run: Run,
  player: Player,
  kind: ChoiceKind,
  rule: RuleNumber,
  options: readonly T[],
  optionOf: (value: T) => Option,
): T {
  if (run.guide !== null && run.guide.ways !== null && options.length > 1)
    return guided(run, run.guide, player, kind, rule, options, optionOf);
  const allowed =
    run.barred.length === 0 ? options : withoutBarred(run, player, kind, rule, options);
  if (allowed !== options) return choose(run, player, kind, rule, allowed, optionOf);
  const first = options[0];
  if (first === undefined) throw new Error(`no option for ${kind}`);
  const { picks } = run.setup;
  // What is left before a payment is counted among all options.
  if (picks !== undefined && options.length > 1 && run.guide === null) {
    const left = picks({ player, kind, rule, options: options.map(optionOf) });
    const kept = left.flatMap((i) => options.slice(i, i + 1));
    if (kept.length > 0 && kept.length < options.length)
      return choose(run, player, kind, rule, kept, optionOf);
  }
  const wants = run.trace !== null || run.ask || run.onOffer !== null;
  const choice = wants ? { player, kind, rule, options: options.map(optionOf) } : null;
  if (choice !== null) run.onOffer?.(choice);
  if (options.length === 1) return first;
  const place = run.taken.length;
  const scripted = run.script[place];
  if (scripted === undefined && run.ask && choice !== null) throw new Halt(choice);
  const index = scripted ?? 0;
  const option = options[index];
  if (option === undefined) {
    throw new Error(`script asks for option ${index} of ${options.length} at choice ${place}`);
  }
  run.taken.push({ choice, player, kind, rule, index, width: options.length });
  return option;
}

/** Whether a player carries something out. */
export const chooseWhether = (
  run: Run,
  player: Player,
  kind: ChoiceKind,
  rule: RuleNumber,
  deed: () => Optional,
): boolean =>
  choose(run, player, kind, rule, [true, false], (yes) =>
    yes ? deed() : { kind: 'decline', of: deed() },
  );

/**
 * 1-3-11-3: of what the player who pays could choose, what still leads to a cost that can be paid.
 */
function guided<T>(
  run: Run,
  guide: PaymentGuide,
  player: Player,
  kind: ChoiceKind,
  rule: RuleNumber,
  options: readonly T[],
  optionOf: (value: T) => Option,
): T {
  const { ways, made } = guide;
  const leads = (_: T, i: number): boolean =>
    ways?.some((way) => way[made.length] === i && made.every((one, at) => way[at] === one)) ===
    true;
  const open = player === guide.player ? options.filter(leads) : options;
  run.guide = null;
  const option = choose(run, player, kind, rule, open.length === 0 ? options : open, optionOf);
  run.guide = guide;
  made.push(options.indexOf(option));
  return option;
}

/** 18-3-3: what kept an infinite loop going is not chosen again. */
function withoutBarred<T>(
  run: Run,
  player: Player,
  kind: ChoiceKind,
  rule: RuleNumber,
  options: readonly T[],
): readonly T[] {
  const bars = run.barred.filter(
    (bar) =>
      bar.player === player &&
      bar.kind === kind &&
      bar.rule === rule &&
      bar.width === options.length,
  );
  if (bars.length === 0) return options;
  const left = options.filter((_, i) => !bars.some((bar) => bar.index === i));
  return left.length === 0 || left.length === options.length ? options : left;
}
