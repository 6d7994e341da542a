import type { ReconciliationRecord, Report, Settlement } from '@/domain/reconciliation/settlements';
import { describeStanding, standingOf } from '@/domain/reconciliation/standing';
import type { Change } from './changes';

/** The merchant of a payment that is named by its id. */
type MerchantOf = (paymentId: string) => { merchantId?: string | undefined; merchantName: string };

/**
 * That a report was brought in, or a break of one of these reports settled; undefined where the report or the break is not
 * there.
 */
export function reconciliationChange(
  record: ReconciliationRecord,
  reports: ReadonlyMap<string, Report>,
  merchantOf: MerchantOf,
): Change | undefined {
  return record.kind === 'report' ? reportChange(record) : settlementChange(record, reports, merchantOf);
}

function reportChange(report: Report): Change {
  const { id, recordedAt, recordedBy, zone, name } = report;
  return {
    id,
    kind: 'Reports',
    at: recordedAt,
    by: recordedBy,
    zone,
    what: 'Report brought in',
    about: name,
    merchantName: '',
    from: 'Not compared',
    why: '',
    to: describeStanding(report, standingOf(report, [], [])),
  };
}

function settlementChange(
  settlement: Settlement,
  reports: ReadonlyMap<string, Report>,
  merchantOf: MerchantOf,
): Change | undefined {
  const { id, recordedAt, recordedBy, zone, reportId, breakId, withBreakId, reason } = settlement;
  const report = reports.get(reportId);
  const broken = report?.breaks.find((each) => each.id === breakId);
  if (!broken) return undefined;
  // A payout is named by its payee.
  const paymentId = report?.of === 'payouts' ? undefined : broken.ours?.id;
  const about = broken.ours?.id ?? broken.theirs[0]?.id ?? breakId;
  return {
    id,
    kind: 'Settled breaks',
    at: recordedAt,
    by: recordedBy,
    zone,
    about,
    paymentId,
    ...(paymentId === undefined ? { merchantName: '' } : merchantOf(paymentId)),
    what: withBreakId === undefined ? 'Break settled' : 'Break matched by hand',
    from: `Open: ${broken.kind}`,
    to: 'Settled',
    why: reason,
  };
}
