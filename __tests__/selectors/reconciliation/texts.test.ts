import { difference } from '@/selectors/reconciliation/discrepancyTexts';
import { describeMatched, reportName } from '@/selectors/reconciliation/texts';
import { fromTo } from '@/selectors/changes/texts';
import { changeInZone, type ChangeRow } from '@/selectors/changes/changes';
import { foundIds } from '@/selectors/payments/list/texts';
import { buildSide } from '../../helpers/domain/reconciliation';

test('A payment that a report lists several times has the number of rows, and one amount if they are equal', () => {
  const listed = (...amounts: number[]) =>
    difference({
      id: 'a',
      kind: 'duplicate',
      ours: buildSide('P-1'),
      theirs: amounts.map((amount, index) => buildSide(`X-${index}`, { amount })),
    });
  expect(listed(10_000, 10_000)).toBe('Listed twice in the report ($100.00 each).');
  expect(listed(10_000, 5_000, 2_000)).toBe('Listed 3 times in the report ($100.00, $50.00, $20.00).');
});

test('A report of payouts says so, and a report of several months has its first and last day', () => {
  expect(reportName({ of: 'payouts', first: '2024-06-01', last: '2024-06-30' })).toBe('Payouts, June 2024');
  expect(reportName({ first: '2024-05-15', last: '2024-06-30' })).toMatch(/May 15.*Jun 30, 2024/);
  const counts = { matched: 22, accepted: 9, total: 31 };
  expect(describeMatched({ of: 'payouts' }, counts)).toBe('22 of 31 payouts matched, 9 explained');
  expect(describeMatched({}, { ...counts, accepted: 0 })).toBe('22 of 31 payments matched');
});

test('A change without an earlier value has only the new one', () => {
  expect([fromTo('', 'Recorded'), fromTo('Open', 'Resolved')]).toEqual(['Recorded', 'Open → Resolved']);
});

test('A change is shown at its time in the zone of the workspace, and a day alone stays as it is', () => {
  const change = { id: 'a', at: '2024-06-30 23:30:00', zone: 'America/New_York' } as ChangeRow;
  expect(changeInZone(change, 'Europe/Berlin')).toMatchObject({ at: '2024-07-01 05:30:00', zone: 'Europe/Berlin' });
  const unchanged = [change, { ...change, at: '2024-06-30' }, { ...change, zone: undefined }];
  expect(changeInZone(change, undefined)).toBe(change);
  expect(changeInZone(change, 'America/New_York')).toBe(change);
  for (const row of unchanged.slice(1)) expect(changeInZone(row, 'Europe/Berlin')).toBe(row);
});

test('A search names references only if the data has them', () => {
  expect([foundIds(), foundIds(['reference'])]).toEqual([
    'Matches in customer and integration IDs.',
    'Matches in references, customer and integration IDs.',
  ]);
});
