/** A type's name has one meaning, so that who meets it anywhere knows what it is. */
import ts from 'typescript';
import { scriptOf, type Files } from './sources.ts';

/**
 * Names of types and classes that several files declare, each with these files. Every component has
 * its `Props`; tests may call their own things as they like.
 */
export function doubledTypes(files: Files): readonly string[] {
  const declaring = new Map<string, string[]>();
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith('.test.ts')) continue;
    for (const name of new Set(typesOf(scriptOf(path, text)))) {
      if (name === 'Props' && !path.endsWith('.ts')) continue;
      declaring.set(name, [...(declaring.get(name) ?? []), path]);
    }
  }
  return [...declaring]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.sort().join(', ')}`)
    .sort();
}

/** Types and classes that a script declares at its top level, exported or not. */
const typesOf = (script: string): readonly string[] =>
  ts
    .createSourceFile('file.ts', script, ts.ScriptTarget.Latest)
    .statements.flatMap((statement) =>
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isClassDeclaration(statement)
        ? (statement.name?.text ?? [])
        : [],
    );
