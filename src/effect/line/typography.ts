/**
 * Marks as other sources type them: brackets and quotation marks of other scripts, full-width
 * signs, HTML, lost blanks, lines broken in the middle. Each has one meaning only.
 */
type TypedMark = readonly [name: string, found: RegExp, became: (match: string) => string];

const to = (became: string) => (): string => became;

/** What is typed for a mark; also in names and traits. */
const SIGNS: { readonly [sign: string]: string } = {
  ...each("'", '’‘‛`´ʼ＇'),
  ...each('"', '“”„‟＂「」『』'),
  ...each('<', '＜≪《〈⟨⟪«‹'),
  ...each('>', '＞≫》〉⟩⟫»›'),
  ...each('[', '［【〔'),
  ...each(']', '］】〕'),
};

function each(sign: string, typed: string): { readonly [sign: string]: string } {
  return Object.fromEntries([...typed].map((one) => [one, sign]));
}

const ENTITIES: { readonly [entity: string]: string } = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#34;': '"',
  '&apos;': "'",
  '&#39;': "'",
  '&#039;': "'",
  '&#x27;': "'",
  '&rsquo;': "'",
  '&lsquo;': "'",
  '&ldquo;': '"',
  '&rdquo;': '"',
  '&#8217;': "'",
  '&#160;': ' ',
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Full-width letters, digits and signs lie as far from the others as this. */
const FULL_WIDTH = 0xfee0;

const halfWidth = (found: string): string =>
  String.fromCharCode(found.charCodeAt(0) - FULL_WIDTH) + (found === '：' ? ' ' : '');

/** Outside square brackets, where names stand. */
const outside =
  (change: (found: string) => string) =>
  (found: string): string =>
    found.startsWith('[') ? found : change(found);

/** Behind these words a sentence goes on, whatever the next line begins with. */
const GOES_ON = [
  'a|an|the|of|to|with|and|or|by|in|from|your|their|its|this|that|other|next|if|when|while|for',
  'into|is|are|may|every|each|any|all|up|than|has|have|gains?|gets?|on|under|as|at|during|until',
].join('|');

/** Before all other mends. */
export const SIGN_MENDS: readonly TypedMark[] = [
  ['invisible sign', /[\u200b-\u200d\u2060\ufeff\u00ad]/g, to('')],
  ['line break', / *<br ?\/?> */g, to('\n')],
  ['HTML', /<\/?(?:b|i|u|em|strong|span|p|div|font)(?: [^<>\n]{0,80})?>/g, to('')],
  ['HTML', /&(?:[a-z]{2,5}|#x?[0-9a-f]{2,4});/g, (found) => ENTITIES[found] ?? found],
  [
    'full-width brackets',
    /[＜＞≪≫《》〈〉⟨⟩⟪⟫«»‹›［］【】〔〕]/g,
    (found) => SIGNS[found] ?? found,
  ],
  ['quotation mark', /[’‘‛`´ʼ＇“”„‟＂「」『』]/g, (found) => SIGNS[found] ?? found],
  ['quotation mark', /''/g, to('"')],
  ['minus sign', /[−–—－](?=[\d０-９])/g, to('-')],
  ['full-width sign', /\[[^[\]\n]*\]|[！＃-＆（）＊＋．-；＝？-Ｚａ-ｚ]/g, outside(halfWidth)],
  ['full stop', /。 ?(?=\S)/g, to('. ')],
  ['full stop', /。/g, to('.')],
];

/** Behind those of single signs, with spaces as they should be. */
export const TYPING_MENDS: readonly TypedMark[] = [
  ['bullet', /^ ?(?:[·･‣●] ?|- (?=[A-Z\d<]))/gm, to('・')],
  ['markup', /\*\*/g, to('')],
  // Explained in brackets that are not for that.
  [
    'note',
    /(?<=> ?)\[[A-Z][^[\]\n]{20,200}\.\]|(?<=> ?)\{[A-Z][^{}\n]{20,200}\}/g,
    (found) => `(${found.slice(1, -1)})`,
  ],
  ['DP', /\bDP ?[-+]\d{4,5}\b(?! ?DP)/g, (found) => `${found.slice(2).trim()} DP`],
  ['space', /(?<=\d)DP\b/g, to(' DP')],
  ['comma in a number', /(?<=\b\d{1,2}),(?=\d{3} DP\b)/g, to('')],
  ['space', /\[[^[\]\n]*\]|,(?=[a-z])/g, outside(to(', '))],
  ['space', /(?<=[a-z\]]) (?=[,;](?: |$))/g, to('')],
  ['space', /\] \/ \[/g, to(']/[')],
  ['space', /\[ [^[\]\n]{1,60} \]/g, (found) => `[${found.slice(2, -2)}]`],
  ['capital', /\b(?:lv|LV)\.? ?(?=\d)|\bLv(?:\. | )(?=\d)/g, to('Lv.')],
  ['capital', /(?<=[a-z\d\]/] )Level(?= \d)/g, to('level')],
  ['spelling', /\bcolour(?=s?\b|ed\b)/g, to('color')],
  ['space', /(?<=<[A-Z][A-Za-z. ]{2,20} [-+]) (?=\d)/g, to('')],
  ['keyword', /<(?:Security|Sec)\.? ?Atk\.? ?(?=[-+])/g, to('<Security A. ')],
  ['keyword', /(?<=<Recovery \+\d )\[Deck\](?=>)/g, to('(Deck)')],
  // A line broken in the middle of a sentence.
  ['line break', /(?<=[a-z\d,\]>"']) ?\n(?=[a-z+])/g, to(' ')],
  ['line break', /(?<=[a-z\d]) ?\n(?=(?:Digimon|Tamers?|Option|DP)\b)/g, to(' ')],
  [
    'line break',
    /(?<=^\[(?:DNA Digivolve|Digivolve|DigiXros|Assembly|Burst Digivolve|App Fusion|Link)[ \d-]*\]) ?\n/gm,
    to(' '),
  ],
  ['line break', / ?\n(?=(?:: )?Cost \d)/g, to(' ')],
  ['line break', /\[[^[\]\n]{1,30}\n[^[\]\n]{1,30}\]/g, (found) => found.replace('\n', ' ')],
  ['line break', new RegExp(`(?<=\\b(?:${GOES_ON})|,|[a-z]'s) ?\\n(?![・\\n])`, 'g'), to(' ')],
  // No effect begins with these.
  [
    'line break',
    /\n(?=(?:Then|After|Otherwise|If not),|If you (?:do|did|don't|didn't)\b)/g,
    to(' '),
  ],
];
