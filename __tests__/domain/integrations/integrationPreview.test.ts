import fc from 'fast-check';
import { draftOf, previewSplit } from '@/domain/integrations/integrationForm';
import { dividePayment } from '@/domain/money/split';
import { GOOD, integration } from '../../helpers/domain/integrationDraft';
import { JPY, USD } from '../../helpers/currencies';

describe('The preview', () => {
  test('splits $100.00 with the typed rates and has the surcharge of the customer', () => {
    expect(previewSplit({ ...GOOD, splitAmount: '25', surchargeRate: '3.5' }, USD)).toEqual({
      payment: 10_000,
      allocation: { merchant: 9000, processor: 320, partner: 430, platform: 250 },
      surcharge: 350,
      coveredFrom: null,
    });
    expect(previewSplit({ ...GOOD, splitAmount: '2.50', splitUnit: '$', configurations: ['ACH'] }, USD)).toEqual({
      payment: 10_000,
      allocation: { merchant: 9000, processor: 320, partner: 430, platform: 250 },
      surcharge: null,
      coveredFrom: 3936,
    });
  });

  test('reads a split in the decimals of its currency, and a percentage with two', () => {
    const draft = { ...GOOD, configurations: ['ACH' as const] };
    expect(previewSplit({ ...draft, splitAmount: '17.25' }, JPY)?.allocation).toEqual(
      dividePayment(100, { unit: '%', hundredths: 1725 }, JPY),
    );
    expect(previewSplit({ ...draft, splitAmount: '4', splitUnit: '$' }, JPY)?.allocation).toEqual(
      dividePayment(100, { unit: '$', hundredths: 4 }, JPY),
    );
    expect(previewSplit({ ...draft, splitAmount: '2.50', splitUnit: '$' }, JPY)).toBeUndefined();
  });

  test('is undefined while the split is unreadable, and has no surcharge while its rate is', () => {
    expect(previewSplit({ ...GOOD, splitAmount: '101' }, USD)).toBeUndefined();
    expect(previewSplit({ ...GOOD, splitAmount: '' }, USD)).toBeUndefined();
    expect(previewSplit({ ...GOOD, surchargeRate: '5' }, USD)?.surcharge).toBeNull();
  });

  test('splits like every payment', () => {
    fc.assert(
      fc.property(integration, (row) => {
        expect(previewSplit(draftOf(row, USD), USD)?.allocation).toEqual(dividePayment(10_000, row.split, USD));
      }),
    );
  });
});
