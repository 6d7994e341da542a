import { finish } from '@/lib/resumable';
import type { PaymentEngine } from '@/backend/paymentEngine';
import type { DataSet } from '@/data/dataSets/dataSet';
import type { EntryChange } from '@/domain/entries/entryKinds';
import type { Workspace } from '@/domain/workspaces/workspaces';
import { statementNumber } from '@/domain/statements/issued';
import { computeStatement, issuedLinesOf } from '@/domain/statements/statements';
import { textAt } from '@/lib/columns/stringColumn';
import { selectStatementSource } from '@/selectors/statements/statementSources';
import { createClickhouseClient, type ClickhouseClient } from '../../../server/engines/clickhouse/client/client';
import { createClickhouseEngine } from '../../../server/engines/clickhouse/clickhouseEngine';
import { createTables } from '../../../server/engines/clickhouse/tables/schema';
import { createColumnEngine } from '../../../server/engines/columns/columnEngine';
import { tableOfStored } from '../../../server/engines/storedTable';
import { testPaymentEngine, type ComparedEngines } from '../../backend/paymentEngineContract';
import { engineWorkspace, wholeState } from '../../helpers/engine/engineState';
import { generateEvents } from '../../helpers/engine/generatedEvents';
import { insertDataSet } from '../../helpers/engine/storedPayments';
import { openNewerClickhouse } from '../../helpers/engine/newerClickhouse';
import { generatePayments, ZONE } from '../../helpers/engine/generatedPayments';
import { startClickhouse } from '../../helpers/server/startClickhouse';
import { testWithClickhouse } from '../clickhouse';

/** `ENGINE_ROWS=100000 npx jest clickhouseEngine` compares so many payments with a tenth of events, with more questions. */
const rows = Number(process.env.ENGINE_ROWS ?? 1_500);
const runs = Number(process.env.ENGINE_RUNS ?? 24);

/** Statements of some parties as they were issued after a part of the events, and one whose figures have changed since. */
function issueStatements(dataSet: DataSet, changes: readonly EntryChange[], workspace: Workspace): EntryChange[] {
  const early = changes.slice(0, changes.length / 2);
  const state = wholeState(workspace, dataSet, early);
  const source = selectStatementSource(state);
  const sequence = early.length + 0.5;
  const issue = (partyId: string, start: string, end: string, drift = 0): EntryChange => {
    const statement = computeStatement(source, partyId, { start, end });
    const { opening, closing } = statement;
    const id = statementNumber(partyId, { start, end });
    const moment = {
      recordId: `issued-${id}`,
      recordedAt: `${end} 23:00:00`,
      recordedBy: 'Alex',
      zone: ZONE,
      sequence,
    };
    const { paper, ...lines } = finish(issuedLinesOf(statement));
    const figures = { opening, closing: closing + drift, ...lines, ...(partyId !== 'MER002' && { paper }) };
    return { kind: 'statements', id, value: { id, partyId, start, end, ...figures, ...moment } };
  };
  return [
    ...['MER001', 'MER002', 'processor', 'partner-North'].map((party) => issue(party, '2025-03-01', '2025-03-31')),
    ...['MER001', 'MER002'].map((party) => issue(party, '2025-04-01', '2025-04-30')),
    issue('MER003', '2025-03-01', '2025-03-31', 777),
    issue('platform', '2025-04-10', '2025-04-20', -5),
  ];
}

/** Other models than that of the import, for the workspace, a merchant and an integration. */
const MODELS: EntryChange[] = (
  [
    ['workspace', '', { processorFeePaidBy: 'platform', platformFeeOnRefund: 'kept' }],
    ['merchant', 'MER002', { processorFeePaidBy: 'merchant', partnerFeeFrom: 'platform' }],
    ['integration', 'INT004', { processorFeePaidBy: 'fees', disputeBorneBy: 'merchant' }],
  ] as const
).map(([subject, subjectId, settings], at) => {
  const id = `model-${at}`;
  const moment = { recordedAt: '2025-06-30 12:00:00', recordedBy: 'Alex', zone: ZONE, sequence: 1_000_000 + at };
  return { kind: 'chargeModels', id, value: { id, subject, subjectId, settings, ...moment } };
});

