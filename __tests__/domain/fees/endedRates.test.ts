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
    expect(ended('unknown', agreedRatesOverTime([agreedRate('2024-06-16', 1_500)]))).toBe(false);
  });

  test('Payments in order give the same answer, of which only the newest are read', () => {
    const second = { merchant: 'MER002', day: '2024-06-13' };
    const correct = [right({ merchant: 'MER003' }), right({}), right({ day: '2024-06-14' }), right(second)];
    const of = paymentsOf([...correct, { ...wrong, day: '2024-06-13' }, { ...wrong, ...second }]);
    const dateAt = jest.fn(of.dateAt);
    const merchantIdAt = jest.fn(of.merchantIdAt);
    const checking = startFeeCheck({ ...of, dateAt, merchantIdAt, isNewestFirst: true }, splitAt, USD);
    checking.advance(6);
    for (const read of [dateAt, merchantIdAt]) read.mockClear();
    expect(checking.finish().groups.map((group) => [group.merchantId, group.hasEnded])).toEqual([
      ['MER001', true],
      ['MER002', false],
    ]);
    // The first merchant has correct fees only, and a second payment of a merchant is older than its newest one.
    expect(dateAt.mock.calls).toEqual([[1], [3]]);
    expect(merchantIdAt.mock.calls).toEqual([[0], [1], [2], [3]]);
  });
});
