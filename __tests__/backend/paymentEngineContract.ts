import fc from 'fast-check';
import {
  WrongQuestion,
  type ListedPayment,
  type PaymentEngine,
  type PaymentOrder,
  type Snapshot,
} from '@/backend/paymentEngine';
import { addDays } from '@/domain/calendar/dates';
import { PAGE_SIZES } from '@/domain/lists/paging';
import type { StatementLine } from '@/domain/statements/statementLines';
import { DAYS, FIRST_DAY } from '../helpers/engine/generatedPayments';
import { PARTY_IDS } from '../helpers/engine/generatedEvents';

/** An engine and the columns of the same payments, whose answers it has to give. */
export type ComparedEngines = {
  engine: PaymentEngine;
  oracle: PaymentEngine;
  snapshot: Snapshot;
  ids: readonly string[];
};

const day = fc.nat(DAYS + 2).map((days) => addDays(FIRST_DAY, days - 1));
const span = fc.tuple(day, day).map(([a, b]) => (a < b ? { start: a, end: b } : { start: b, end: a }));
const month = fc.constantFrom('03', '04', '05', '06').map((of) => ({ start: `2025-${of}-01`, end: `2025-${of}-30` }));
const range = fc.oneof(span, fc.constantFrom({ start: null, end: null }, { start: '2025-04-02', end: null }));
const search = fc.constantFrom(
  ...[
    'caf\u00E9',
    'CAFE',
    'o\u2019brien',
    'lodz',
    'venue 1',
    'stage',
    '$9',
    '10',
    '1,2',
    '3,45',
    '2025-05',
    '12:30',
    '-77',
  ],
  ...[
    'refunded',
    'void',
    'on hold',
    'order 12',
    'zoe',
    'zo\u00EB',
    'int00',
    'summer',
    '  7  ',
    'tr1-',
    'nothing at all',
    '\u0000',
    "'",
  ],
  ...['%', '\\', 'anax', 'e\u0301t\u00E9'],
);
const amounts = fc
  .tuple(fc.nat(500_000), fc.nat(500_000))
  .map(([a, b]) => ({ least: Math.min(a, b), most: Math.max(a, b) }));
const some = <Value>(arb: fc.Arbitrary<Value>) => fc.option(arb, { nil: undefined, freq: 1 });
const filter = fc.record({
  search: some(search),
  status: some(
    fc.constantFrom('Completed', 'Refunded', 'Voided', 'Failed', 'Pending', 'On hold', 'Expired', 'Unknown'),
  ),
  merchantId: some(fc.constantFrom('MER001', 'MER002', 'MER009', 'MER020', 'MER999')),
  range: some(range),
  amounts: some(amounts),
});
const sort = fc.option(
  fc.record({
    column: fc.constantFrom('id', 'merchant', 'amount', 'fees', 'date', 'status'),
    direction: fc.constantFrom('ascending', 'descending'),
  }),
  { freq: 6 },
) as fc.Arbitrary<PaymentOrder['sort']>;
const order = fc.record({ filter, sort });
const size = fc.constantFrom(...PAGE_SIZES);
const page = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 60 }), fc.integer({ min: -1, max: 100_000 }));

/** Runs of the questions about all payments, which take longer. */
const FEW = 12;

