// @vitest-environment node
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { makeRulingsSchema } from '../../rules/api/ruling-schema.ts';
import { makeRulingsDocument } from './document.ts';

const RULING = {
  numbers: ['Q644', 'Q645'],
  title: 'A check in between',
  answer: 'No.',
  keywords: ['piercing'],
  decides: ['16-7-2'],
  ready: { question: { question: 'Is it checked?', cites: ['16-7-2', '13-1-5'], policies: [] } },
};

test('the document has the published shape', () => {
  const document: unknown = JSON.parse(JSON.stringify(makeRulingsDocument('4.0', [RULING])));
  const ajv = new Ajv2020();
  expect(ajv.validate(makeRulingsSchema(), document), ajv.errorsText()).toBe(true);
  expect(document).toEqual({
    edition: '4.0',
    rulings: [
      {
        ...{ number: 'Q644', also: ['Q645'], title: 'A check in between', answer: 'No.' },
        ...{ question: 'Is it checked?', cites: ['16-7-2', '13-1-5'], decides: ['16-7-2'] },
        ...{ keywords: ['piercing'], policies: [], url: '/rulings/q644/' },
      },
    ],
  });
});

test('a ruling without a number is no such document', () => {
  const document = makeRulingsDocument('4.0', [{ ...RULING, numbers: [] }]);
  expect(new Ajv2020().validate(makeRulingsSchema(), document)).toBe(false);
});
