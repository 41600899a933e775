/**
 * Files of the site in one piece, for a device to keep. Pages have much in common; what they share is stored once, so that a
 * pack is small however it is compressed.
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
const CUT = /(?<=<\/(?:p|li|div|section|style|script|header|footer|head|article|h\d|ul|ol|tr)>)/;

export function makePack(version: string, files: readonly KeptFile[]): Pack {
  const places = new Map<string, number>();
  const placeOf = (piece: string): number => {
    const place = places.get(piece) ?? places.size;
    places.set(piece, place);
    return place;
  };
  const packed = files.map(
    ({ path, type, text }) => [path, type, text.split(CUT).map(placeOf)] as const,
  );
  return { version, pieces: [...places.keys()], files: packed };
}

export function openPack({ pieces, files }: Pack): readonly KeptFile[] {
  return files.map(([path, type, places]) => ({
    path,
    type,
    text: places.map((place) => pieces[place] ?? '').join(''),
  }));
}
