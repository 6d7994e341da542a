import { spanOf, spanOfPeriod, withoutPayments } from '@/domain/calendar/periods';

test('A period ends today: days, weeks of seven days, calendar months and years', () => {
  const today = '2024-06-30';
  expect(spanOf('day', 6, today)).toEqual({ start: '2024-06-24', end: '2024-06-24' });
  expect(spanOf('week', 0, today)).toEqual({ start: '2024-06-24', end: '2024-06-30' });
  expect(spanOf('week', 3, today)).toEqual({ start: '2024-06-03', end: '2024-06-09' });
  expect(spanOf('month', 4, today)).toEqual({ start: '2024-02-01', end: '2024-02-29' });
  expect(spanOf('month', 0, '2024-02-10')).toEqual({ start: '2024-02-01', end: '2024-02-29' });
  expect(spanOf('year', 3, today)).toEqual({ start: '2021-01-01', end: '2021-12-31' });
  expect(spanOfPeriod('week', 4, today)).toEqual({ start: '2024-06-03', end: '2024-06-30' });
  expect(spanOfPeriod('month', 6, today)).toEqual({ start: '2024-01-01', end: '2024-06-30' });
  expect(spanOfPeriod('month', 0, today)).toEqual({ start: '2024-06-01', end: '2024-06-30' });
});

test('A payment that no longer counts leaves the summary of its time, and without one the summaries stay as they are', () => {
  const [may, june] = ['MAY', 'JUN'].map((date) => ({
    date,
    totalTransactionAmount: 1_000,
    paidToMerchant: 700,
    partnerFees: 100,
    processorFees: 100,
    splitPayCommission: 100,
  }));
  const summaries = may && june ? [may, june] : [];
  const removed = {
    date: '2024-05-31 23:59:59',
    allocation: { merchant: 70, processor: 5, partner: 15, platform: 10 },
  };
  expect(withoutPayments(summaries, 'month', [removed], '2024-06-30')).toEqual([
    {
      date: 'MAY',
      totalTransactionAmount: 900,
      paidToMerchant: 630,
      partnerFees: 85,
      processorFees: 95,
      splitPayCommission: 90,
    },
    june,
  ]);
  expect(withoutPayments(summaries, 'month', [], '2024-06-30')).toBe(summaries);
});
