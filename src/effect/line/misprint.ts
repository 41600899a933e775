/** Slips of the print that have one meaning only: lost blanks, doubled words, capitals. */
type Misprint = readonly [name: string, found: RegExp, became: (match: string) => string];

const lower = (found: string): string => found.toLowerCase();
const to = (became: string) => (): string => became;

/** Before notes are taken out. */
export const MISPRINTS: readonly Misprint[] = [
  ['space', /&#160;|&nbsp;/g, to(' ')],
  ['lost keyword', /(?<=\bgains|\band|,) \.(?= ?\()/g, to('')],
  ['bullet', /\s*• */g, to('\n・')],
  ['keyword', /(?<=[Dd])igivoLv\.e/g, to('igivolve')],
  ['lost bracket', /(?<=[.\d])On Play\](?= )/g, to('\n[On Play]')],
  ['capital', /\b[Ss]ecurity Digimon\b/g, to('Security Digimon')],
  [
    'capital',
    /\b(?:Battle Area|Security Stack|DP-Based)\b/g,
    (found) => (found === 'DP-Based' ? 'DP-based' : lower(found)),
  ],
  [
    'capital',
    /(?<=[a-z] )(?:Trash|Cards?|Token)(?= (?:to|in|from|with|without)\b)/g,
    (found) => (found === 'Token' ? found : lower(found)),
  ],
  ['capital', /\btamer(?=s?\b)/g, to('Tamer')],
  ['capital', /(?<=\] )(?:Or|And)(?= \[)/g, lower],
  [
    'capital',
    /(?<=\. )(?:trash|return)(?= )/g,
    (found) => found.charAt(0).toUpperCase() + found.slice(1),
  ],
  ['capital', /\bDNA Digivolve(?=s? into\b)/g, to('DNA digivolve')],
  ['capital', /(?<=[Yy]ou may )Digivolve\b/g, to('digivolve')],
  ['space', /\b(?:with|the|or|and|an?|While|of|for)(?=\[)/g, (found) => `${found} `],
  ['space', /\](?=(?:in|traits?)\b)/g, to('] ')],
  ['space', /\b[Dd]elete(?=\d)|\b[Tt]rash(?=\d)|\bgets?(?=[-+]\d)/g, (found) => `${found} `],
  ['space', /,(?=[<[])(?! ?\])/g, to(', ')],
  ['space', /(?<=\[(?:Once|Twice) Per Turn\])(?=\d)/g, to(' ')],
  ['space', /\bnamefrom\b/g, to('name from')],
  ['space', /\btraitand\b/g, to('trait and')],
  ['space', /\balevel\b/g, to('a level')],
  ['lost letter', /(?<=trait )rom your/g, to('from your')],
  ['lost letter', /\bgers(?= [+-]\d)/g, to('gets')],
  ['lost letter', /\btash(?= the top\b)/g, to('trash')],
  ['lost letter', /\bpayings\b/g, to('paying')],
  ['lost letter', /\b(?<=This Digimon )get(?= [+-]\d)/g, to('gets')],
  ['lost letter', /(?<=\bWhen effects )trashes\b/g, to('trash')],
  ['lost letter', /(?<=\d )if(?= your opponent's\b)/g, to('of')],
  ['lost letter', /(?<=\d )or(?= your \[)/g, to('of')],
  ['lost word', /(?<=until )end of (?=their|your)/g, to('the end of ')],
  ['lost word', /\bleave battle area\b/g, to('leave the battle area')],
  ['lost word', /(?<=^|[.\]] )Reveal top\b/gm, to('Reveal the top')],
  [
    'doubled words',
    /\b(in its name|in any of its traits|in their names|trait|top|the|of) \1\b/g,
    (found) => found.slice(0, (found.length - 1) / 2),
  ],
  // 2-3-6: how older print showed this requirement.
  [
    'keyword',
    /<DNA Digivolution: ([^<>\n]{1,80})>/g,
    (found) => found.replace('<DNA Digivolution', 'DNA Digivolve').slice(0, -1),
  ],
  ['keyword', /DNA Digivolution(?=:|\])/g, to('DNA Digivolve')],
  [
    'note',
    / ?Digivolve unsuspended with the 2 specified Digimon stacked on top of each other\./g,
    to(''),
  ],
];
