/** A set of rules switched off that has none, and remembers which rules the engine asked for. */
export class AskedRules extends Set<string> {
  readonly rules = new Set<string>();

  override has(rule: string): boolean {
    this.rules.add(rule);
    return false;
  }
}
