/** "Among them, add 1 [A] to the hand and place 1 [B] under ...": the area of all that follows. */
import type { Action, Place, Sentence, Target } from '../../effect/tree/tree.ts';
import { areCards } from '../../effect/tree/closed/noun.ts';

/** The same sentence with the area behind each of the cards, where it can only be that. */
export function withAreaBehind(sentence: Sentence): Sentence {
  const { among, ...rest } = sentence;
  if (among === undefined) return sentence;
  const place: Place = { kind: 'among', form: 'among them', span: sentence.span };
  const processes = rest.processes.map((process) => {
    const action = withArea(process.action, place);
    return action === null ? null : { ...process, action };
  });
  return processes.includes(null)
    ? sentence
    : { ...rest, processes: processes.flatMap((one) => one ?? []) };
}

/** `null`: what it is done to are no cards without an area. */
function withArea(action: Action, place: Place): Action | null {
  switch (action.kind) {
    case 'add to hand':
    case 'play':
    case 'place':
    case 'trash cards':
    case 'use':
    case 'play or use': {
      const target = placed(action.target, place);
      return target === null ? null : { ...action, target };
    }
    default:
      return null;
  }
}

function placed(target: Target, place: Place): Target | null {
  switch (target.kind) {
    case 'cards':
      return target.place === undefined ? { ...target, place } : null;
    case 'choose': {
      const { n, upTo, noun, filters, span } = target;
      if (
        !(noun === '' || areCards(noun)) ||
        target.side !== 'either' ||
        target.other ||
        target.anyNumber === true
      )
        return null;
      return { kind: 'cards', n, upTo, noun, filters, place, span };
    }
    case 'both':
    case 'either': {
      const targets = target.targets.map((one) => placed(one, place));
      return targets.includes(null)
        ? null
        : { ...target, targets: targets.flatMap((one) => one ?? []) };
    }
    default:
      return null;
  }
}
