import { buildDataSet } from '../../helpers/dataSets';
import { tableOfDataSet } from '@/data/tables/tableOfDataSet';
import { computeBalances } from '@/domain/statements/balances';
import { computeStatement } from '@/domain/statements/statements';
import { buildRefund } from '../../helpers/builders';
import { issue, sourceOfTable, reproduce } from '../../helpers/domain/statements';
import { importedPayment, importedRefund } from '../../helpers/workspace';

const JANUARY = { start: '2025-01-01', end: '2025-01-31' };
const NEW_YORK = 'America/New_York';

type Moment = { time: string; zone: string };

/** One imported payment with its imported and recorded refunds. */
function sourceOf(paid: Moment, refunded: Moment, isOfFile = false) {
  const rows = [importedPayment('P1', { date: paid.time, timeZone: paid.zone })];
  const refunds = isOfFile ? [importedRefund('P1', { date: refunded.time, timeZone: refunded.zone })] : [];
  const record = buildRefund({ transactionId: 'P1', amount: 3_000, recordedAt: refunded.time, zone: refunded.zone });
  const table = tableOfDataSet(buildDataSet(rows, { refunds }));
  return sourceOfTable(table, { records: isOfFile ? [] : [record] });
}

const CASES = [
  // The payment was at 18:00 in New York, the refund 17 minutes later.
  [
    { time: '2025-01-15 23:00:00', zone: 'UTC' },
    { time: '2025-01-15 18:17:00', zone: NEW_YORK },
    '2025-01-15 23:17:00',
  ],
  [
    { time: '2025-01-31 23:00:00', zone: NEW_YORK },
    { time: '2025-02-01 04:10:00', zone: 'UTC' },
    '2025-01-31 23:10:00',
  ],
] as const;

describe.each(CASES)('A refund of a payment at %o that was recorded at %o', (paid, refunded, time) => {
  test.each([
    ['here', false],
    ['by its file', true],
  ])('and %s has a time in the zone of its payment, after the payment', (_by, isOfFile) => {
    const source = sourceOf(paid, refunded, isOfFile);
    const { length, lineAt, isClosed, closing } = computeStatement(source, 'MER001', JANUARY);
    const lines = Array.from({ length }, (_, index) => lineAt(index));
    expect(lines.map((line) => [line.kind, line.time])).toEqual([
      ['payment', paid.time],
      ['refund', time],
    ]);
    expect(isClosed).toBe(true);
    const balances = computeBalances(source, JANUARY, ['MER001']);
    expect(balances.find(({ partyId }) => partyId === 'MER001')).toMatchObject({ closing });
  });

  test('is reproduced if an earlier version issued the statement without its lines', () => {
    const source = sourceOf(paid, refunded);
    const earlier = { ...source, table: { ...source.table, timeZoneAt: undefined } };
    const { paper: _paper, ...issued } = issue(
      earlier,
      'MER001',
      { ...JANUARY, end: '2025-02-28' },
      '2025-03-01 09:00:00',
    );
    const { length, lineAt } = reproduce(source, issued)!;
    expect(Array.from({ length }, (_, index) => lineAt(index).time).sort()).toEqual([paid.time, refunded.time].sort());
    expect(reproduce(source, { ...issued, closing: issued.closing + 1 })).toBeUndefined();
  });
});
