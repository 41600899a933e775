/**
 * Which modules of the pages go into one file. Left alone, the bundler makes a file of every set of
 * modules that the same pages use: a question's page would load twenty small ones, which compress
 * badly, and on a slow line each file costs a trip. Here all that questions ask with is one file,
 * all that marks answers another one, what most islands share is one with Svelte, what the modes
 * share one more, what chooses questions another, and the styles of questions are one file; what
 * the other pages use stays as small as it was.
 */
import type { Plugin } from 'vite';

/** The page of a question; and what marks answers, which comes when somebody is about to answer. */
const QUESTION = /\/src\/quiz\/kind\/\w+\/Quiz\.svelte$/;
const MARKING =
  /\/src\/quiz\/(kind\/\w+\/(feedback|marking)\.ts|page\/(marking\.ts|Done\.svelte))$/;
/** Most questions are of this kind. */
const MARKS_MOST = /\/kind\/answers\/marking\.ts$/;
/** What loads the engine besides, from the start or as soon as a person asks for it. */
const PLAYING = /\/src\/quiz\/endless\/Endless\.svelte$|\/(PlayScript|Later)\.astro\?/;
const MODE = /\/src\/quiz\/mode\/\w+\/\w+\.svelte$/;
/** The pages that read effects and cards: by which of them a module is used cuts nothing finer. */
const READING = /\/src\/(analyse\/Reader|cards\/(Cards|FillIn))\.svelte$/;
/** Parts of a question, some of which come later. */
const ASKED = /\/src\/quiz\/(page|form|whatif|kind|mode\/sitting)\//;
/** The lists of questions, which load no Svelte. */
const LIST = /\/pages\/quiz\/(all|index|\[topic\]\/index)\.astro\?/;
const SVELTE = /\/svelte\/src\/internal\/client\/runtime\.js$/;
/** What so many islands share is in one file with Svelte, since all of them load that. */
const MANY = 10;
/** What so many modes share is one file. */
const MOST_MODES = 5;
/** What says which questions somebody wants; the modes that let one choose take most of it. */
const CHOICE = /\/src\/quiz\/mode\/(practice\/(filter|filter-address|words)|train\/themes)\.ts$/;
/** What wakes an island. */
const RENDERER = /\/client\.svelte\.js$/;

/** Imported by all that imports later; most of it is left out where nothing needs it. */
const PRELOAD = /preload-helper/;

interface Chunk {
  readonly name: string;
  /** What is imported has a higher one than what imports it. */
  readonly priority: number;
}

const ENGINE: Chunk = { name: 'engine', priority: 1 };
const CHOOSING: Chunk = { name: 'choosing', priority: 1 };
const MODES: Chunk = { name: 'modes', priority: 1 };
const ASKING: Chunk = { name: 'asking', priority: 2 };
const WAKING: Chunk = { name: 'waking', priority: 3 };
const STYLES: Chunk = { name: 'styles', priority: 4 };

/** Of parts that only a script loads later: a page that may load them has their styles anyway. */
const laterStyles = (id: string): Chunk | null =>
  ASKED.test(id) && id.endsWith('.css') ? STYLES : null;

type ImportsOf = (id: string) => readonly string[];

/** So many files are asked for at once. */
const AT_ONCE = 12;
const LARGE = /\/engine\./;

/**
 * What is asked for together with a script that is loaded later. To ask for a file takes the page
 * some milliseconds: of many small ones each is asked for once the script that needs it is there,
 * while the engine is still on its way.
 */
const atOnce = (file: string, files: readonly string[]): string[] =>
  files.filter((one) => files.length <= AT_ONCE || one === file || LARGE.test(one));

/** No module has more readers. */
const MOST = 96;

export function chunks(): Plugin {
  let entries: readonly string[] = [];
  let known: ReadonlyMap<string, Chunk> | null = null;

  return {
    name: 'chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: {
          build: {
            modulePreload: { resolveDependencies: (file, files) => atOnce(file, files) },
            rolldownOptions: {
              output: {
                codeSplitting: {
                  groups: Array.from({ length: 3 + MOST }, (_, i) => ({
                    priority: i + 1,
                    name: (id, context) => {
                      known ??= chunksOf(
                        readersOf(entries, (of) => context.getModuleInfo(of)?.importedIds ?? []),
                        entries,
                      );
                      const chunk = known.get(id) ?? laterStyles(id);
                      return chunk?.priority === i + 1 ? chunk.name : null;
                    },
                  })),
                },
              },
            },
          },
        },
      },
    }),
    async buildEnd() {
      const { input } = this.environment.config.build.rolldownOptions;
      const names = typeof input === 'string' ? [input] : Object.values(input ?? {});
      const found = await Promise.all(names.map((name) => this.resolve(name)));
      const later = [...this.getModuleIds()].filter((id) => MARKING.test(id));
      entries = [...found.flatMap((entry) => entry?.id ?? []), ...later];
      known = null;
    },
  };
}

