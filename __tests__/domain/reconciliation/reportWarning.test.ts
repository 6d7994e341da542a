import type { Discrepancy } from '@/domain/reconciliation/discrepancies';
import { findReportWarning } from '@/domain/reconciliation/reportWarning';
import type { Report } from '@/domain/reconciliation/resolutions';
import { warning } from '@/pages/transactions/reconciliation/texts';
import { buildReport, buildSide } from '../../helpers/domain/reconciliation';

const warningOf = (report: Report) => {
  const found = findReportWarning(report);
  return found && warning(found);
};

const here: Discrepancy = { id: 'T1', kind: 'missing there', ours: buildSide('T1'), theirs: [] };
const there: Discrepancy = { id: 'there P1', kind: 'missing here', theirs: [buildSide('P1')] };
const amount: Discrepancy = {
  id: 'T2',
  kind: 'amount',
  ours: buildSide('T2'),
  theirs: [buildSide('T2', { amount: 1 })],
};
const inEuros: Discrepancy = { ...amount, kind: 'currency', theirs: [buildSide('T2', { currency: 'EUR' })] };

test('A report without a known payment gets a warning that it may be the wrong one', () => {
  const none = buildReport([here, there], { rows: 1 });
  expect(warningOf(none)).toBe(
    'No payment in this report matches this workspace. Is it for another month, merchant or workspace?',
  );
  expect(warningOf({ ...none, rows: 2 })).toBeUndefined();
  expect(warningOf(buildReport([here, amount], { rows: 1 }))).toBeUndefined();
  const onlyThere: Discrepancy = { ...there, kind: 'currency', theirs: [buildSide('P2', { currency: 'EUR' })] };
  expect(warningOf(buildReport([there, onlyThere], { rows: 2 }))).toMatch(/^No payment in this report/);
  const ofBank = buildReport([here], { of: 'payouts', matched: 0 });
  expect(warningOf(ofBank)).toBe(
    'No payout in this report matches this workspace. Is it for another month or account?',
  );
  expect(warningOf({ ...ofBank, matched: 1 })).toBeUndefined();
  expect(warningOf({ ...ofBank, breaks: [] })).toBeUndefined();
});

test('A report in another currency gets a warning with both currencies', () => {
  expect(warningOf(buildReport([inEuros, here], { rows: 1 }))).toBe(
    'The report is in EUR, but the console is in USD. Is it for another account?',
  );
  expect(warningOf(buildReport([inEuros, amount], { rows: 2 }))).toBeUndefined();
  expect(warningOf(buildReport([inEuros], { rows: 2 }))).toBeUndefined();
});
