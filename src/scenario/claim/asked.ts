/**
 * A set of rules switched off that has none, and remembers which rules the engine asked for. A run
 * under which nothing is switched off asks for nothing, so that the set is not an empty one.
 */
export class AskedRules extends Set<string> {
  readonly rules = new Set<string>();

  constructor() {
    super(['no rule']);
  }

  override has(rule: string): boolean {
    this.rules.add(rule);
    return false;
  }
}
