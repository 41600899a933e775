/**
 * What a collection of Anki has to hold, schema 11: the oldest one in use, which every version
 * since 2.1 imports. Numbers are of our own and stay as they are: an import finds its note type and
 * deck again by them.
 */
import { FIELDS } from './note.ts';

export const MODEL_ID = 1_763_000_000_101;
export const DECK_ID = 1_763_000_000_201;
const DECK = 'Ruling Lab';

export const TABLES = `
CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL, ver integer NOT NULL,
  dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL, models text NOT NULL, decks text NOT NULL,
  dconf text NOT NULL, tags text NOT NULL);
CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL, usn integer NOT NULL,
  tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL, mod integer NOT NULL,
  usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL, due integer NOT NULL, ivl integer NOT NULL,
  factor integer NOT NULL, reps integer NOT NULL, lapses integer NOT NULL, left integer NOT NULL, odue integer NOT NULL,
  odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL,
  ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL, type integer NOT NULL);
CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
CREATE INDEX ix_notes_usn ON notes (usn);
CREATE INDEX ix_cards_usn ON cards (usn);
CREATE INDEX ix_revlog_usn ON revlog (usn);
CREATE INDEX ix_cards_nid ON cards (nid);
CREATE INDEX ix_cards_sched ON cards (did, queue, due);
CREATE INDEX ix_revlog_cid ON revlog (cid);
CREATE INDEX ix_notes_csum ON notes (csum);
`;

const FRONT = '<h2>{{Title}}</h2>{{Board}}{{Question}}{{Answers}}';
const BACK = '{{FrontSide}}<hr id="answer"><div class="right">{{Right}}</div>{{Why}}';
const CSS = `.card { max-width: 40rem; margin: 0 auto; padding: 0.5rem; font: 1rem/1.45 system-ui, sans-serif; text-align: left; }
h2 { font-size: 1.2rem; }
h3 { margin: 0.5rem 0 0; font-size: 1rem; }
.board { padding: 0.25rem 0.75rem; border: 1px solid #85857d; border-radius: 4px; font-size: 0.9rem; }
.board ul { margin: 0; padding-left: 1.1rem; }
.board p { margin: 0.25rem 0; }
.right { font-weight: bold; }`;

/** The columns of the one row of `col` that are JSON. `at`: seconds since 1970. */
export function collectionOf(at: number): {
  readonly [column in 'conf' | 'models' | 'decks' | 'dconf' | 'tags']: string;
} {
  const conf = {
    nextPos: 1,
    estTimes: true,
    activeDecks: [1],
    sortType: 'noteFld',
    timeLim: 0,
    sortBackwards: false,
    addToCur: true,
    curDeck: 1,
    newSpread: 0,
    dueCounts: true,
    curModel: `${MODEL_ID}`,
    collapseTime: 1200,
  };
  return {
    conf: JSON.stringify(conf),
    models: JSON.stringify({ [MODEL_ID]: modelOf(at) }),
    decks: JSON.stringify({ 1: deckOf(1, 'Default', at), [DECK_ID]: deckOf(DECK_ID, DECK, at) }),
    dconf: JSON.stringify({ 1: OPTIONS }),
    tags: '{}',
  };
}

const modelOf = (at: number): object => ({
  id: MODEL_ID,
  name: 'Ruling Lab question',
  type: 0,
  mod: at,
  usn: -1,
  sortf: 0,
  did: DECK_ID,
  tmpls: [{ name: 'Question', ord: 0, qfmt: FRONT, afmt: BACK, bqfmt: '', bafmt: '', did: null }],
  flds: FIELDS.map((name, ord) => ({
    name,
    ord,
    sticky: false,
    rtl: false,
    font: 'Arial',
    size: 20,
    media: [],
  })),
  css: CSS,
  latexPre: '',
  latexPost: '',
  tags: [],
  vers: [],
  // Which fields make a card: any of those on its front.
  req: [
    [
      0,
      'any',
      ['Title', 'Board', 'Question', 'Answers'].map((name) =>
        FIELDS.findIndex((field) => field === name),
      ),
    ],
  ],
});

const deckOf = (id: number, name: string, at: number): object => ({
  id,
  name,
  desc: '',
  mod: at,
  usn: -1,
  dyn: 0,
  conf: 1,
  collapsed: false,
  browserCollapsed: false,
  extendNew: 10,
  extendRev: 50,
  newToday: [0, 0],
  revToday: [0, 0],
  lrnToday: [0, 0],
  timeToday: [0, 0],
});

/** Anki's own options for new decks. */
const OPTIONS = {
  id: 1,
  name: 'Default',
  mod: 0,
  usn: 0,
  maxTaken: 60,
  autoplay: true,
  timer: 0,
  replayq: true,
  dyn: false,
  new: {
    bury: true,
    delays: [1, 10],
    initialFactor: 2500,
    ints: [1, 4, 7],
    order: 1,
    perDay: 20,
    separate: true,
  },
  rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36500, minSpace: 1, perDay: 200 },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
};
