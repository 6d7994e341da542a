import fc from 'fast-check';
import { editedFields, rowWithEdit, concurrentChanges } from '@/domain/changes/editedFields';
import { isValidIntegration } from '@/domain/integrations/integrations';
import { integration } from '../../helpers/domain/integrationDraft';

test('An edit writes its changed fields and the fields that are validated together with them', () => {
  const before = { id: 'INT001', configurations: ['ACH'], surchargeRate: null, status: 'Active', note: 'a' };
  expect(editedFields(before, { ...before, note: 'b' })).toEqual({ note: 'b' });
  expect(editedFields(before, { ...before, configurations: ['Credit Card'] })).toEqual({
    configurations: ['Credit Card'],
    surchargeRate: null,
  });
  expect(editedFields(before, { ...before })).toEqual({});
  expect(editedFields<object>({ ...before, note: undefined }, { ...before, note: 'b' })).toEqual({ note: 'b' });
});

test('Two valid edits of a row combine to a valid row with the fields of both', () => {
  fc.assert(
    fc.property(integration, integration, integration, (before, a, b) => {
      const edits = [a, b].map((edited) => ({ ...edited, id: before.id }));
      const [first, second] = [edits[0]!, edits[1]!];
      const row = rowWithEdit(before, second, first);
      expect(isValidIntegration(row, [])).toBe(true);
      expect(row).toMatchObject(editedFields(before, second));
      expect(row).toEqual({ ...first, ...editedFields(before, second) });
    }),
  );
});

test('The newest row keeps the fields that the edit left alone', () => {
  const before = { id: 'INT001', note: 'a', status: 'Active' };
  const after = { ...before, note: 'b' };
  const newest = { ...before, status: 'Inactive' };
  expect(rowWithEdit(before, after, newest)).toEqual({ id: 'INT001', note: 'b', status: 'Inactive' });
});

test('The changes of another tab are those that remain and those that the edit replaced', () => {
  const before = { name: 'A', street: '1', website: '', suspended: undefined as object | undefined };
  const after = { ...before, name: 'B', website: 'same.org' };
  const post = (newest: object) => concurrentChanges<object>(before, after, newest);
  expect(post(before)).toEqual({});
  expect(post({ ...before, website: 'same.org', suspended: {} })).toEqual({});
  expect(post({ ...before, street: '2' })).toEqual({ others: { street: '2' } });
  expect(post({ ...before, name: 'C', street: '2' })).toEqual({ others: { street: '2' }, replaced: { name: 'C' } });
});