function chunksOf(
  readers: ReadonlyMap<string, readonly number[]>,
  entries: readonly string[],
): ReadonlyMap<string, Chunk> {
  const are = (kind: RegExp): ReadonlySet<number> =>
    new Set(entries.flatMap((id, index) => (kind.test(id) ? [index] : [])));
  const [modes, renderer, lists] = [are(MODE), are(RENDERER), are(LIST)];
  const withEngine = new Set([QUESTION, MARKING, PLAYING].flatMap((kind) => [...are(kind)]));
  const reading = are(READING);
  const [reader] = reading;
  const islands = new Set([...readers].find(([id]) => SVELTE.test(id))?.[1]);
  const [asking, later] = [are(QUESTION), are(MARKING)];
  const numbers = new Map<string, number>();
  /** A file of its own, numbered, since long names make what imports it longer. */
  const own = (of: string, key: string, readers: number): Chunk => {
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    return { name: `${of}-${number}`, priority: 3 + readers };
  };
  /** Asking a question takes most of them, so that all come as one. */
  const stylesOf = (id: string, all: readonly number[]): Chunk | null => {
    const rest = all.filter((entry) => !modes.has(entry) && !withEngine.has(entry));
    if (rest.length === 0 && (all.length > 1 || ASKED.test(id))) return STYLES;
    return all.length === 1 ? null : own('styles', all.join(), all.length);
  };
  const chunkOf = (id: string, all: readonly number[]): Chunk | null => {
    if (id.endsWith('.css')) return stylesOf(id, all);
    if (all.length === 1) return null;
    if (CHOICE.test(id)) return CHOOSING;
    const engine = all.filter((entry) => withEngine.has(entry));
    const ofModes = all.filter((entry) => modes.has(entry)).length;
    const rest = all.filter((entry) => [withEngine, modes].every((kind) => !kind.has(entry)));
    // Those that load no Svelte.
    const outside = all.filter((entry) => !islands.has(entry) && !later.has(entry));
    const ofIslands = all.filter((entry) => islands.has(entry)).length;
    if (outside.length === 0 && ofIslands >= MANY && ofModes < ofIslands)
      return { name: 'islands', priority: 3 + islands.size };
    const scripts = [
      ...new Set(
        rest
          .filter((entry) => !renderer.has(entry))
          .map((entry) => (reader !== undefined && reading.has(entry) ? reader : entry)),
      ),
    ].toSorted((a, b) => a - b);
    if (scripts.length > 0 && !PRELOAD.test(id)) {
      const isListed = outside.every((entry) => lists.has(entry));
      if (isListed && outside.length > 0 && ofModes >= MOST_MODES) {
        if (all.some((entry) => asking.has(entry)))
          return { name: 'kept', priority: 5 + islands.size };
        if (rest.every((entry) => lists.has(entry)))
          return { name: 'lists', priority: 4 + islands.size };
      }
      // Modes that use as much of what other pages use mostly use the same.
      const key = `${scripts.join()} and ${ofModes}`;
      const above = isListed ? 0 : 3 + islands.size;
      return engine.length + ofModes > 0
        ? own('shared', key, above + scripts.length + ofModes)
        : null;
    }
    if (rest.length > 0) return WAKING;
    if (ofModes > 0 && engine.length > 0) return WAKING;
    if (ofModes > 0) return ofModes >= MOST_MODES ? MODES : null;
    const isOf = (kind: RegExp): boolean => engine.some((entry) => kind.test(entries[entry] ?? ''));
    if (isOf(QUESTION)) return ASKING;
    return isOf(MARKS_MOST) ? ENGINE : null;
  };
  return new Map(
    [...readers].flatMap(([id, all]) => {
      const chunk = chunkOf(id, all);
      return chunk === null ? [] : [[id, chunk] as const];
    }),
  );
}

/** Of every module, which of the entries load it from the start. */
function readersOf(
  entries: readonly string[],
  importsOf: ImportsOf,
): ReadonlyMap<string, readonly number[]> {
  const readers = new Map<string, number[]>();
  // The bundler makes what it says of a module anew each time.
  const imports = new Map<string, readonly string[]>();
  const visit = (id: string, entry: number): void => {
    const those = readers.get(id) ?? [];
    if (those.at(-1) === entry) return;
    readers.set(id, [...those, entry]);
    const needed = imports.get(id) ?? importsOf(id);
    imports.set(id, needed);
    for (const next of needed) visit(next, entry);
  };
  entries.forEach((id, entry) => visit(id, entry));
  return readers;
}
