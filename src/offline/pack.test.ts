import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePack, openPack, type KeptFile } from './pack.ts';

const page = (path: string, text: string): KeptFile => ({ path, type: 'text/html', text });

test('what two pages share is stored once', () => {
  const head = '<head><title>x</title></head>';
  const files = [page('a/', `${head}<p>one</p>`), page('b/', `${head}<p>two</p>`)];
  const pack = makePack('1', files);
  expect(pack.pieces.filter((piece) => piece === head)).toHaveLength(1);
  expect(openPack(pack)).toEqual(files);
});

test('any files come out as they went in', () => {
  const html = fc
    .array(fc.oneof(fc.constantFrom('<p>', '</p>', '</div>', '</h2>', '\n'), fc.string()))
    .map((parts) => parts.join(''));
  const file = fc.record({ path: fc.string(), type: fc.string(), text: html });
  fc.assert(
    fc.property(fc.array(file), (files) => {
      const sent: unknown = JSON.parse(JSON.stringify(makePack('1', files)));
      expect(openPack(sent as ReturnType<typeof makePack>)).toEqual(files);
    }),
  );
});
