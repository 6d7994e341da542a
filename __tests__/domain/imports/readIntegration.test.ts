import type { Field } from '@/domain/imports/plan';
import { readIntegration } from '@/domain/imports/directory/readIntegration';
import { readMerchant } from '@/domain/imports/directory/readMerchant';
import { meaningOf } from '@/domain/imports/statusMeanings';
import type { Plan, StatusMeaning } from '@/domain/imports/plan';
import { findCurrency } from '@/domain/money/currency';
import { plainAmount } from '@/domain/money/money';
import { JPY, USD } from '../../helpers/currencies';

const ROW: Partial<Record<Field, string>> = {
  id: 'INT900',
  merchant: 'Harbor',
  name: 'Till',
  configurations: 'ach, Credit Card',
  split: '20%',
};
const means = (holds: Plan['holds'], statuses: Record<string, StatusMeaning>) => (text: string) =>
  meaningOf({ holds, statuses }, text);
const ofIntegrations = means('integrations', { active: 'Active', inactive: 'Inactive', asleep: 'Suspended' });
const read = (b: Partial<Record<Field, string>> = {}, currency = USD) =>
  readIntegration((field) => ({ ...ROW, ...b })[field] ?? '', currency, ofIntegrations);

test('A row of an integration file is read, and is active without a status', () => {
  expect(read()).toEqual({
    reported: {
      id: 'INT900',
      merchant: 'Harbor',
      integrationName: 'Till',
      configurations: ['Credit Card', 'ACH'],
      surchargeRate: null,
      split: { unit: '%', hundredths: 2_000 },
      status: 'Active',
    },
    ignored: [],
  });
  const surcharge = { configurations: 'Surcharge/Credit Card', surcharge: '2,5 %', status: 'Inactive' };
  expect(read(surcharge)).toMatchObject({ reported: { surchargeRate: 250, status: 'Inactive' } });
});

test.each<[Field, string, string]>([
  ['id', '', 'id missing'],
  ['merchant', '', 'merchant missing'],
  ['name', '', 'name missing'],
  ['configurations', 'Cash', 'configuration unknown'],
  ['configurations', '', 'configuration unknown'],
  ['split', '', 'split unreadable'],
  ['split', '1.50', 'split unreadable'],
  ['split', '-$1.50', 'split unreadable'],
  ['split', '€1.50', 'split unreadable'],
  ['split', '$1.2.3', 'split unreadable'],
  ['split', 'half%', 'split unreadable'],
  ['surcharge', '3', 'surcharge unreadable'],
  ['surcharge', '3.001%', 'surcharge unreadable'],
  ['status', 'asleep', 'status unknown'],
])('A row with the %s "%s" is rejected: %s', (field, text, reason) => {
  expect(read({ [field]: text })).toEqual({ field, reason });
});

test('A surcharge without its configuration violates the rules of integrations', () => {
  expect(read({ surcharge: '3%' })).toEqual({ field: 'name', reason: 'against the rules of integrations' });
});

test('A dollar split is in the currency of the workspace, by its sign or its code', () => {
  expect(read({ split: '$1.50' })).toMatchObject({ reported: { split: { unit: '$', hundredths: 150 } } });
  expect(read({ split: '0.75 USD' })).toMatchObject({ reported: { split: { unit: '$', hundredths: 75 } } });
  expect(read({ split: '¥150' }, JPY)).toMatchObject({ reported: { split: { unit: '$', hundredths: 150 } } });
});

test('A dollar split is read as its export writes it, in every currency', () => {
  const unread = Intl.supportedValuesOf('currency').filter((code) => {
    const currency = findCurrency(code);
    const reported = read({ split: currency.sign + plainAmount(150, currency) }, currency);
    return (
      !('reported' in reported) || reported.reported.split.unit !== '$' || reported.reported.split.hundredths !== 150
    );
  });
  expect(unread).toEqual([]);
});

test.each([
  ['$1,250.00', 125_000],
  ['$1,250', 125_000],
  ['$12,50', undefined],
  ['$1,2500', undefined],
])('The amount %s as a split is %s', (split, hundredths) => {
  const reported = read({ split });
  if (hundredths === undefined) expect(reported).toEqual({ field: 'split', reason: 'split unreadable' });
  else expect(reported).toMatchObject({ reported: { split: { unit: '$', hundredths } } });
});

test('Only a status of payments can keep its own name', () => {
  const statuses = { held: { own: 'Held', isPaid: true } };
  expect(means('payments', statuses)('Held')).toEqual(statuses.held);
  expect(means('integrations', statuses)('Held')).toBeUndefined();
});

test.each(['x20%', '20% of it', '%20', '% $5'])('%s is not a rate', (split) => {
  expect(read({ split })).toEqual({ field: 'split', reason: 'split unreadable' });
});

test('The address of a merchant follows the merchant form, and each invalid part is left out', () => {
  const address: Partial<Record<Field, string>> = {
    merchant: 'Harbor',
    street: '1 Pier Walk',
    country: 'Canada',
    state: 'qc',
    city: 'Laval',
    zipCode: 'h7a1a1',
  };
  const readAddress = (b: Partial<Record<Field, string>> = {}) =>
    readMerchant(
      (field) => ({ ...address, ...b })[field] ?? '',
      () => undefined,
      means('merchants', { active: 'Active' }),
    );
  expect(readAddress()).toEqual({
    reported: { name: 'Harbor', street: '1 Pier Walk', country: 'CAN', state: 'QC', city: 'LAVAL', zipCode: 'H7A 1A1' },
    ignored: [],
  });
  expect(readAddress({ country: 'mex', zipCode: '06600' })).toMatchObject({
    reported: { country: 'MEX' },
    ignored: [],
  });
  expect(readAddress({ country: 'Freedonia', status: 'Active' })).toEqual({
    reported: { name: 'Harbor', status: 'Active', street: '1 Pier Walk' },
    ignored: expect.arrayContaining(['country', 'state', 'city']) as unknown,
  });
});

test('An unknown value of a merchant is left out and reported', () => {
  const row: Partial<Record<Field, string>> = {
    merchant: ' Harbor  Books ',
    status: 'asleep',
    date: 'soon',
    businessEmail: 'nobody',
  };
  expect(
    readMerchant(
      (field) => row[field] ?? '',
      () => undefined,
      means('merchants', {}),
    ),
  ).toEqual({
    reported: { name: 'Harbor Books' },
    ignored: ['businessEmail', 'status', 'date'],
  });
  expect(
    readMerchant(
      () => '',
      () => undefined,
      means('merchants', {}),
    ),
  ).toEqual({ field: 'merchant', reason: 'merchant missing' });
});

test('A merchant with a status that means Suspended is suspended, with a reason and its id in the file', () => {
  const row: Partial<Record<Field, string>> = { merchant: 'Harbor', status: 'Blocked', id: 'acct_1', date: 'June 1' };
  expect(
    readMerchant(
      (field) => row[field] ?? '',
      () => '2024-06-01',
      means('merchants', { blocked: 'Suspended' }),
    ),
  ).toEqual({
    reported: {
      name: 'Harbor',
      status: 'Suspended',
      statusReason: 'As the imported file says',
      joinedOn: '2024-06-01',
      fileId: 'acct_1',
    },
    ignored: [],
  });
});
