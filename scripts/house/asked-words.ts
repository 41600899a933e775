/**
 * No English is parsed back: what a spelling means is a field of its row, what a word of a closed
 * list means is in a table beside it, and code asks these. Above `effect` no file asks a node how
 * it is spelled, and none takes words apart that the project made itself.
 */
import { relative, resolve } from 'node:path/posix';
import ts from 'typescript';
import { floorOf, FLOORS } from './floors.ts';
import type { Files } from './sources.ts';

/** What looks for words in others; `test` and `exec` are of a pattern. */
const SEEKING: ReadonlySet<string> = new Set([
  'startsWith',
  'endsWith',
  'includes',
  'indexOf',
  'lastIndexOf',
  'match',
  'matchAll',
  'search',
]);
const OF_PATTERN: ReadonlySet<string> = new Set(['test', 'exec']);
/** What takes them apart besides. */
const CUTTING: ReadonlySet<string> = new Set([
  'split',
  'slice',
  'substring',
  'replace',
  'replaceAll',
  'charAt',
]);

/** A text as somebody wrote it. */
const AS_WRITTEN = 'text';

/** What is told of a game: its steps, and what players choose. */
const TOLD = ['src/scenario/play/', 'src/ui/steps/endings.ts'] as const;

/** Above it trees are asked what they say. */
const EFFECT = FLOORS.indexOf('effect');

/** Here sentences are made, and texts at random: nothing is asked of what somebody else said. */
const MAKING = /^src\/scenario\/(?:play\/tell|refer\/|random\/|trial\/|second\/|shortcut\/)/;

const isAsked = (path: string): boolean =>
  path.endsWith('.ts') &&
  !/(?:\.test|-sample)\.ts$/.test(path) &&
  floorOf(path) > EFFECT &&
  !MAKING.test(path);

/** Each place, with what is asked there. */
export function askedWords(files: Files): readonly string[] {
  const paths = Object.keys(files).filter(isAsked);
  const program = ts.createProgram(paths, OPTIONS, hostOf(files));
  const checker = program.getTypeChecker();
  return paths.flatMap((path) => {
    const file = program.getSourceFile(path);
    return file === undefined ? [] : askedIn(file, path, checker);
  });
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.Latest,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  strict: true,
  types: [],
};

/** Reads these files as they are given, and only what describes the language from the disk. */
function hostOf(files: Files): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS);
  const given = (name: string): string | undefined => files[relative(process.cwd(), name)];
  return {
    ...host,
    fileExists: (name) => given(name) !== undefined,
    directoryExists: () => true,
    readFile: (name) => given(name) ?? host.readFile(name),
    getSourceFile(name, version) {
      const text = given(resolve(name)) ?? host.readFile(name);
      return text === undefined ? undefined : ts.createSourceFile(name, text, version, true);
    },
  };
}

function askedIn(file: ts.SourceFile, path: string, checker: ts.TypeChecker): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (asksForm(node, checker) || takesApart(node, checker)) {
      found.push(`${path}: ${node.getText().replaceAll(/\s+/g, ' ')}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** `event.form`, `{ form }` of a node, `'form' in event`. */
function asksForm(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword)
    return ts.isStringLiteral(node.left) && node.left.text === 'form';
  if (ts.isPropertyAccessExpression(node) && node.name.text === 'form')
    return isIn('src/effect/', checker.getSymbolAtLocation(node.name));
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return false;
  const name = node.propertyName ?? node.name;
  if (!ts.isIdentifier(name) || name.text !== 'form') return false;
  return isIn('src/effect/', checker.getTypeAtLocation(node.parent).getProperty('form'));
}

const isIn = (folder: string, symbol: ts.Symbol | undefined): boolean =>
  symbol?.declarations?.some((one) => one.getSourceFile().fileName.includes(folder)) ?? false;

/** `what.endsWith('this turn')`, `/battle/.test(cause)`, `JSON.stringify(tree).includes(...)` */
function takesApart(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression: on, name } = node.expression;
  const sought = SEEKING.has(name.text)
    ? on
    : OF_PATTERN.has(name.text)
      ? node.arguments[0]
      : undefined;
  if (sought !== undefined && isTreeAsText(sought)) return true;
  const words = CUTTING.has(name.text) ? on : sought;
  return words !== undefined && areOurs(words, checker);
}

const isTreeAsText = (words: ts.Expression): boolean =>
  ts.isCallExpression(words) && words.expression.getText() === 'JSON.stringify';

/** Words of a closed list, or those that a node or what is told of a game keeps. */
function areOurs(words: ts.Expression, checker: ts.TypeChecker): boolean {
  // `phrase.cause ?? ''`
  if (ts.isBinaryExpression(words)) return areOurs(words.left, checker);
  const type = checker.getNonNullableType(checker.getTypeAtLocation(words));
  const kinds = type.isUnion() ? type.types : [type];
  const literals = kinds.flatMap((one) => (one.isStringLiteral() ? one.value : []));
  if (literals.length === kinds.length)
    return literals.length > 1 && literals.some((word) => /[a-z]/i.test(word));
  if (!kinds.every((one) => (one.flags & ts.TypeFlags.StringLike) !== 0)) return false;
  const symbol = symbolOf(words, checker);
  if (symbol === undefined || (symbol.flags & ts.SymbolFlags.Property) === 0) return false;
  return (
    (isIn('src/effect/tree/', symbol) && symbol.name !== AS_WRITTEN) ||
    TOLD.some((folder) => isIn(folder, symbol))
  );
}

/** The field that an expression reads, also where it was taken out of its node before. */
function symbolOf(words: ts.Expression, checker: ts.TypeChecker): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(
    ts.isPropertyAccessExpression(words) ? words.name : words,
  );
  const declared = symbol?.declarations?.[0];
  if (declared === undefined || !ts.isBindingElement(declared)) return symbol;
  const name = (declared.propertyName ?? declared.name).getText();
  return checker.getTypeAtLocation(declared.parent).getProperty(name);
}
