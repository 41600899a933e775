// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { isAnswer, numberOf, pickOf, placeOf, stepOf, type Focus } from './keys.ts';

const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, altKey: false, metaKey: false });

test.each([
  ['<main></main>', 'page'],
  ['<h2 tabindex="-1"></h2>', 'page'],
  ['<input type="radio" />', 'choice'],
  ['<input type="checkbox" />', 'choice'],
  ['<input type="search" />', 'text'],
  ['<select></select>', 'text'],
  ['<button></button>', 'control'],
  ['<a href="/"></a>', 'control'],
] as const)('%s is %s', (html, place) => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  expect(placeOf(holder.firstElementChild)).toBe(place);
});

test('nothing with the focus is the page', () => {
  expect(placeOf(null)).toBe('page');
});

describe('number keys', () => {
  test('pick an answer that there is', () => {
    expect(pickOf(press('1'), 'page', 4)).toBe(0);
    expect(pickOf(press('4'), 'choice', 4)).toBe(3);
    expect(pickOf(press('5'), 'page', 4)).toBeNull();
    expect(pickOf(press('0'), 'page', 4)).toBeNull();
  });

  test('are left to a field that is written in, and to the browser', () => {
    expect(pickOf(press('1'), 'text', 4)).toBeNull();
    expect(pickOf(press('1', true), 'page', 4)).toBeNull();
  });
});

describe('letters and long lists', () => {
  test('a letter picks where letters do', () => {
    expect(pickOf(press('a'), 'page', 4, 'a')).toBe(0);
    expect(pickOf(press('d'), 'choice', 4, 'a')).toBe(3);
    expect(pickOf(press('e'), 'page', 4, 'a')).toBeNull();
    expect(pickOf(press('1'), 'page', 4, 'a')).toBeNull();
    expect(pickOf(press('Enter'), 'page', 26, 'a')).toBeNull();
  });

  test.each([
    ['1', null, 0],
    ['2', 0, 11],
    ['0', 1, 19],
    ['0', null, null],
    ['5', 2, 4],
    ['3', 11, 2],
  ])('%s after index %s of 30 picks index %s', (key, before, to) => {
    expect(numberOf(press(key), 'page', 30, before)).toBe(to);
  });

  test('of nine or fewer each digit is one', () => {
    expect(numberOf(press('2'), 'page', 9, 0)).toBe(1);
    expect(numberOf(press('2'), 'text', 30, 0)).toBeNull();
  });
});

test('Enter answers, except where it does something already', () => {
  const places: readonly Focus[] = ['page', 'choice', 'control', 'text'];
  expect(places.filter((place) => isAnswer(press('Enter'), place))).toEqual(['page']);
});

describe('arrow keys', () => {
  test.each([
    ['ArrowRight', false, 4],
    ['ArrowLeft', false, 2],
    ['ArrowDown', false, null],
    ['ArrowDown', true, 4],
    ['ArrowUp', true, 2],
    ['Home', true, 0],
    ['End', true, 9],
    ['End', false, null],
    ['a', true, null],
  ])('%s (in the list: %s) from step 3 of 9: %s', (key, inList, to) => {
    expect(stepOf(press(key), 'page', inList, 3, 9)).toBe(to);
  });

  test('stop at both ends, and choose between endings where those have the focus', () => {
    expect(stepOf(press('ArrowLeft'), 'page', false, 0, 9)).toBeNull();
    expect(stepOf(press('ArrowRight'), 'page', false, 9, 9)).toBeNull();
    expect(stepOf(press('ArrowRight'), 'choice', false, 3, 9)).toBeNull();
  });
});
