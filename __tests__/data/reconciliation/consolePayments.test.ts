import 'fake-indexeddb/auto';
import { writeXlsx } from 'hucre/xlsx';
import { createConsoleColumns } from '@/data/reconciliation/consoleColumns';
import { createReconcileSession } from '@/data/reconciliation/session';
import type { ConsolePayments, ReconcileAnswer } from '@/data/reconciliation/messages';
import { tableOfRows } from '@/data/tables/transactionTable';
import { buildTransaction } from '../../helpers/builders';
import { fileOf, givenSession, NEW_WORKSPACE, removeDatabases } from '../../helpers/imports/importSession';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { readConsoleColumns } from '@/data/reconciliation/consoleColumns';

afterEach(removeDatabases);

const HEADER = 'TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS\n';
const ROWS = [
  'P-1,Harbor Arts,100.00,2025-06-01 10:00:00,Completed',
  'P-2,Harbor Arts,50.00,2025-06-02 10:00:00,Completed',
].join('\n');
const CONSOLE_PAYMENTS: ConsolePayments = {
  currency: 'USD',
  timeZone: 'Europe/Berlin',
  recorded: [],
  disputes: [],
  workspaceId: NEW_WORKSPACE.id,
};

type Reader = Parameters<typeof createReconcileSession>[1]['readConsole'];
const readStored: Reader = (payments) => readConsoleColumns(openWorkspaceFiles(), payments);

/** Collects the answers of a comparison. */
function givenReconciliation(readConsole = readStored) {
  const answers: ReconcileAnswer[] = [];
  const handleRequest = createReconcileSession((answer) => answers.push(answer), {
    nextYear: 2027,
    readConsole,
  });
  const open = async (file: File, consoleRows = CONSOLE_PAYMENTS) => {
    await handleRequest({ kind: 'open', file, consoleRows });
    return answers.at(-1);
  };
  return { answers, handleRequest, open };
}

/** Stores a workspace of the rows. */
async function storeWorkspace() {
  const session = givenSession();
  const { plan } = await session.openFile(fileOf(HEADER + ROWS));
  await session.judge({ ...plan, currency: 'USD' });
  await session.ask({ kind: 'save', workspace: NEW_WORKSPACE }, 'saved');
}

describe('The payments of a workspace', () => {
  test("are read from the browser's database, and match the file that they were imported from", async () => {
    await storeWorkspace();
    expect(await givenReconciliation().open(fileOf(HEADER + ROWS))).toMatchObject({
      kind: 'reconciled',
      reconciled: { rows: 2, comparison: { matched: 2, breaks: [] } },
    });
  });

  test('that the browser no longer has cannot be compared, and the answer says so', async () => {
    expect(await givenReconciliation().open(fileOf(HEADER + ROWS))).toEqual({
      kind: 'failed',
      message: 'the payments of this workspace cannot be read',
    });
  });

  test('are compared with their refunds and voids, not with their rows alone', () => {
    const table = tableOfRows(
      ['TR1-1', 'TR1-2', 'TR1-3'].map((id, index) =>
        buildTransaction({ id, amount: 1_000, status: index === 2 ? 'Refunded' : 'Completed' }),
      ),
      [],
    );
    const earlier = [{ until: '2024-07-01', status: 'Completed' as const, refunded: 0 }];
    const recorded = [{ id: 'TR1-2', status: 'Voided' as const, refunded: 400, earlier }];
    const columns = createConsoleColumns(table, { currency: 'USD', timeZone: 'UTC', recorded, disputes: [] });
    const summary = [0, 1, 2].map((index) => [columns.statusAt(index), columns.refundedAt(index)]);
    expect(summary).toEqual([
      ['Completed', 0],
      ['Voided', 400],
      ['Refunded', 1_000],
    ]);
    expect([0, 1].map(columns.earlierAt)).toEqual([undefined, earlier]);
  });
});

describe('A comparison', () => {
  test('that is requested before a report is open has no answer', async () => {
    const { answers, handleRequest } = givenReconciliation();
    await handleRequest({ kind: 'judge', plan: (await givenSession().openFile(fileOf(HEADER + ROWS))).plan });
    expect(answers).toEqual([]);
  });

  test('whose report disappears is reported, at the first reading and at the second', async () => {
    for (const readings of [1, 2]) {
      const file = fileOf(HEADER + ROWS);
      const stream = file.stream.bind(file);
      let left = readings;
      file.stream = () => {
        left -= 1;
        if (left >= 0) return stream();
        return new ReadableStream({
          start: (controller) => controller.error(new DOMException('Moved', 'NotFoundError')),
        });
      };
      expect(await givenReconciliation().open(file)).toEqual({ kind: 'unreadable', problem: { kind: 'unreadable' } });
    }
  });

  test('reports the message of any thrown value', async () => {
    // Browsers also throw values that are not an Error.
    const { open } = givenReconciliation(jest.fn().mockRejectedValue('out of memory'));
    expect(await open(fileOf(HEADER + ROWS))).toEqual({ kind: 'failed', message: 'out of memory' });
  });

  test('of a long report that turns out not to be UTF-8 far from its start counts each row once, and reports its progress', async () => {
    const rows = Array.from({ length: 21_000 }, (_, at) => `P-${at},Harbor,1.00,2025-06-01 10:00:00,Completed`);
    const text = `${HEADER}${rows.join('\n')}\nP-x,Café,1.00,2025-06-01 10:00:00,Completed`;
    const consoleColumns = createConsoleColumns(
      tableOfRows([buildTransaction({ id: 'P-7', amount: 100 })], []),
      CONSOLE_PAYMENTS,
    );
    const { answers, open } = givenReconciliation(() => Promise.resolve(consoleColumns));
    expect(await open(fileOf(Buffer.from(text, 'latin1')))).toMatchObject({
      kind: 'reconciled',
      reconciled: { rows: 21_001, unread: 0 },
    });
    const shares = answers.flatMap((answer) =>
      answer.kind === 'progress' && !answer.isComparing ? [answer.share] : [],
    );
    expect(shares.length).toBeGreaterThan(0);
    for (const share of shares) expect(share).toBeLessThanOrEqual(1);
  });
});

test('A report can be a workbook: of several sheets the operator chooses one, and a damaged one is refused', async () => {
  await storeWorkspace();
  const rows = [HEADER.trim().split(','), ...ROWS.split('\n').map((row) => row.split(','))];
  const sheets = ['June', 'Again'].map((name) => ({ name, rows }));
  const workbook = fileOf(new Uint8Array(await writeXlsx({ sheets })), 'report.xlsx');
  const { answers, open, handleRequest } = givenReconciliation();
  const question = await open(workbook);
  if (question?.kind !== 'sheets') throw new Error(`No question: ${question?.kind}`);
  expect(question.questions).toEqual([{ file: 'report.xlsx', sheets: ['June', 'Again'] }]);
  await handleRequest({
    kind: 'open',
    file: workbook,
    consoleRows: CONSOLE_PAYMENTS,
    sheets: { 'report.xlsx': 'June' },
  });
  expect(answers.at(-1)).toMatchObject({ kind: 'reconciled' });
  expect(await open(fileOf(`PK\u0003\u0004${'\0'.repeat(26)}[Content_Types].xml`, 'report.xlsx'))).toMatchObject({
    kind: 'unreadable',
  });
});
