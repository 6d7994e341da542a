import type { BatchProgress, BatchRow, BatchRun } from '@/commands/batches/runBatch';
import type { PlannedRow, QualifiedRow } from '@/domain/batches/batchPlan';
import { recordIdOf } from '@/domain/batches/batchRecords';
import { recordsOfPayment } from '@/domain/entries/paymentEvents';
import type { CsvTable } from '@/domain/lists/csv';
import type { Currency } from '@/domain/money/currency';
import { plainAmount } from '@/domain/money/money';
import { PARTIES } from '@/domain/payments/refunds/refundAllocation';
import { ownValue } from '@/lib/objects';
import type { Resumable } from '@/lib/resumable';
import { batchRows } from '@/selectors/batches/recordedBatches';
import { selectIsShared } from '@/selectors/sync/pendingChanges';
import { selectPaymentEvents } from '@/slices/entities/paymentEventsSlice';
import { selectRefusedRecords } from '@/slices/persistenceSlice';
import type { RootState } from '@/store/rootReducer';
import * as texts from '@/features/batches/texts';

/** What became of a row: `why` is the reason of a failed one. */
export type RowResult = { kind: keyof typeof texts.RESULTS; why: string };

/** The result of each row of a run, by payment id, from the records of the store. */
export function rowResults(
  state: RootState,
  { batch, rows }: BatchRun,
  { tried, refused }: BatchProgress,
  currency: Currency,
): ReadonlyMap<string, RowResult> {
  const [events, refusedRecords, isShared] = [
    selectPaymentEvents(state),
    selectRefusedRecords(state),
    selectIsShared(state),
  ];
  const resultOf = (paymentId: string, index: number): RowResult => {
    const id = recordIdOf(batch.id, paymentId);
    const record = recordsOfPayment(events, paymentId).find((candidate) => candidate.id === id);
    if (record) return { kind: isShared && record.sequence === undefined ? 'waiting' : 'recorded', why: '' };
    if (index >= tried) return { kind: 'notTried', why: '' };
    const refusal = ownValue(refused, paymentId);
    const why = refusal ? texts.describeBatchRefusal(refusal, currency) : ownValue(refusedRecords, id);
    return why === undefined ? { kind: 'withdrawn', why: '' } : { kind: 'failed', why };
  };
  return new Map(rows.map(({ id }, index) => [id, resultOf(id, index)]));
}

/** What became of a batch: the result of each row, the ids of the failed ones, and the recorded rows. */
export type BatchOutcome = {
  results: ReadonlyMap<string, RowResult>;
  counts: Readonly<Record<RowResult['kind'], number>>;
  failed: readonly string[];
  recorded: readonly QualifiedRow[];
};

type OutcomeInput = { run: BatchRun; progress: BatchProgress; currency: Currency };

/** Computes in steps what became of a batch. */
export function* batchOutcome(state: RootState, { run, progress, currency }: OutcomeInput): Resumable<BatchOutcome> {
  const results = rowResults(state, run, progress, currency);
  yield;
  const counts = { recorded: 0, waiting: 0, failed: 0, notTried: 0, withdrawn: 0 };
  const failed: string[] = [];
  for (const [id, { kind }] of results) {
    counts[kind] += 1;
    if (kind === 'failed') failed.push(id);
  }
  yield;
  return { results, counts, failed, recorded: yield* batchRows(state, run.batch.id) };
}

const KINDS: Record<PlannedRow['kind'], string> = { refund: 'Refund', void: 'Void', refused: '' };

/** A row of the file. What is not recorded yet may have no shares. */
type FileRow = PlannedRow | BatchRow;

/** The rows of a run for its file: with their shares as far as they are recorded. */
export function rowsOfRun({ rows }: BatchRun, recorded: readonly QualifiedRow[]): readonly FileRow[] {
  const byId = new Map(recorded.map((row) => [row.id, row]));
  return rows.map((row) => byId.get(row.id) ?? row);
}

/** The file of a batch: each payment with its amounts as plain numbers, its result and its reason. */
export function batchTable(
  rows: readonly FileRow[],
  results: ReadonlyMap<string, RowResult>,
  { batchId, nameOf, currency }: { batchId: string; nameOf: (merchantId: string) => string; currency: Currency },
): CsvTable {
  return {
    headers: [
      ...['BATCH', 'TRANSACTION ID', 'MERCHANT', 'KIND', 'AMOUNT'],
      ...PARTIES.map((party) => `FROM ${party.toUpperCase()}`),
      ...['CURRENCY', 'RESULT', 'REASON'],
    ],
    rows: rows.map((row) => {
      const { id, merchantId, kind } = row;
      const shares = 'shares' in row ? row.shares : undefined;
      const amounts = shares && 'amount' in row ? [row.amount, ...PARTIES.map((party) => shares[party])] : [];
      const { kind: result, why } = results.get(id) ?? { kind: 'recorded' as const, why: '' };
      const [label, reason] =
        row.kind === 'refused'
          ? [texts.leftOutResult, texts.describeBatchRefusal(row.refusal, currency)]
          : [texts.RESULTS[result], why];
      return [
        ...[batchId, id, nameOf(merchantId), KINDS[kind]],
        ...Array.from({ length: 1 + PARTIES.length }, (_, index) => {
          const cents = amounts[index];
          return cents === undefined ? '' : plainAmount(cents, currency);
        }),
        ...[currency.code, label, reason],
      ];
    }),
  };
}
