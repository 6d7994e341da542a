import * as v from 'valibot';
import { sentenceCase } from '@/domain/lists/headers';
import { LONGEST_VIEW_NAME, savedViewSchema, viewNameRefusal } from '@/domain/lists/savedViews';
import {
  addressToSave,
  isComparison,
  isNarrowed,
  isSameList,
  queryOf,
  withoutColumns,
} from '@/domain/lists/savedViewAddress';

test('A view needs a name that is unique in its list, ignoring case and surrounding spaces', () => {
  const others = [{ name: 'Large' }, { name: 'Open breaks' }];
  expect(viewNameRefusal(' ', others)).toBe('missing');
  expect(viewNameRefusal(' LARGE ', others)).toBe('taken');
  expect(viewNameRefusal('open Breaks', others)).toBe('taken');
  expect(viewNameRefusal('Larger', others)).toBeUndefined();
  expect(viewNameRefusal('Large', [])).toBeUndefined();
});

test.each([
  ['/transactions', '/transactions'],
  ['/transactions?search=river&page=3&payment=TR1', '/transactions?search=river'],
  ['/merchants?view=statements&merchant=MER001', '/merchants?view=statements'],
  ['/integrations?integration=INT001&sort=name', '/integrations?sort=name'],
  ['/transactions?status=Failed&search=river', '/transactions?search=river&status=Failed'],
  ['/transactions?search=river&status=Failed', '/transactions?search=river&status=Failed'],
])('The saved address of %s is %s', (address, saved) => expect(addressToSave(address)).toBe(saved));

test.each([
  ['/transactions', false],
  ['/transactions?page=2', false],
  ['/merchants?view=statements', false],
  ['/merchants?view=statements&search=river', true],
  ['/transactions?search=river', true],
  ['/transactions?view=compare', true],
])('The address %s has filters or a sort: %s', (address, is) => expect(isNarrowed(address)).toBe(is));

test.each([
  ['/transactions?view=compare', true],
  ['/transactions?by=day&view=compare', true],
  ['/transactions?view=changes', false],
  ['/merchants?view=compare', false],
  ['/transactions', false],
])('The address %s is that of a comparison: %s', (address, is) => expect(isComparison(address)).toBe(is));

test.each([
  ['/transactions?search=river', '/transactions', true],
  ['/transactions?view=compare', '/transactions?view=compare&by=day', true],
  ['/transactions?view=compare', '/transactions', false],
  ['/transactions', '/merchants', false],
])('The addresses %s and %s are those of the same list: %s', (a, b, is) => expect(isSameList(a, b)).toBe(is));

test('The query of an address has its decoded parameters', () => {
  expect(queryOf('/transactions?search=a%20%26%20b&view=compare')).toEqual({ search: 'a & b', view: 'compare' });
  expect(queryOf('/transactions')).toEqual({});
});

const view = { id: 'v1', name: 'Large', address: '/transactions?search=%3E5000' };

test('A saved view has a name of limited length and an address of the console', () => {
  expect(v.parse(savedViewSchema, { ...view, name: ' Large ' })).toEqual(view);
  for (const address of ['/', '/merchants', '/merchants?view=statements&search=a/b'])
    expect(v.is(savedViewSchema, { ...view, address })).toBe(true);
  for (const address of ['transactions', 'https://a.example/', '//a.example', '/Transactions', '/a/b', '/a b', ''])
    expect(v.is(savedViewSchema, { ...view, address })).toBe(false);
  expect(v.is(savedViewSchema, { ...view, name: 'n'.repeat(LONGEST_VIEW_NAME) })).toBe(true);
  for (const name of ['', ' ', 'n'.repeat(LONGEST_VIEW_NAME + 1)])
    expect(v.is(savedViewSchema, { ...view, name })).toBe(false);
  const ofNewerVersion = { ...view, other: 1 };
  expect(v.parse(savedViewSchema, ofNewerVersion)).toEqual(ofNewerVersion);
});

test('A header within a sentence has sentence case', () => {
  expect(['TRANSACTION ID', 'NET', ''].map(sentenceCase)).toEqual(['Transaction id', 'Net', '']);
});

test('An address without its columns has everything else', () => {
  expect(withoutColumns('/transactions?layout=id&search=river')).toBe('/transactions?search=river');
  expect(withoutColumns('/transactions?search=river')).toBe('/transactions?search=river');
});
