import type { AnsweredQuestion } from '@/protocol/engine';

const LIST = { filter: {}, sort: null } as const;
const SORTED = ['date', 'id', 'merchant', 'amount', 'fees', 'status'] as const;
const YEAR = { start: '2025-01-01', end: '2025-12-31' };
const month = (of: number) => ({
  start: `2025-${String(of).padStart(2, '0')}-01`,
  end: `2025-${String(of).padStart(2, '0')}-28`,
});
const MONTHS = [1, 3, 5, 7, 9, 11].map(month);
const SEARCHES = ['gala', 'visa 4242', 'cust-4711', 'pay-2025-00001', 'evening', 'visa 99', 'nothing at all'];

export type Measured = { name: string; limit: number; questions: readonly AnsweredQuestion[]; sql?: readonly string[] };

const PAGE_SQL = 'select id, merchant, amount, date, status, platform_fee from payments';

const sqlColumns = {
  date: 'date',
  id: 'id',
  merchant: 'merchant',
  amount: 'amount',
  fees: 'platform_fee',
  status: 'status',
};
const sortSql = (column: (typeof SORTED)[number], direction: string) =>
  `${PAGE_SQL} order by ${sqlColumns[column]} ${direction}, id limit 50`;
const COUNT_SQL = 'select count(*) from payments';
const TOTALS_SQL = `select count(*), sum(amount) filter (where status not in (2)), sum(processor_fee) filter (where status not in (2)),
  sum(platform_fee) filter (where status not in (2)), count(*) filter (where status = 2) from payments`;

/** The questions of the issue with their limits in milliseconds, and the same for PostgreSQL where it has one statement for them. */
export const MEASURED: readonly Measured[] = [
  {
    name: 'page of any sort',
    limit: 300,
    questions: SORTED.flatMap((column) =>
      (['ascending', 'descending'] as const).map((direction) => ({
        kind: 'page' as const,
        filter: {},
        sort: { column, direction },
        size: 50 as const,
        at: { page: 1 },
      })),
    ),
    sql: SORTED.flatMap((column) => [sortSql(column, 'asc'), sortSql(column, 'desc')]).map(
      (sql) => `${COUNT_SQL}; ${sql}`,
    ),
  },
  {
    name: 'page by number',
    limit: 300,
    questions: [1, 2, 7, 40, 200].map((page) => ({ kind: 'page' as const, ...LIST, size: 50 as const, at: { page } })),
    sql: [1, 2, 7, 40, 200].map(
      (page) => `${COUNT_SQL}; ${PAGE_SQL} order by date desc, id limit 50 offset ${(page - 1) * 50}`,
    ),
  },
  {
    name: 'search',
    limit: 1_000,
    questions: SEARCHES.map((search) => ({
      kind: 'page' as const,
      filter: { search },
      sort: null,
      size: 50 as const,
      at: { page: 1 },
    })),
    sql: SEARCHES.map(
      (search) =>
        `select count(*) from payments where search_text like '%${search}%'; ${PAGE_SQL} where search_text like '%${search}%' order by date desc, id limit 50`,
    ),
  },
  {
    name: 'totals',
    limit: 500,
    questions: [{}, { status: 'Completed' }, ...MONTHS.map((range) => ({ range })), { merchantId: 'MER007' }].map(
      (filter) => ({
        kind: 'totals' as const,
        filter,
      }),
    ),
    sql: [
      TOTALS_SQL,
      `${TOTALS_SQL} where status = 0`,
      ...MONTHS.map(({ start, end }) => `${TOTALS_SQL} where date >= '${start}' and date < '${end} 24'`),
      `${TOTALS_SQL} where merchant = 7`,
    ],
  },
  {
    name: 'dashboard (volume)',
    limit: 1_000,
    questions: [{ kind: 'volume' }],
    sql: [
      `select left(date, 10), sum(amount), sum(processor_fee), sum(platform_fee) from payments where status <> 2 group by 1`,
    ],
  },
  {
    name: 'dashboard (merchants)',
    limit: 1_000,
    questions: [{ kind: 'merchants' }],
    sql: ['select merchant, count(*), sum(amount) filter (where status <> 2) from payments group by 1'],
  },
  {
    name: 'statement of a merchant, a month',
    limit: 500,
    questions: MONTHS.map((span, index) => ({
      kind: 'statement' as const,
      partyId: `MER00${index + 1}`,
      span,
      size: 50 as const,
      page: 1,
    })),
    sql: MONTHS.map(({ start, end }, index) => {
      const where = `merchant = ${index + 1} and status <> 2`;
      const days = `date >= '${start}' and date < '${end} 24'`;
      return `select sum(amount) from payments where ${where} and date < '${start}';
        select count(*), sum(amount), sum(processor_fee), sum(platform_fee) from payments where ${where} and ${days};
        ${PAGE_SQL} where ${where} and ${days} order by date, id limit 50`;
    }),
  },
  {
    name: 'statement of a merchant, a year',
    limit: 500,
    questions: [1, 2, 3].map((index) => ({
      kind: 'statement' as const,
      partyId: `MER00${index}`,
      span: YEAR,
      size: 50 as const,
      page: 1,
    })),
  },
  { name: 'balances of all parties', limit: 1_000, questions: [{ kind: 'balances', span: month(11) }] },
  { name: 'fee check', limit: 1_000, questions: [{ kind: 'feeCheck' }] },
  {
    name: 'one payment',
    limit: 300,
    questions: [3, 77_777, 123_456].map((index) => ({
      kind: 'payment' as const,
      id: `PAY-2025-${String(index).padStart(9, '0')}`,
    })),
    sql: [3, 77_777, 123_456].map(
      (index) => `select * from payments where id = 'PAY-2025-${String(index).padStart(9, '0')}'`,
    ),
  },
];
