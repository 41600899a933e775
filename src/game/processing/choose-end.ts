import { choose } from '../run/choose.ts';
import type { Option } from '../run/option.ts';
import type { Run } from '../run/run.ts';
import type { Context } from '../is/context/context.ts';

type OfStack = NonNullable<Extract<Option, { kind: 'end of deck' }>['of']>;

/** "the top or bottom": its player says which, as with all that a text leaves open (15-10-2-1). */
export const chooseEnd = (run: Run, context: Context, of?: OfStack): 'top' | 'bottom' =>
  choose(run, context.chooser, 'target', '15-10-2-1', ['top', 'bottom'] as const, (end) => ({
    kind: 'end of deck',
    end,
    ...(of === undefined ? {} : { of }),
  }));
