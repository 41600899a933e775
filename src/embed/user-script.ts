/** /link/ruling-lab.user.js: what embed.js does, on sites that its reader chooses. */

/** What a manager of user scripts reads. `root`: where the rules are, with a slash at the end. */
export function makeUserScript(embed: string, root: string, version: string): string {
  const about = [
    ['name', 'Ruling Lab: rule numbers as links'],
    ['namespace', root],
    ['version', version],
    ['description', 'Links rule numbers of the Digimon Card Game and shows the rule on hover.'],
    ['match', `${root}link/demo/*`],
    ['grant', 'none'],
    ['run-at', 'document-end'],
    ['noframes', ''],
  ] as const;
  const lines = about.map(([name, value]) => `// @${name.padEnd(12)} ${value}`.trimEnd());
  const given = `const rulingLab = ${JSON.stringify({ root, selector: 'body' })};`;
  return [
    ...['// ==UserScript==', ...lines, '// ==/UserScript=='],
    '// Add a line "// @match https://forum.example/*" for each site where you want it.',
    `(() => {\n${given}\n${embed.trim()}\n})();\n`,
  ].join('\n');
}
