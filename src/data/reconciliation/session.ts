import { lacksSettlementHeader } from '@/data/formats/paypalFormats';
import { recognize } from '@/data/formats/recognize';
import { profileRecords, statusValuesOf } from '@/data/imports/resolveSources';
import { peek } from '@/data/reading/peek';
import { createReading, readInto, Unreadable, type Progress, type SourcePart } from '@/data/imports/sources';
import type { RecordHandlers } from '@/data/reading/readRecords';
import { SheetsNeeded, withSheets } from '@/data/workbooks/withSheets';
import type { ImportProblem } from '@/data/imports/messages';
import { withVisibleName } from '@/data/reading/visibleName';
import { resolvePlan } from '@/domain/imports/profiles/resolvePlan';
import type { Plan } from '@/domain/imports/plan';
import { messageOf } from '@/lib/objects';
import { findCurrency } from '@/domain/money/currency';
import { matchPayouts } from '@/domain/reconciliation/payouts/matchPayouts';
import type { ConsoleColumns } from '@/domain/reconciliation/columns';
import { reconcile } from '@/domain/reconciliation/reconcile';
import type { ConsolePayments, ConsolePayouts, ReconcileAnswer, Reconciled, ReconcileRequest } from './messages';
import { createBankLines, planOfBank } from './readBankLines';
import { createReportReader } from './readReport';

const FIRST_RECORDS = 5;

type OpenRequest = Extract<ReconcileRequest, { kind: 'open' }>;
type Compared = Omit<Reconciled, 'name' | 'format'>;
type Opened = SourcePart & { consoleRows: ConsolePayments | ConsolePayouts; headers: readonly string[] };

/**
 * One comparison in a worker: reads a report of the processor or the bank like an import, asks what the file leaves
 * open, and compares it with the payments or payouts of the console. Stores nothing.
 */
export function createReconcileSession(
  post: (answer: ReconcileAnswer) => void,
  { nextYear, readConsole }: { nextYear: number; readConsole: (payments: ConsolePayments) => Promise<ConsoleColumns> },
): (request: ReconcileRequest) => Promise<void> {
  let opened: Opened | undefined;

  /** Reads the file. Throws an Unreadable if it cannot be read. */
  const read = <Reading extends { add: RecordHandlers['onRecord'] }>(source: Opened, begin: () => Reading) => {
    const onProgress = ({ bytes, total }: Progress) =>
      post({ kind: 'progress', share: bytes / total, isComparing: false });
    return readInto(createReading([{ parts: [source] }], onProgress), source, begin);
  };

  async function judge(source: Opened, proposed: Plan): Promise<void> {
    const { profile } = await read(source, () => profileRecords(proposed, source.headers));
    const { plan, questions } = resolvePlan(proposed, profile, (code) => findCurrency(code).decimals);
    const { file, headers, headerRecord, peeked, consoleRows } = source;
    if (questions.length > 0) {
      const firstRecords = peeked.records.slice(headerRecord + 1, headerRecord + 1 + FIRST_RECORDS);
      const about = { names: [file.name], encodings: [peeked.encoding], headers: [...headers], firstRecords };
      post({ kind: 'opened', opened: { ...about, plan, questions, statuses: statusValuesOf(profile) } });
      return;
    }
    const compared = await ('payouts' in consoleRows
      ? comparePayouts(source, consoleRows, plan)
      : comparePayments(source, consoleRows, plan));
    if (compared) post({ kind: 'reconciled', reconciled: { name: file.name, format: plan.format, ...compared } });
  }

  async function comparePayments(source: Opened, payments: ConsolePayments, plan: Plan): Promise<Compared | undefined> {
    const reading = await read(source, () =>
      createReportReader(plan, source.headers, findCurrency(payments.currency), nextYear),
    );
    const { report, unread } = reading.finish();
    if (report.length === 0) {
      post({ kind: 'nothing to compare', missing: 'payments' });
      return undefined;
    }
    const columns = await readConsole(payments);
    const comparison = reconcile(columns, report, (share) => post({ kind: 'progress', share, isComparing: true }));
    return { rows: report.length, unread, comparison };
  }

  async function comparePayouts(source: Opened, payouts: ConsolePayouts, plan: Plan): Promise<Compared | undefined> {
    const reading = await read(source, () => createBankLines(plan, findCurrency(payouts.currency), nextYear));
    const { lines, unread } = reading.finish();
    if (lines.length === 0) {
      post({ kind: 'nothing to compare', missing: 'transactions' });
      return undefined;
    }
    return { of: 'payouts', rows: lines.length, unread, comparison: matchPayouts(payouts.payouts, lines, payouts) };
  }

  async function open({ file: chosen, consoleRows, sheets = {} }: OpenRequest): Promise<void> {
    if ('payouts' in consoleRows && consoleRows.payouts.length === 0) {
      post({ kind: 'nothing to compare', missing: 'payouts' });
      return;
    }
    const onProblem = (_name: string, problem: ImportProblem) => post({ kind: 'unreadable', problem });
    const [file] = await withSheets([withVisibleName(chosen)], sheets, onProblem, () => undefined);
    if (!file) return;
    const peeked = await peek(file);
    if ('problem' in peeked) {
      post({ kind: 'unreadable', problem: peeked.problem });
      return;
    }
    if (lacksSettlementHeader(peeked.records)) {
      post({ kind: 'unreadable', problem: { kind: 'column names missing' } });
      return;
    }
    const { headerRecord, plan: recognized } = recognize(peeked.records, consoleRows.timeZone);
    const headers = peeked.records[headerRecord] ?? [];
    const plan = 'payouts' in consoleRows ? planOfBank(recognized, headers) : recognized;
    opened = { file, consoleRows, peeked, headerRecord, headers };
    // Merchants are not compared, and of times only the days are, so neither a merchant nor a time zone is asked for.
    const { timeZone = consoleRows.timeZone, merchantName = '–' } = plan;
    await judge(opened, { ...plan, currency: consoleRows.currency, timeZone, merchantName });
  }

  async function answer(request: ReconcileRequest): Promise<void> {
    switch (request.kind) {
      case 'open':
        return open(request);
      case 'judge':
        return opened && judge(opened, request.plan);
      default:
        return request satisfies never;
    }
  }

  return async (request) => {
    try {
      await answer(request);
    } catch (error) {
      const [unreadable] = error instanceof Unreadable ? error.problems : [];
      if (unreadable) post({ kind: 'unreadable', problem: unreadable.problem });
      else if (error instanceof SheetsNeeded) post({ kind: 'sheets', questions: error.questions });
      else post({ kind: 'failed', message: messageOf(error) });
    }
  };
}
