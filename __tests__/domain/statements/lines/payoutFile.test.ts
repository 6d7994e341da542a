import { payoutLinesFile } from '@/domain/statements/lines/payoutFile';
import { coverLines, partsOfPayout } from '@/domain/statements/lines/payoutLines';
import { finish } from '@/lib/resumable';
import { buildTransaction } from '../../../helpers/builders';
import { USD } from '../../../helpers/currencies';
import { buildPayout, sourceOf } from '../../../helpers/domain/statements';

test('A payout has a file of its lines between the balances before and after it', () => {
  const source = sourceOf({
    transactions: [
      buildTransaction({ id: 'TR1', amount: 10_000, date: '2024-06-10 10:00:00', merchantId: 'MER001' }),
      buildTransaction({ id: 'TR2', amount: 10_000, date: '2024-06-20 10:00:00', merchantId: 'MER001' }),
    ],
    payouts: [
      buildPayout({ id: 'p1', amount: 5_000, day: '2024-06-15', reference: 'Half' }),
      buildPayout({ id: 'p2', amount: 12_000, day: '2024-06-30', reference: 'Rest' }),
      buildPayout({ id: 'p3', amount: 1_000, day: '2024-07-01', reference: 'End' }),
    ],
  });
  const covered = finish(coverLines(source, 'MER001'));
  const fileOf = (position: number) => {
    const { headers, rows } = payoutLinesFile(
      finish(partsOfPayout(source, covered, position))!,
      { partyNumber: 'M-1', name: 'Harbor' },
      {
        currency: USD,
        timeZone: 'UTC',
        balances: { before: 'Before', left: 'Left' },
        noteOf: ({ paymentId }) => `Note of ${paymentId}`,
      },
    );
    return [headers, ...rows.slice(0, rows.length)].map((cells) => cells.join(','));
  };
  const header =
    'PARTY ID,PARTY,PAYOUT DATE,REFERENCE,KIND,DATE AND TIME,TRANSACTION ID,NOTE,GROSS,PROCESSOR FEE,PARTNER FEE,PLATFORM FEE,NET,CURRENCY,TIME ZONE';
  const paymentOf = (id: string, time: string) =>
    `Payment,${time},${id},Note of ${id},100.00,3.20,4.80,2.00,90.00,USD,UTC`;
  expect(fileOf(0)).toEqual([
    header,
    `M-1,Harbor,2024-06-15,Half,${paymentOf('TR1', '2024-06-10 10:00:00')}`,
    'M-1,Harbor,2024-06-15,Half,Left,,,,,,,,-40.00,USD,UTC',
  ]);
  expect(fileOf(1)).toEqual([
    header,
    'M-1,Harbor,2024-06-30,Rest,Before,,,,,,,,40.00,USD,UTC',
    `M-1,Harbor,2024-06-30,Rest,${paymentOf('TR2', '2024-06-20 10:00:00')}`,
    'M-1,Harbor,2024-06-30,Rest,Left,,,,,,,,-10.00,USD,UTC',
  ]);
  expect(fileOf(2)).toEqual([header, 'M-1,Harbor,2024-07-01,End,Before,,,,,,,,10.00,USD,UTC']);
  // Without lines, the days of a payout are its own one.
  const days = [0, 2].map((position) => finish(partsOfPayout(source, covered, position))!.lines);
  expect(days.map(({ start, end }) => [start, end])).toEqual([
    ['2024-06-10', '2024-06-15'],
    ['2024-07-01', '2024-07-01'],
  ]);
});
