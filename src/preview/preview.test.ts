import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { oembedOf, pictureOf } from './address.ts';
import { boardPicture } from './board-picture.ts';
import { HEIGHT, WIDTH, type PictureBox } from './box.ts';
import { makeOEmbed } from './oembed.ts';
import { encodePng } from './png.ts';
import { render } from './render.ts';
import { keywordPicture, rulePicture } from './rule-picture.ts';
import { aKeyword, aRuling, inScript } from './about.ts';
import type { SnapshotUnit } from '../scenario/play/snapshot.ts';

/** What a forum loads for one link: 1 KB is 1,000 bytes. */
const MOST_BYTES = 30_000;

const unit = (label: string): SnapshotUnit => ({
  ...{ id: 1, label, under: [], links: [], level: 5, colours: ['red'], dp: 12000 },
  ...{ printedDp: 12000, suspended: true, placed: false, keywords: ['Blocker'], text: '' },
});
const side = (units: number) => ({
  battle: Array.from({ length: units }, (_, i) => unit(`Number ${i} with a long name`)),
  ...{ breeding: [], hand: ['', ''], security: ['', '', ''], trash: [], deck: 10 },
});
const words = 'When this Digimon attacks and deletes one, it checks security. '.repeat(9);
const PICTURES: Readonly<Record<string, PictureBox>> = {
  'a short rule': rulePicture({ number: '16', name: 'Keyword', words: 'A word.', source: 'Us' }),
  'a long rule': rulePicture({ number: '15-10-1-3-1', name: words, words, source: 'The rules' }),
  'letters of other languages': rulePicture({
    number: '1',
    name: 'Čeština',
    words: 'Łódź “—” …',
    source: '',
  }),
  'a keyword': keywordPicture({
    name: 'Blast DNA Digivolve',
    number: '16-31',
    summary: words,
    facts: 'Effect',
  }),
  'a question': boardPicture({ question: words, about: '<Piercing>', board: null }),
  'a ruling': boardPicture({
    ...{ question: words, about: 'Q644', answer: 'Yes.' },
    board: {
      ...{ turn: 1, memory: 3, sides: [side(3), side(1)] },
      ...{ revealed: null, moving: [], attack: null },
    },
  }),
  'a full board': boardPicture({
    question: words,
    about: 'Windows',
    board: {
      ...{ turn: 0, memory: -3, sides: [side(12), side(0)] },
      ...{ revealed: null, moving: [], attack: null },
    },
  }),
};

/** Parts of a PNG by their names. */
function partsOf(png: Uint8Array): ReadonlyMap<string, Buffer> {
  const file = Buffer.from(png);
  const parts = new Map<string, Buffer>();
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    parts.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return parts;
}

describe('a picture', () => {
  test.each(Object.entries(PICTURES))(
    'of %s is whole, small, and the same twice',
    async (_, picture) => {
      const png = await render(picture);
      expect(png.length).toBeLessThanOrEqual(MOST_BYTES);
      const parts = partsOf(png);
      const head = parts.get('IHDR');
      expect([head?.readUInt32BE(0), head?.readUInt32BE(4)]).toEqual([WIDTH, HEIGHT]);
      const rows = inflateSync(parts.get('IDAT') ?? Buffer.alloc(0));
      expect(rows.length).toBe((WIDTH + 1) * HEIGHT);
      // Letters and paper, and not one colour alone.
      expect(new Set(rows).size).toBeGreaterThan(8);
      expect(Buffer.from(await render(picture)).equals(png)).toBe(true);
    },
  );

  test('keeps its colours, and takes those together that look alike', () => {
    const parts = partsOf(
      encodePng(new Uint8Array([253, 253, 252, 255, 255, 255, 255, 255, 9, 8, 7, 255]), 3, 1),
    );
    expect([...(parts.get('PLTE') ?? [])]).toEqual([253, 253, 252, 9, 8, 7]);
    expect([...inflateSync(parts.get('IDAT') ?? Buffer.alloc(0))]).toEqual([0, 0, 0, 1]);
  });
});

test('oEmbed names the picture in full', () => {
  expect(makeOEmbed('/rules/16-7-4/', '16-7-4 <Piercing>', 'https://rules.example')).toEqual({
    ...{ version: '1.0', type: 'link', title: '16-7-4 <Piercing>' },
    ...{ provider_name: 'Ruling Lab', provider_url: 'https://rules.example/' },
    thumbnail_url: 'https://rules.example/preview/rules/16-7-4.png',
    ...{ thumbnail_width: WIDTH, thumbnail_height: HEIGHT },
  });
  expect(pictureOf('/keywords/piercing/')).toBe('/preview/keywords/piercing.png');
  expect(oembedOf('/quiz/piercing/on-deletion/')).toBe('/oembed/quiz/piercing/on-deletion.json');
});

test('no name ends the script of JSON-LD', () => {
  const text = inScript({
    ...aKeyword('16-7'),
    name: '</script><Piercing>',
    url: 'https://a.example/',
  });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ name: '</script><Piercing>', termCode: '16-7' });
});

test('JSON-LD of a ruling has what is asked, and the answer', () => {
  const text = inScript({
    ...aRuling('Can it attack?', 'No.'),
    ...{ name: 'Q1: It can’t attack', url: 'https://a.example/rulings/q1/' },
  });
  expect(JSON.parse(text)).toEqual({
    ...{ '@context': 'https://schema.org', '@type': 'Question', name: 'Q1: It can’t attack' },
    ...{ url: 'https://a.example/rulings/q1/', text: 'Can it attack?' },
    acceptedAnswer: { '@type': 'Answer', text: 'No.' },
  });
});
