/**
 * Files of the site in one piece, for a device to keep. Pages have much in common; what they share
 * is stored once, so that a pack is small however it is compressed.
 */
export interface KeptFile {
  /** From the site's root, as a browser asks for it: `quiz/`, `_astro/Base.css`. */
  readonly path: string;
  /** What `Content-Type` says. */
  readonly type: string;
  readonly text: string;
}

export interface Pack {
  readonly version: string;
  readonly pieces: readonly string[];
  readonly files: readonly (readonly [path: string, type: string, pieces: readonly number[]])[];
}

/** Behind each of these a text is cut. Where does not matter: the pieces in order are the text. */
const CUT = /<\/(?:p|li|div|section|style|script|header|footer|head|article|h\d|ul|ol|tr)>/g;

function cut(text: string): readonly string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: tag, index } of text.matchAll(CUT)) {
    pieces.push(text.slice(from, index + tag.length));
    from = index + tag.length;
  }
  return from < text.length ? [...pieces, text.slice(from)] : pieces;
}

export function makePack(version: string, files: readonly KeptFile[]): Pack {
  const places = new Map<string, number>();
  const placeOf = (piece: string): number => {
    const place = places.get(piece) ?? places.size;
    places.set(piece, place);
    return place;
  };
  const packed = files.map(({ path, type, text }) => [path, type, cut(text).map(placeOf)] as const);
  return { version, pieces: [...places.keys()], files: packed };
}

export function openPack({ pieces, files }: Pack): readonly KeptFile[] {
  return files.map(([path, type, places]) => ({
    path,
    type,
    text: places.map((place) => pieces[place] ?? '').join(''),
  }));
}
