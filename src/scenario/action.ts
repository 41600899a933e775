import type { Declaration } from '../engine/resolve.ts';
import type { Setup } from '../engine/run.ts';
import { err, ok, type Result } from '../result/result.ts';

/**
 * Reads what a player does: "Rex attacks the player", "Rex attacks Guard", "P1 passes". Names are labels of Digimon on the
 * board.
 */
export function parseAction(text: string, setup: Setup): Result<Declaration> {
  const words = text.trim();
  const passes = /^P([12]) passes$/.exec(words);
  if (passes !== null) return ok({ kind: 'pass', player: passes[1] === '1' ? 0 : 1 });
  const match = /^(.+) attacks (.+)$/.exec(words);
  if (match === null) {
    return err({
      found: `the action "${words}"`,
      expected: '"X attacks the player", "X attacks Y" or "P1 passes"',
      start: 0,
      end: text.length,
    });
  }
  const labels = setup.start.units.map((unit) => setup.labels[unit.cards[0] ?? -1] ?? '');
  const [, attacker = '', target = ''] = match;
  for (const name of target === 'the player' ? [attacker] : [attacker, target]) {
    if (!labels.includes(name)) {
      const start = text.indexOf(name);
      return err({
        found: `"${name}"`,
        expected: `a Digimon on the board: ${labels.join(', ')}`,
        start,
        end: start + name.length,
      });
    }
  }
  return ok({
    kind: 'attack',
    unit: labels.indexOf(attacker),
    target: target === 'the player' ? 'player' : labels.indexOf(target),
  });
}
