import fc from 'fast-check';
import { differingFields, rowWithEdit } from '@/domain/changes/editedFields';
import { rebasedEdits } from '@/domain/changes/rebasedEdits';
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

test('An edit of a field that somebody changed meanwhile replaces the newer value', () => {
  const [before, newest] = [{ street: '1 Pier Walk' }, { street: '2 Pier Walk' }];
  const row = { before, newest, decided: { street: '3 Pier Walk' } };
  expect(beforeOf(rebasedEdits([editOf(before)], row))).toEqual([newest]);
});

test('Of two edits of a field, the first one replaces the newer value and the second one the first', () => {
  const row = { before: { street: '1' }, newest: { street: '2' }, decided: { street: '4' } };
  const edits = [editOf({ street: '1' }), editOf({ street: '3' }, 'e2')];
  expect(beforeOf(rebasedEdits(edits, row))).toEqual([{ street: '2' }, { street: '3' }]);
});

test('An edit that leaves the value of somebody else is none, and its other fields stay', () => {
  const row = {
    before: { street: '1', city: 'A' },
    newest: { street: '2', city: 'A' },
    decided: { street: '2', city: 'B' },
  };
  const edits = [editOf({ street: '1', city: 'A' }), editOf({ street: '5' }, 'e2')];
  expect(rebasedEdits(edits, row)).toEqual([editOf({ city: 'A' })]);
  expect(rebasedEdits([editOf({ street: '1' })], row)).toEqual([]);
});

test('Fields that are validated together count as replaced, too, and bank fields as one masked account', () => {
  const before = { country: 'US', city: 'Boston', iban: 'DE02120300000000202051' };
  const newest = { ...before, city: 'Austin', iban: 'DE02500105170137075030' };
  const decided = { ...before, country: 'CA' };
  const [edit] = rebasedEdits([editOf({ country: 'US' })], { before, newest, decided });
  expect(edit?.before).toEqual({ country: 'US', city: 'Austin', bankAccount: '•••• 5030' });
});

test('The recording of a row stays as it is', () => {
  const row = { before: { street: '1' }, newest: { street: '2' }, decided: { street: '3' } };
  expect(rebasedEdits([editOf(null)], row)).toEqual([editOf(null)]);
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
      const back = rebasedEdits(edits, { before, newest, decided }).reduceRight<object>(
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
