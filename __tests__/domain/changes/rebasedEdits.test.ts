import fc from 'fast-check';
import { differingFields, rowWithEdit } from '@/domain/changes/editedFields';
import { rebasedEdits, rowBeforeEdits } from '@/domain/changes/rebasedEdits';
import type { Edit } from '@/domain/changes/records';

const editOf = (before: Edit['before'], id = 'e1'): Edit => ({
  id,
  subject: 'merchant',
  rowId: 'MER001',
  recordedAt: '2024-07-01 09:00:00',
  recordedBy: 'Alex Morgan',
  before,
});
const beforeOf = (edits: readonly Edit[]) => edits.map(({ before }) => before);

/** A row whose edits lead to `after`, which they do also over the newer row unless `decided` says something else. */
const row = (before: object, after: object, newest: object, decided: object = after) => ({
  before,
  after,
  newest,
  decided,
});

test('An edit of a field that somebody changed meanwhile replaces the newer value', () => {
  const met = row({ street: '1 Pier Walk' }, { street: '3 Pier Walk' }, { street: '2 Pier Walk' });
  expect(beforeOf(rebasedEdits([editOf({ street: '1 Pier Walk' })], met))).toEqual([{ street: '2 Pier Walk' }]);
});

test('Of two edits of a field, the first one replaces the newer value and the second one the first', () => {
  const met = row({ street: '1' }, { street: '4' }, { street: '2' });
  const edits = [editOf({ street: '1' }), editOf({ street: '3' }, 'e2')];
  expect(beforeOf(rebasedEdits(edits, met))).toEqual([{ street: '2' }, { street: '3' }]);
});

test('An edit and its reversal leave the value of somebody else, and are no edits of the field', () => {
  const met = row(
    { street: '1', city: 'A' },
    { street: '1', city: 'B' },
    { street: '2', city: 'A' },
    { street: '2', city: 'B' },
  );
  const edits = [editOf({ street: '1', city: 'A' }), editOf({ street: '5' }, 'e2')];
  expect(rebasedEdits(edits, met)).toEqual([editOf({ city: 'A' })]);
});

test('An edit and its reversal stay if nobody else changed the field', () => {
  const met = row(
    { street: '1', city: 'A' },
    { street: '1', city: 'A' },
    { street: '1', city: 'B' },
    { street: '1', city: 'B' },
  );
  const edits = [editOf({ street: '1' }), editOf({ street: '5' }, 'e2')];
  expect(rebasedEdits(edits, met)).toEqual(edits);
});

test('The same edit as that of somebody else, and one that was refused, are left out', () => {
  const same = row({ name: 'A' }, { name: 'B' }, { name: 'B' });
  const refused = row({ name: 'A' }, { name: 'B' }, { name: 'A' }, { name: 'A' });
  for (const met of [same, refused]) expect(rebasedEdits([editOf({ name: 'A' })], met)).toEqual([]);
});

test('Of two edits, the one that repeats the value of somebody else is left out', () => {
  const met = row({ street: '1' }, { street: '3' }, { street: '2' });
  const edits = [editOf({ street: '1' }), editOf({ street: '2' }, 'e2')];
  expect(rebasedEdits(edits, met)).toEqual([editOf({ street: '2' }, 'e2')]);
});

test('A field that is validated with an edited one belongs to that edit, and bank fields are one masked account', () => {
  const before = { description: '', country: 'US', city: 'Boston', iban: 'DE02120300000000202051' };
  const after = { ...before, description: 'New', country: 'CA' };
  const newest = { ...before, city: 'Austin', iban: 'DE02500105170137075030' };
  const edits = [editOf({ description: '' }), editOf({ country: 'US' }, 'e2')];
  expect(beforeOf(rebasedEdits(edits, row(before, after, newest)))).toEqual([
    { description: '', bankAccount: '•••• 5030' },
    { country: 'US', city: 'Austin' },
  ]);
});

test('Two changes of the bank account stay, although both accounts before them have the same mask', () => {
  const before = { iban: 'DE02120300000000202051' };
  const after = { iban: 'DE02500105170137075030' };
  const edits = [editOf({ bankAccount: '•••• 2051' }), editOf({ bankAccount: '•••• 2051' }, 'e2')];
  expect(rebasedEdits(edits, row(before, after, before))).toEqual(edits);
});

test('The recording of a row stays as it is', () => {
  const met = row({ street: '1' }, { street: '3' }, { street: '2' });
  expect(rebasedEdits([editOf(null)], met)).toEqual([editOf(null)]);
});

test('The row before some edits has their earlier values, and the bank fields of its base', () => {
  const after = { street: '3', city: 'B', iban: 'DE02500105170137075030' };
  const base = { street: '9', iban: 'DE02120300000000202051' };
  const edits = [editOf({ street: '1' }), editOf({ street: '2', city: null }, 'e2')];
  expect(rowBeforeEdits(after, edits, base)).toEqual({ ...after, street: '1', city: null });
  const ofBank = [...edits, editOf({ bankAccount: '•••• 2051' }, 'e3')];
  expect(rowBeforeEdits(after, ofBank, base)).toEqual({ street: '1', city: null, iban: base.iban });
});

const rowOf = fc.record({
  street: fc.constantFrom('1', '2', '3'),
  description: fc.constantFrom('', 'A', undefined),
  city: fc.constantFrom('A', 'B'),
  zipCode: fc.constantFrom('1', '2'),
  status: fc.constantFrom('Active', 'Inactive'),
  statusReason: fc.constantFrom(undefined, 'Chargebacks'),
});

test('The edits lead back from the row that was decided to the row that others had stored', () => {
  fc.assert(
    fc.property(fc.array(rowOf, { minLength: 2, maxLength: 4 }), rowOf, (versions, newest) => {
      const [before, after] = [versions[0]!, versions.at(-1)!];
      const edits = versions
        .slice(1)
        .map((row, index) => editOf(differingFields(versions[index]!, row), `e${index}`))
        .filter((edit) => Object.keys(edit.before!).length > 0);
      const decided = rowWithEdit(before, after, newest);
      const back = rebasedEdits(edits, { before, after, newest, decided }).reduceRight<object>(
        (row, edit) => ({ ...row, ...edit.before }),
        decided,
      );
      if (edits.length > 0) expect(withoutGaps(back)).toEqual(withoutGaps(newest));
    }),
  );
});

/** An edit stores a missing value as null. */
const withoutGaps = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? null]));
