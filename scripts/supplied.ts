/** What a bill of materials (CycloneDX) says of the packages that the project is made with. */

/** Licences that ask for no more than to be named and to keep what is of others open. */
const ALLOWED = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0'],
  ...[
    'Apache-2.0',
    'CC0-1.0',
    'Unlicense',
    'Python-2.0',
    'MPL-2.0',
    'Zlib',
    'CC-BY-3.0',
    'CC-BY-4.0',
  ],
]);

/** Of tools that no visitor ever loads. */
const ALLOWED_TOOLS: readonly { readonly name: RegExp; readonly license: string }[] = [
  // The library for images that astro can use, and does not here.
  { name: /^@img\/sharp-/, license: 'LGPL-3.0-or-later' },
  // Letters of the pictures that stand for a page where a link is posted.
  { name: /^@fontsource\//, license: 'OFL-1.1' },
];

export interface Bill {
  readonly components: readonly {
    readonly name: string;
    readonly group?: string;
    readonly version: string;
    readonly hashes?: readonly { readonly alg: string }[];
    readonly licenses?: readonly {
      readonly license?: { readonly id?: string; readonly name?: string };
      readonly expression?: string;
    }[];
  }[];
}

/**
 * One line for each package without a checksum that cannot be forged, or without a licence that we
 * allow.
 */
export function supplyProblems({ components }: Bill): readonly string[] {
  return components.flatMap(({ name: short, group, version, hashes = [], licenses = [] }) => {
    const name = group === undefined ? short : `${group}/${short}`;
    const stated = licenses.map(
      ({ license, expression }) => expression ?? license?.id ?? license?.name ?? '',
    );
    const problems: string[] = [];
    if (!hashes.some(({ alg }) => alg === 'SHA-512'))
      problems.push('the lockfile has no SHA-512 of it: npm install writes it');
    if (stated.length === 0) problems.push('says no licence');
    else if (!stated.some((one) => isAllowed(name, one)))
      problems.push(`its licence ${stated.join(', ')} is not among those allowed in ${PLACE}`);
    return problems.map((problem) => `${name} ${version}: ${problem}`);
  });
}

const PLACE = 'scripts/supplied.ts';

/** Of what may be chosen between (OR) one is enough; of what belongs together (AND) all. */
function isAllowed(name: string, expression: string): boolean {
  const all = expression.replace(/[()]/g, '').split(' OR ');
  return all.some((one) =>
    one
      .split(' AND ')
      .every(
        (id) =>
          ALLOWED.has(id) ||
          ALLOWED_TOOLS.some(({ name: of, license }) => of.test(name) && license === id),
      ),
  );
}
