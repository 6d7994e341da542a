import { lacksSettlementHeader } from '@/data/formats/paypalFormats';
import { recognize } from '@/data/formats/recognize';
import { statusValuesOf } from '@/data/imports/resolveSources';
import { peek } from '@/data/reading/peek';
import { readRecords } from '@/data/reading/readRecords';
import { withVisibleName } from '@/data/reading/visibleName';
import { profileFile } from '@/domain/imports/profiles/fileProfile';
import { resolvePlan } from '@/domain/imports/profiles/resolvePlan';
import type { Cells } from '@/lib/cells/cells';
import { leastWidth } from '@/domain/imports/headerKey';
import type { Plan } from '@/domain/imports/plan';
import { messageOf } from '@/lib/objects';
import { findCurrency } from '@/domain/money/currency';
import { matchPayouts } from '@/domain/reconciliation/matchPayouts';
import type { ConsoleColumns } from '@/domain/reconciliation/columns';
import { reconcile } from '@/domain/reconciliation/reconcile';
import type { ConsolePayments, ConsolePayouts, ReconcileAnswer, Reconciled, ReconcileRequest } from './messages';
import { createBankLines, planOfBank } from './readBankLines';
import { createReportReader } from './readReport';

/** Progress is reported at most once per this many records. */
const PROGRESS_RECORDS = 20_000;
const FIRST_RECORDS = 5;

type Peeked = Exclude<Awaited<ReturnType<typeof peek>>, { problem: unknown }>;
type Compared = Omit<Reconciled, 'name' | 'format'>;
type Opened = {
  file: File;
  consoleRows: ConsolePayments | ConsolePayouts;
  peeked: Peeked;
  headerRecord: number;
  headers: readonly string[];
};

/**
 * One comparison in a worker: reads a report of the processor or the bank like an import, asks what the file leaves
 * open, and compares it with the payments or payouts of the console. Stores nothing.
 */
export function createReconcileSession(
  post: (answer: ReconcileAnswer) => void,
  { nextYear, readConsole }: { nextYear: number; readConsole: (payments: ConsolePayments) => Promise<ConsoleColumns> },
): (request: ReconcileRequest) => Promise<void> {
  let opened: Opened | undefined;

  /**
   * Passes every record to the handler that `start` creates. Returns false and reports the problem if the file cannot
   * be read.
   */
  async function readAll(source: Opened, start: () => (cells: Cells, isAfterBlank: boolean) => void) {
    const { file, peeked, headerRecord } = source;
    let rows = 0;
    let bytes = 0;
    let onRecord = start();
    const { problem, encoding } = await readRecords(file, peeked.layout, headerRecord, {
      onRecord: (cells, _line, isAfterBlank) => {
        onRecord(cells, isAfterBlank);
        rows += 1;
        if (rows % PROGRESS_RECORDS === 0) post({ kind: 'progress', share: bytes / file.size, isComparing: false });
      },
      onProgress: (read) => {
        bytes = read;
      },
      onRestart: () => {
        rows = 0;
        onRecord = start();
      },
    });
    if (problem) post({ kind: 'unreadable', problem });
    source.peeked = { ...peeked, encoding, layout: { ...peeked.layout, encoding } };
    return problem === undefined;
  }

  async function judge(source: Opened, proposed: Plan): Promise<void> {
    let profile = profileFile(proposed);
    const isRead = await readAll(source, () => {
      profile = profileFile(proposed);
      return (cells, isAfterBlank) => {
        const isTotal = isAfterBlank && proposed.takesRowsAfterBlank !== true;
        if (cells.length >= leastWidth(source.headers) && !isTotal) profile.see(cells);
      };
    });
    if (!isRead) return;
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
    const reading = await readWith(source, () =>
      createReportReader(plan, source.headers, findCurrency(payments.currency), nextYear),
    );
    if (!reading) return undefined;
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
    const reading = await readWith(source, () => createBankLines(plan, findCurrency(payouts.currency), nextYear));
    if (!reading) return undefined;
    const { lines, unread } = reading.finish();
    if (lines.length === 0) {
      post({ kind: 'nothing to compare', missing: 'transactions' });
      return undefined;
    }
    return { of: 'payouts', rows: lines.length, unread, comparison: matchPayouts(payouts.payouts, lines, payouts) };
  }

  /** The reader after all records, or undefined after the problem was reported. */
  async function readWith<Reading extends { add: (cells: Cells, isAfterBlank: boolean) => void }>(
    source: Opened,
    start: () => Reading,
  ): Promise<Reading | undefined> {
    let reading = start();
    const isWhole = await readAll(source, () => {
      reading = start();
      return reading.add;
    });
    return isWhole ? reading : undefined;
  }

  async function open(file: File, consoleRows: ConsolePayments | ConsolePayouts): Promise<void> {
    if ('payouts' in consoleRows && consoleRows.payouts.length === 0) {
      post({ kind: 'nothing to compare', missing: 'payouts' });
      return;
    }
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
    opened = { file: withVisibleName(file), consoleRows, peeked, headerRecord, headers };
    // Merchants are not compared, and of times only the days are, so neither a merchant nor a time zone is asked for.
    const { timeZone = consoleRows.timeZone, merchantName = '–' } = plan;
    await judge(opened, { ...plan, currency: consoleRows.currency, timeZone, merchantName });
  }

  async function answer(request: ReconcileRequest): Promise<void> {
    switch (request.kind) {
      case 'open':
        return open(request.file, request.consoleRows);
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
      post({ kind: 'failed', message: messageOf(error) });
    }
  };
}
