import { tableOfRows, type TransactionTable } from '@/data/tables/transactionTable';
import { groupBy } from '@/lib/byKey';
import { DEFAULT_SPLIT, dividePayment } from '@/domain/money/split';
import { replayRecords, type PaymentRecord } from '@/domain/payments/refunds/refundRules';
import { derivePaymentState } from '@/domain/payments/derivedPayments';
import type { Fee, PaymentData } from '@/domain/payments/payment';
import { FEE_PARTIES } from '@/domain/payments/vocabulary';
import { computeStatement, issuedLinesOf, reproduceResumably } from '@/domain/statements/statements';
import { statementNumber, type IssuedStatement } from '@/domain/statements/issued';
import type { Payout } from '@/domain/statements/payouts/payouts';
import { payoutHistories, type ReversedPayout } from '@/domain/statements/recordedMoments';
import { groupByParty, type StatementSource } from '@/domain/statements/source';
import { groupByMerchant } from '@/domain/statements/sums/grouping';
import { USD } from '../currencies';
import { finish } from '@/lib/resumable';
import type { Statement } from '@/domain/statements/sums/lineSums';
import { createSelector } from '@/selectors/createSelector';
import { selectOpening } from '@/selectors/statements/statementSelectors';

type History = {
  transactions: readonly PaymentData[];
  /** The names in each payment, by its index. */
  partners?: readonly string[];
  records?: readonly PaymentRecord[];
  payouts?: readonly Payout[];
  reversals?: readonly ReversedPayout[];
  issued?: readonly IssuedStatement[];
};

/**
 * Builds the input of statements from this history, with fees as the product splits them and with the valid records.
 */
export function sourceOf({
  transactions,
  partners = [],
  records = [],
  payouts = [],
  reversals = [],
  issued = [],
}: History): StatementSource {
  const fees = transactions.flatMap(({ id, amount, date }) => {
    const allocation = dividePayment(amount, DEFAULT_SPLIT, USD);
    return FEE_PARTIES.map((party): Fee => {
      const of = { id: `${id} ${party}`, transactionId: id, party, date, integrationFeeId: '' };
      return { ...of, amount: allocation[party], type: 'Service' };
    });
  });
  const words = ['', ...new Set(partners.filter((name) => name !== ''))];
  const indices = transactions.map((_, index) => Math.max(0, words.indexOf(partners[index] ?? '')));
  const table = {
    ...tableOfRows(transactions, fees),
    ...(words.length > 1 && { partners: { terms: words, indices } }),
  };
  return sourceOfTable(table, { records, payouts, reversals, issued });
}

/** Builds the input of statements from these payments. */
export function sourceOfTable(
  table: TransactionTable,
  { records = [], payouts = [], reversals = [], issued = [] }: Omit<History, 'transactions' | 'partners'>,
): StatementSource {
  const accepted = replayRecords(records, (id) => {
    const index = table.indexOf(id);
    return index === undefined ? undefined : table.rowAt(index);
  });
  const recorded = new Map(
    Object.entries(accepted).map(([id, values]) => {
      const index = table.indexOf(id)!;
      return [index, derivePaymentState(table, index, values)] as const;
    }),
  );
  const merchants = groupByMerchant(table);
  const inOrder = [...issued].sort((a, b) => a.end.localeCompare(b.end));
  return {
    table,
    recorded,
    merchants,
    payouts: groupByParty(payouts),
    issued: groupByParty(inOrder),
    payoutHistories: groupBy(payoutHistories(payouts, reversals), ({ payout }) => payout.partyId),
  };
}

/** Builds a payout of June 30, with these fields. */
export function buildPayout(fields: Partial<Payout> = {}): Payout {
  return {
    id: '1719800000000-payout',
    partyId: 'MER001',
    amount: 10_000,
    day: '2024-06-30',
    reference: 'June',
    recordedAt: '2024-07-01 09:00:00',
    recordedBy: 'Alex Morgan',
    zone: 'Europe/Berlin',
    ...fields,
  };
}

/** Builds an issued statement of June without lines, with these fields. */
export function buildIssuedStatement(fields: Partial<IssuedStatement> = {}): IssuedStatement {
  return {
    id: 'S-2024-06-MER001',
    partyId: 'MER001',
    start: '2024-06-01',
    end: '2024-06-30',
    opening: 0,
    closing: 0,
    lines: 0,
    hash: '',
    recordId: '1719800000000-june',
    recordedAt: '2024-07-01 09:00:00',
    recordedBy: 'Alex Morgan',
    zone: 'Europe/Berlin',
    ...fields,
  };
}

/** Issues the statement of a party for a range of days at a time. */
export function issue(
  source: StatementSource,
  partyId: string,
  span: { start: string; end: string },
  recordedAt: string,
): IssuedStatement {
  const statement = computeStatement(source, partyId, span);
  const { opening, closing } = statement;
  return {
    id: statementNumber(partyId, span),
    partyId,
    ...span,
    opening,
    closing,
    ...finish(issuedLinesOf(statement)),
    recordId: '~',
    recordedAt,
    recordedBy: 'Alex Morgan',
    zone: 'Europe/Berlin',
  };
}

/** Hashes a statement in one step. */
export function hashStatement(statement: Statement): string {
  return finish(issuedLinesOf(statement)).hash;
}

/** Reproduces an issued statement in one step. */
export function reproduce(source: StatementSource, issued: IssuedStatement): Statement | undefined {
  return finish(reproduceResumably(source, issued));
}

/** The open statement, computed in one step. */
export const selectOpenStatement = createSelector([selectOpening], (opening) => opening && finish(opening.open()));
