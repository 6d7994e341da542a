import { adviseSurcharges } from '@/domain/fees/surcharges';
import { isSameList } from '@/domain/lists/savedViewAddress';
import { describeSource } from '@/domain/workspaces/workspaces';
import { integrations } from '@/fixtures/integrations';

test.each([
  [[], ''],
  [['may.csv'], 'may.csv'],
  [['may.csv', 'june.csv'], 'may.csv and june.csv'],
  [['may.csv', 'june.csv', 'july.csv'], 'may.csv and 2 more'],
])('The source of a workspace made of %j is told as %j', (names, told) => {
  expect(describeSource(names)).toBe(told);
});

test('Addresses are of one list whatever is looked for in it, and of two where their paths or views differ', () => {
  expect(isSameList('/merchants', '/merchants?search=river')).toBe(true);
  expect(isSameList('/merchants', '/transactions')).toBe(false);
  expect(isSameList('/merchants?view=statements', '/merchants')).toBe(false);
});

test('The surcharge of an integration whose merchant is not known is looked at under the merchant’s id', () => {
  const [some] = integrations;
  const high = { ...some!, surchargeRate: 500, merchantId: 'MER999' };
  const [visa] = adviseSurcharges([high, { ...high, surchargeRate: null }], [], '2024-06-30');
  expect(visa?.surcharges).toMatchObject([{ merchantName: 'MER999', rate: 500 }]);
});
