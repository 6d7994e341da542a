import fc from 'fast-check';
import { editedFields, rowWithEdit, concurrentChanges } from '@/domain/changes/editedFields';
import { isValidIntegration } from '@/domain/integrations/integrations';
import { type MerchantDraft, merchantRefusals, tidyMerchantDraft } from '@/domain/merchants/merchantForm';
import { CITIES, COUNTRIES, STATES } from '@/domain/merchants/vocabulary';
import { integration } from '../../helpers/domain/integrationDraft';
import { COMPLETE } from '../../helpers/domain/merchantForm';

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

const draft = fc
  .record({
    country: fc.constantFrom(...COUNTRIES),
    state: fc.constantFrom(...STATES, 'Ontario', 'Jalisco'),
    city: fc.constantFrom(...CITIES, 'Toronto', 'Guadalajara'),
    zipCode: fc.constantFrom('10001', '02109', '44100', 'M5V 3L9'),
  })
  .map((address) => tidyMerchantDraft({ ...COMPLETE, ...address }))
  .filter((merchant) => Object.keys(merchantRefusals(merchant, [])).length === 0);

test('Two valid edits of an address combine to a valid one, and in one country to one with the changed fields of both', () => {
  fc.assert(
    fc.property(draft, draft, draft, (before, newest, after) => {
      const combined = rowWithEdit(before, after, newest);
      expect(merchantRefusals(combined, [])).toEqual({});
      for (const name of ['country', 'state', 'city', 'zipCode'] as const) {
        if (after[name] !== before[name]) expect(combined[name]).toBe(after[name]);
        else if ([newest, after].every(({ country }) => country === before.country))
          expect(combined[name]).toBe(newest[name]);
      }
    }),
  );
});

test('An edit of the ZIP code only leaves the city that another person has changed meanwhile', () => {
  const before: MerchantDraft = { ...COMPLETE, zipCode: '10001', city: CITIES[0] };
  const after = { ...before, zipCode: '02109' };
  const newest = { ...before, city: CITIES[1] };
  expect(rowWithEdit(before, after, newest)).toEqual({ ...before, zipCode: '02109', city: CITIES[1] });
  expect(concurrentChanges<object>(before, after, newest)).toEqual({ others: { city: CITIES[1] } });
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
