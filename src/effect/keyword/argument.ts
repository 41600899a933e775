/** Parameters of keywords, put into the words that the reader of effect text knows. */

/** "Black", "[Puppet] Trait" -> "black Digimon", "Digimon with the [Puppet] trait". */
export function filterWords(argument: string): string {
  const colours =
    /^(?:Red|Blue|Yellow|Green|Black|Purple|White)(?:\/(?:Red|Blue|Yellow|Green|Black|Purple|White))*$/i.exec(
      argument.trim(),
    );
  if (colours !== null) return `${colours[0].toLowerCase()} Digimon`;
  const trait = /^(\[.+\]) traits?$/i.exec(argument.trim());
  if (trait !== null) return `Digimon with the ${trait[1] ?? ''} trait`;
  return `Digimon with ${argument.trim()}`;
}

/**
 * "blue Lv.4" -> "blue level 4 card", "Lv.4 or lower w/[Aqua] trait" -> "level 4 or lower card with
 * the [Aqua] trait".
 */
export function cardWords(argument: string): string {
  const text = argument.trim();
  const level = /Lv\.(\d+)( or (?:lower|higher))?/.exec(text);
  const colour =
    /\b(?:red|blue|yellow|green|black|purple|white)(?:\/(?:red|blue|yellow|green|black|purple|white))*\b/i.exec(
      text,
    );
  const trait = /\[([^\]]+)\] trait/i.exec(text);
  const name = trait === null ? /\[([^\]]+)\]/.exec(text) : null;
  if (name !== null) return `[${name[1] ?? ''}]`;
  const words = [
    colour?.[0].toLowerCase() ?? '',
    level === null ? '' : `level ${level[1] ?? ''}${level[2] ?? ''}`,
    'Digimon card',
    trait === null ? '' : `with the [${trait[1] ?? ''}] trait`,
  ];
  return words.filter((word) => word !== '').join(' ');
}

/** "[Code] trait" -> "card with the [Code] trait"; a link card may be of any category. */
export function linkWords(argument: string): string {
  const text = argument.trim();
  if (/^\[[^[\]]+\]$/.test(text)) return text;
  const trait = /^(\[[^[\]]+\](?:(?:\/| or )\[[^[\]]+\])*) trait$/i.exec(text);
  return trait === null ? `card with ${text}` : `card with the ${trait[1] ?? ''} trait`;
}
