import type { ReconciliationRecord, Report, Resolution } from '@/domain/reconciliation/resolutions';
import { summarizeReport } from '@/domain/reconciliation/reportSummary';
import { rulesOf } from '@/domain/reconciliation/discrepancyKinds';
import { reportSummary } from '@/selectors/reconciliation/texts';
import { auditStampOf, type Change } from './changes';
import * as texts from './texts';

type MerchantOf = (paymentId: string) => { merchantId?: string | undefined; merchantName: string };

/** An imported report or a resolved discrepancy; undefined if the report or the discrepancy no longer exists. */
export function reconciliationChange(
  record: ReconciliationRecord,
  reports: ReadonlyMap<string, Report>,
  merchantOf: MerchantOf,
): Change | undefined {
  switch (record.kind) {
    case 'report':
      return reportChange(record);
    case 'settlement':
      return settlementChange(record, reports, merchantOf);
    default:
      return record satisfies never;
  }
}

function reportChange(report: Report): Change {
  return {
    ...auditStampOf(report),
    kind: 'Reports',
    what: texts.reportImported,
    reversal: texts.reportReversal,
    about: report.name,
    merchantName: '',
    from: texts.notCompared,
    why: '',
    to: reportSummary(report, summarizeReport(report, [], [])),
  };
}

function settlementChange(
  resolution: Resolution,
  reports: ReadonlyMap<string, Report>,
  merchantOf: MerchantOf,
): Change | undefined {
  const { reportId, breakId, withBreakId, reason } = resolution;
  const report = reports.get(reportId);
  const broken = report?.breaks.find((discrepancy) => discrepancy.id === breakId);
  if (!broken) return undefined;
  // The id of a payout is its payee, which leads to no payment.
  const paymentId = report?.of === 'payouts' ? undefined : broken.ours?.id;
  const about = broken.ours?.id ?? broken.theirs[0]?.id ?? breakId;
  return {
    ...auditStampOf(resolution),
    kind: 'Resolved discrepancies',
    about,
    paymentId,
    ...(paymentId === undefined ? { merchantName: '' } : merchantOf(paymentId)),
    what: withBreakId === undefined ? texts.discrepancyResolved : texts.matchedManually,
    reversal: texts.resolutionReversal,
    from: texts.open(rulesOf(broken.kind).label),
    to: texts.resolved,
    why: reason,
  };
}
