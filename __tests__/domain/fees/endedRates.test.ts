import { agreedRatesOverTime, type RateAt } from '@/domain/fees/agreedRates';
import { startFeeCheck } from '@/domain/fees/feeCheck';
import { USD } from '../../helpers/currencies';
import { agreedRate } from '../../helpers/domain/agreedRates';
import { checkFees, paymentsOf, splitAt, type Row } from '../../helpers/domain/checkedPayments';

describe('A wrong rate has ended if its merchant has a newer payment that was checked', () => {
  const wrong = { amount: 100_000, day: '2024-06-14', off: { platform: 100 } };
  const right = (fields: Partial<Row>) => ({ amount: 100_000, day: '2024-06-15', ...fields });
  test.each<[string, Partial<Row>[], boolean]>([
    ['a newer payment', [{}], true],
    ['an older payment before a newer one', [{ day: '2024-06-13' }, {}], true],
    ['a newer payment before an older one', [{}, { day: '2024-06-13' }], true],
    ['a payment of the same day', [{ day: '2024-06-14' }], false],
    ['an older payment', [{ day: '2024-06-13' }], false],
    ['a newer payment of another merchant', [{ merchant: 'MER002' }], false],
    ['a newer payment that was not paid', [{ isPaid: false }], false],
    ['a newer payment whose fees no file has', [{ isCalculated: true }], false],
  ])('%s', (_, others, hasEnded) => {
    const { groups } = checkFees(paymentsOf([wrong, ...others.map(right)]), splitAt, USD);
    expect(groups.map((group) => [group.count, group.hasEnded])).toEqual([[1, hasEnded]]);
  });

  test('Without a default split, only a payment with a split or a rate was checked', () => {
    const ended = (integration: string | undefined, rateAt?: RateAt) =>
      checkFees(paymentsOf([{ ...wrong, integration: 'INT1' }, right({ integration })]), splitAt, USD, {
        hasDefaultSplit: false,
        ...(rateAt && { rateAt }),
      }).groups.find(({ last }) => last === '2024-06-14')?.hasEnded;
    expect([ended('INT1'), ended('unknown'), ended(undefined)]).toEqual([true, false, false]);
    expect(ended('unknown', agreedRatesOverTime([agreedRate('2024-06-15', 1_500)]))).toBe(true);
  });

  test('Payments in order give the same answer, of which only the newest are read', () => {
    const rows = [right({}), right({ merchant: 'MER002', day: '2024-06-13' }), wrong, { ...wrong, merchant: 'MER002' }];
    const of = paymentsOf(rows);
    const read: number[] = [];
    const dateAt = (index: number) => {
      read.push(index);
      return of.dateAt(index);
    };
    const checking = startFeeCheck({ ...of, dateAt, isNewestFirst: true }, splitAt, USD);
    checking.advance(4);
    read.length = 0;
    expect(checking.finish().groups.map((group) => [group.merchantId, group.hasEnded])).toEqual([
      ['MER001', true],
      ['MER002', false],
    ]);
    expect(Math.max(...read)).toBe(1);
  });
});
