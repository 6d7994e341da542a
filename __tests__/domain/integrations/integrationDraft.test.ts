import { draftOf, EMPTY_DRAFT, offeredMerchants } from '@/domain/integrations/integrationForm';
import { setupStore } from '@/store/store';
import { USD } from '../../helpers/currencies';

const { integrations, merchants } = setupStore().getState();
const integration = { ...integrations.rows[0]!, surchargeRate: null };

test('The form of a new integration has only % and Active', () => {
  const { splitUnit, status, configurations, ...texts } = EMPTY_DRAFT;
  expect([splitUnit, status, configurations]).toEqual(['%', 'Active', []]);
  expect(Object.values(texts)).toEqual(['', '', '', '']);
});

test('The form of an integration has its rates as a person types them', () => {
  expect(draftOf({ ...integration, configurations: ['ACH', 'Credit Card'] }, USD)).toEqual({
    integrationName: integration.integrationName,
    merchantId: integration.merchantId,
    configurations: ['Credit Card', 'ACH'],
    surchargeRate: '',
    splitAmount: String(integration.split.hundredths / 100),
    splitUnit: '%',
    status: integration.status,
  });
  const inDollars = { unit: '$' as const, hundredths: 250 };
  expect(
    draftOf(
      { ...integration, configurations: ['Credit Card', 'Surcharge'], surchargeRate: 250, split: inDollars },
      USD,
    ),
  ).toMatchObject({
    surchargeRate: '2.5',
    splitAmount: '2.50',
    splitUnit: '$',
  });
});

test('The form offers Active and Inactive merchants, and a suspended one only if the integration belongs to it', () => {
  const suspended = merchants.rows.find(({ status }) => status === 'Suspended')!;
  const offered = merchants.rows.filter(({ status }) => status === 'Active' || status === 'Inactive');
  expect(offeredMerchants(merchants.rows)).toEqual(offered);
  expect(offeredMerchants(merchants.rows, suspended.id)).toEqual(
    merchants.rows.filter((row) => offered.includes(row) || row === suspended),
  );
});
