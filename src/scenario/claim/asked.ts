let made = 0;

/**
 * A set of rules switched off, none unless it is said, that remembers which rules the engine asked
 * for: switching off another one changes nothing. A run under which nothing is switched off asks
 * for nothing, and what was found under a set may be known by its members; so each set has a member
 * of its own, which is no rule.
 */
export class AskedRules extends Set<string> {
  readonly rules = new Set<string>();
  readonly #off: ReadonlySet<string>;

  constructor(off: ReadonlySet<string> = new Set()) {
    super([...off, `asked ${made++}`]);
    this.#off = off;
  }

  override has(rule: string): boolean {
    this.rules.add(rule);
    // Who asks for these rules may look on as well.
    return this.#off.has(rule);
  }
}