/** In ids: short steps, so that few payments have ranges of ids and a sample, too. */
const IDS_OF_STEP = 8;

type Opened = { client: ClickhouseClient; end: () => Promise<void> };
/** `isAlone`: the tables have no other payments than those of the data set. */
type Setup = { seed: number; chargeModel?: string; models?: readonly EntryChange[]; isAlone?: boolean };

function testOn(
  name: string,
  open: () => Promise<Opened>,
  { seed, chargeModel, models = [], isAlone = false }: Setup,
): void {
  describe(name, () => {
    let compared: ComparedEngines;
    let engine: PaymentEngine;
    const endings: (() => Promise<void>)[] = [];

    beforeAll(async () => {
      const { client, end } = await open();
      endings.push(end);
      const dataSet = generatePayments(rows, 20250630 + seed);
      const hash = `ab${seed}`;
      await createTables(client, hash, IDS_OF_STEP);
      await insertDataSet(client, hash, dataSet, { chargeModel });
      // Payments behind those of the data set, such as those of a send that did not end. Some have ids of the data set.
      if (!isAlone)
        await insertDataSet(client, hash, generatePayments(300, 20250630 + seed), { firstRow: rows, chargeModel });
      const events = generateEvents(dataSet, rows / 10, 7 + seed);
      const workspace = { ...engineWorkspace(hash, rows), ...(chargeModel !== undefined && { chargeModel }) };
      const changes = [...events, ...issueStatements(dataSet, events, workspace), ...models];
      const state = wholeState(workspace, dataSet, changes);
      const { dataSet: directory } = tableOfStored(dataSet, []);
      // Statements have a few hundred lines, so that a small portion needs many.
      engine = createClickhouseEngine(
        client,
        () => ({ workspace, directory, changes, ...(!isAlone && { records: rows }) }),
        37,
      );
      const ids = Array.from({ length: rows }, (_, index) => textAt(dataSet.payments.id, index));
      compared = {
        engine,
        oracle: createColumnEngine(() => state),
        snapshot: { dataSet: hash, seq: changes.length },
        ids,
      };
    });
    afterAll(async () => {
      await engine.close();
      for (const end of endings) await end();
    });

    testPaymentEngine(() => compared, runs);
  });
}

testWithClickhouse('the engine on it', (program) => {
  const started = (shards: number) => async (): Promise<Opened> => {
    const server = await startClickhouse(program, shards);
    // The lists of long SQL travel on another way, which many shards have to know, too.
    const longestSql = shards > 1 ? 2_000 : undefined;
    const client = createClickhouseClient({ ...server.options, ...(longestSql !== undefined && { longestSql }) });
    return { client, end: server.stop };
  };
  testOn('ClickHouse on one server', started(1), { seed: 1 });
  testOn('ClickHouse while payments arrive on two shards', started(2), { seed: 5 });
  // Each of them starts servers for ten seconds.
  if (process.env.RUNS === 'some') return;
  testOn('ClickHouse on two shards, with the charge model of the import', started(2), {
    seed: 2,
    chargeModel: 'paypal',
    isAlone: true,
  });
  testOn('ClickHouse after other charge models were recorded', started(1), { seed: 3, models: MODELS });
});

const newer = openNewerClickhouse();
if (newer) {
  const opened = { client: newer, end: () => Promise.resolve().then(newer.close) };
  testOn('A newer ClickHouse in this process', () => Promise.resolve(opened), { seed: 4, models: MODELS });
} else test('CHDB_FOLDER is not set, so that no newer ClickHouse is tested', () => undefined);
