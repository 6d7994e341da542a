import { defineList } from '@/domain/lists/lists';
import type { Cents } from '@/domain/money/money';
import type { Balance } from './balances';
import type { IssuedStatement } from './issued';
import { STATEMENT_SHAPE } from './statementShape';

/** A party with its balance, and with the statement that was issued for exactly these days. */
export type StatementRow = Balance & { id: string; name: string; issued: IssuedStatement | undefined };

type Figure = Exclude<keyof Balance, 'partyId'>;

const amount = (column: { header: string }, figure: Figure) => ({
  ...column,
  kind: 'money' as const,
  value: (row: StatementRow) => row[figure],
});

const { columns, filters } = STATEMENT_SHAPE;

/** What can be paid out, in cents: nothing that a proposal reserves. A negative balance is listed and sorted below zero. */
export const availableIn = ({ balance, available }: StatementRow): Cents => Math.min(balance, available);

const STATUS_FILTERS: Record<string, (row: StatementRow) => boolean> = {
  Available: ({ available }) => available > 0,
  'Negative balance': ({ balance }) => balance < 0,
  Issued: ({ issued }) => issued !== undefined,
  'Not issued': ({ issued }) => issued === undefined,
};

/** The list of statements for some days, with the balance of each party. */
export const STATEMENT_LIST = defineList<StatementRow>()({
  ...STATEMENT_SHAPE,
  columns: {
    party: { ...columns.party, value: ({ name }) => name },
    opening: amount(columns.opening, 'opening'),
    earned: amount(columns.earned, 'earned'),
    paidOut: amount(columns.paidOut, 'paidOut'),
    closing: amount(columns.closing, 'closing'),
    pending: amount(columns.pending, 'pending'),
    available: { ...columns.available, kind: 'money', value: availableIn },
    status: { ...columns.status, value: ({ issued }) => issued?.id ?? '' },
  },
  filters: { status: { ...filters.status, matches: (row, option) => STATUS_FILTERS[option]?.(row) === true } },
  searchedTexts: ({ name, partyId }) => [name, partyId],
});
