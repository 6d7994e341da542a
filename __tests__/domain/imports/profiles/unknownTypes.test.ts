import fc from 'fast-check';
import type { Plan } from '@/domain/imports/plan';
import { profileFile } from '@/domain/imports/profiles/fileProfile';
import { cellsOf } from '@/lib/cells/cells';
import { plan, resolvedPlan } from '../../../helpers/imports/resolvedPlan';

const kinds = { charge: 'payment' } as const;
const columns = { ...plan.columns, type: 4 };

/** The question about the rows of an unknown type, which have these amounts and perhaps currencies. */
const asked = (rows: readonly [amount: string, currency?: string][], open: Partial<Plan> = {}) =>
  resolvedPlan({ columns, kinds, ...open }, [
    ['1', 'A', '7.50', '2024-06-30', 'Charge', 'EUR'],
    ...rows.map(([amount, currency = '']) => ['2', 'A', amount, '2024-06-30', 'Odd', currency]),
  ]).questions.find(({ about }) => about === 'type');

const ofSum = (sum: number | undefined, count = 1) => ({ about: 'type', word: 'Odd', count, sum });

describe('The question about an unknown type', () => {
  const withCurrencies = { columns: { ...columns, currency: 5 } };

  test('has the sum of its rows if they are in the currency of the file, or name none', () => {
    expect(asked([['1.50'], ['-0.20']])).toEqual(ofSum(130, 2));
    expect(
      asked(
        [
          ['1.50', 'eur'],
          ['2.00', ' eur '],
        ],
        withCurrencies,
      ),
    ).toEqual(ofSum(350, 2));
    expect(asked([['1.50']], withCurrencies)).toEqual(ofSum(150));
  });

  test('has no sum if its rows are in another currency, or in several', () => {
    expect(asked([['1.50', 'USD']], withCurrencies)).toEqual(ofSum(undefined));
    expect(
      asked(
        [
          ['1.50', 'EUR'],
          ['2.00', 'USD'],
        ],
        withCurrencies,
      ),
    ).toEqual(ofSum(undefined, 2));
  });

  test('has no sum before the currency of the file is known', () => {
    const open = { currency: undefined, isMinorUnits: false, kinds };
    expect(resolvedPlan({ ...open, columns }, [['2', 'A', '2.00', '2024-06-30', 'Odd']]).questions).toEqual([
      { about: 'currency', examples: [] },
      ofSum(undefined),
    ]);
    const rows = [['2', 'A', '2.00', '2024-06-30', 'Odd', 'kr']];
    expect(resolvedPlan({ ...open, ...withCurrencies }, rows).questions).toEqual([
      { about: 'currency', examples: ['kr'] },
      ofSum(undefined),
    ]);
  });

  test('counts whole amounts as cents only after the answer that they are cents', () => {
    const whole = (open: Partial<Plan>) =>
      resolvedPlan({ columns, kinds, ...open }, [['2', 'A', '1999', '2024-06-30', 'Odd']]).questions.at(-1);
    expect(whole({})).toEqual(ofSum(undefined));
    expect(whole({ isMinorUnits: true })).toEqual(ofSum(1999));
    expect(whole({ isMinorUnits: false })).toEqual(ofSum(199_900));
    expect(whole({ currency: 'JPY' })).toEqual(ofSum(1999));
  });

  test('has no sum if an amount is more precise than the currency, or not an amount', () => {
    expect(asked([['1.505']])).toEqual(ofSum(undefined));
    expect(asked([['1.50'], ['none']])).toEqual(ofSum(undefined, 2));
  });

  test('has the exact sum of amounts of any size', () => {
    const cents = fc.integer({ min: 1, max: 10 ** 13 });
    expect(asked([['592952754.57']])).toEqual(ofSum(59_295_275_457));
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 5 }), (amounts) => {
        const texts = amounts.map((amount) => String(amount).padStart(3, '0').replace(/(..)$/, '.$1'));
        expect(asked(texts.map((text) => [text]))).toEqual(
          ofSum(
            amounts.reduce((sum, amount) => sum + amount, 0),
            amounts.length,
          ),
        );
      }),
    );
  });

  test('is not raised again after the answer', () => {
    expect(asked([['1.50']], { answeredKinds: { odd: 'other' } })).toBeUndefined();
  });

  test('names it without the blanks around it', () => {
    const { questions } = resolvedPlan({ columns, kinds }, [['2', 'A', '1.50', '2024-06-30', ' Odd ']]);
    expect(questions).toEqual([ofSum(150)]);
  });
});

describe('Rows about disputes', () => {
  const rowsOf = (types: readonly string[], open: Partial<Plan> = {}) => {
    const profile = profileFile({
      ...plan,
      columns,
      kinds: { chargeback: 'dispute', requestforinformation: 'dispute', chargebackfee: 'fee' },
      ...open,
    });
    for (const type of types) profile.see(cellsOf(['1', 'A', '1.50', '2024-06-30', type]));
    return profile.rows();
  };

  test('show the notation of a file if they move money, but those of fees and messages do not', () => {
    expect(rowsOf(['Chargeback'])).toBe(1);
    expect(rowsOf(['RequestForInformation', 'Chargeback Fee'])).toBe(0);
  });

  test('show it in every state in a list of disputes', () => {
    expect(rowsOf(['RequestForInformation', 'Chargeback'], { columns: { ...columns, disputeStatus: 4 } })).toBe(2);
  });
});