/** Every answer of an engine is that of the columns, to the cent and to the order. `runs` is the number of questions of a kind. */
export function testPaymentEngine(compared: () => ComparedEngines, runs: number): void {
  const check = async <Question>(
    arb: fc.Arbitrary<Question>,
    ask: (engine: PaymentEngine, snapshot: Snapshot, question: Question) => Promise<unknown>,
    numRuns = runs,
  ) => {
    const { engine, oracle, snapshot } = compared();
    await fc.assert(
      fc.asyncProperty(arb, async (question) => {
        const [answer, expected] = [await ask(engine, snapshot, question), await ask(oracle, snapshot, question)];
        expect(answer).toEqual(expected);
      }),
      { numRuns },
    );
  };

  test('A page by number has the rows of the columns in their order, and their exact number', async () => {
    await check(fc.tuple(order, size, page), (engine, snapshot, [of, rows, at]) =>
      engine.page(snapshot, { ...of, size: rows, at: { page: at } }),
    );
  });

  test('Pages behind cursors follow each other as in the columns', async () => {
    await check(fc.tuple(order, size, fc.integer({ min: 1, max: 20 })), async (engine, snapshot, [of, rows, at]) => {
      const first = await engine.page(snapshot, { ...of, size: rows, at: { page: at } });
      if (first.next === undefined) return first;
      const second = await engine.page(snapshot, { ...of, size: rows, at: { after: first.next } });
      const third = second.next && (await engine.page(snapshot, { ...of, size: rows, at: { after: second.next } }));
      return [first.next, second, third];
    });
  });

  test('A cursor that is none of this order is a wrong question', async () => {
    const { engine, snapshot } = compared();
    const byDate = { filter: {}, sort: null };
    const { next = '' } = await engine.page(snapshot, { ...byDate, size: 10, at: { page: 1 } });
    const byAmount = { ...byDate, sort: { column: 'amount' as const, direction: 'ascending' as const } };
    for (const after of ['zzz', next])
      await expect(engine.page(snapshot, { ...byAmount, size: 10, at: { after } })).rejects.toThrow(WrongQuestion);
  });

  test('The figures of filtered payments are those of the columns', async () => {
    await check(filter, (engine, snapshot, of) => engine.totals(snapshot, of));
  });

  test('A payment has its row, its fees and its refunds', async () => {
    const { ids } = compared();
    const id = fc.oneof(
      fc.nat(ids.length - 1).map((at) => ids[at]!),
      fc.constantFrom('unknown', "' OR 1", ''),
    );
    await check(id, (engine, snapshot, of) => engine.payment(snapshot, of));
  });

  test('The neighbors of a payment are those in the list, also if the list does not have it', async () => {
    const { ids } = compared();
    const id = fc.oneof({ weight: 9, arbitrary: fc.nat(ids.length - 1).map((at) => ids[at]!) }, fc.constant('unknown'));
    await check(fc.tuple(order, id), (engine, snapshot, [of, wanted]) =>
      engine.neighbors(snapshot, { ...of, id: wanted }),
    );
  });

  test('All rows of an export are those of the columns', async () => {
    const rows = async (engine: PaymentEngine, snapshot: Snapshot, of: PaymentOrder) => {
      const read: ListedPayment[] = [];
      for await (const portion of engine.rows(snapshot, of)) read.push(...portion);
      return read;
    };
    const few = fc.record({
      search: some(search),
      merchantId: some(fc.constantFrom('MER012', 'MER018')),
      range: month,
    });
    await check(fc.record({ filter: few, sort }), rows, Math.min(FEW, runs));
  });

  test('The volume of all periods and the sales of merchants are those of the columns', async () => {
    const { engine, oracle, snapshot } = compared();
    expect(await engine.volume(snapshot)).toEqual(await oracle.volume(snapshot));
    expect(await engine.merchants(snapshot)).toEqual(await oracle.merchants(snapshot));
  });

  test('The balances of all parties on any days are those of the columns', async () => {
    await check(fc.oneof(month, span), (engine, snapshot, of) => engine.balances(snapshot, of));
  });

  test('A statement has the lines and the figures of the columns', async () => {
    const question = fc.record({
      partyId: fc.constantFrom(...PARTY_IDS, 'partner-Unknown', 'MER999'),
      span: fc.oneof(month, span),
      size,
      page: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 40 }), fc.constant(100_000)),
    });
    await check(question, (engine, snapshot, of) => engine.statement(snapshot, of));
  });

  test('All lines of a statement are those of the columns, with the same figures', async () => {
    const question = fc.record({
      partyId: fc.constantFrom(...PARTY_IDS, 'partner-Unknown', 'MER999'),
      span: fc.oneof(month, span),
    });
    await check(question, async (engine, snapshot, of) => {
      const lines: StatementLine[] = [];
      const figures: object[] = [];
      for await (const { lines: portion, ...rest } of engine.statementLines(snapshot, of)) {
        lines.push(...portion);
        figures.push(rest);
      }
      return { lines, figures: figures[0] };
    });
  });

  test('The check of all fees finds the differences of the columns', async () => {
    const { engine, oracle, snapshot } = compared();
    const [found, expected] = [await engine.feeCheck(snapshot), await oracle.feeCheck(snapshot)];
    expect(found.groups.length).toBeGreaterThan(10);
    expect(found).toEqual(expected);
  });
}
