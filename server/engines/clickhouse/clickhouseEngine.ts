import type { PaymentEngine, Snapshot } from '@/backend/paymentEngine';
import { enginePaymentAt } from '../columns/columnEngine';
import type { ClickhouseClient } from './client/client';
import { createEngineStates, type SnapshotSource } from './engineState';
import type { EngineState } from './state';
import { readFeeCheck } from './fees/feeCheck';
import { readMerchants, readTotals, readVolume } from './figures';
import { columnsOfPayment, readNeighbors, readPage, readRows } from './lists/lists';
import type { Asking } from './client/asking';
import { withAnswerCache } from './client/answerCache';
import { readBalances } from './statements/partySums';
import { readStatement } from './statements/statement';
import { LINES_PER_PORTION, readStatementLines } from './statements/statementLines';

/**
 * The engine of a workspace whose payments are in ClickHouse. `source` gives what else a snapshot has. Figures are sums of
 * ClickHouse, in which the payments that people recorded something about are replaced by what the rules of the console say of
 * them. `portion` is in lines.
 */
export function createClickhouseEngine(
  connection: ClickhouseClient,
  source: SnapshotSource,
  portion = LINES_PER_PORTION,
): PaymentEngine {
  const client = withAnswerCache(connection);
  const states = createEngineStates(client, source);

  async function answer<Answer>(
    snapshot: Snapshot,
    signal: AbortSignal | undefined,
    read: (state: EngineState, asking: Asking) => Promise<Answer>,
  ): Promise<Answer> {
    const state = await states.open(snapshot, signal);
    return read(state, { client, signal });
  }

  return {
    page: (snapshot, question, signal) =>
      answer(snapshot, signal, (state, asking) => readPage(state, question, asking)),
    totals: (snapshot, filter, signal) =>
      answer(snapshot, signal, (state, asking) => readTotals(state, filter, asking)),
    payment: (snapshot, id, signal) =>
      answer(snapshot, signal, async (state, asking) => {
        const columns = await columnsOfPayment(state, id, asking);
        const index = columns?.table.indexOf(id);
        return columns && index !== undefined ? enginePaymentAt(columns, index) : undefined;
      }),
    neighbors: (snapshot, question, signal) =>
      answer(snapshot, signal, (state, asking) => readNeighbors(state, question, asking)),
    async *rows(snapshot, order, signal) {
      yield* readRows(await states.open(snapshot, signal), order, { client, signal });
    },
    volume: (snapshot, signal) => answer(snapshot, signal, readVolume),
    merchants: (snapshot, signal) => answer(snapshot, signal, readMerchants),
    balances: (snapshot, span, signal) =>
      answer(snapshot, signal, (state, asking) => readBalances(state, span, asking)),
    statement: (snapshot, question, signal) =>
      answer(snapshot, signal, (state, asking) => readStatement(state, question, asking)),
    async *statementLines(snapshot, question, signal) {
      // The lines are not remembered: an issue of all statements would replace all answers.
      yield* readStatementLines(await states.open(snapshot, signal), question, { client: connection, signal, portion });
    },
    feeCheck: (snapshot, signal) => answer(snapshot, signal, readFeeCheck),
    close: () => {
      states.closeAll();
      return Promise.resolve();
    },
  };
}
