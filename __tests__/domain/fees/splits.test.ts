import type { Edit } from '@/domain/changes/edits';
import { splitsOverTime } from '@/domain/fees/splits';
import type { SplitRate } from '@/domain/money/split';

test('A fee is held against the split at the time of its payment: an edit divides only later ones, until it is taken back', () => {
  const old: SplitRate = { unit: '%', hundredths: 2500 };
  const edited: SplitRate = { unit: '$', hundredths: 150 };
  const edit = (recordedAt: string, before: Edit['before']): Edit => ({
    id: recordedAt,
    subject: 'integration',
    rowId: 'INT1',
    recordedAt,
    recordedBy: 'Alex Morgan',
    before,
  });
  const edits = [
    edit('2024-06-20 09:00:00', { split: edited }),
    edit('2024-06-05 09:00:00', { integrationName: 'Tickets' }),
    edit('2024-06-10 09:00:00', { split: old }),
    { ...edit('2024-06-01 09:00:00', { split: edited }), subject: 'merchant' as const },
  ];
  const agreed = splitsOverTime([{ id: 'INT1', split: old }], [], edits);
  const at = (id: string, time: string) => agreed(id, () => time);
  expect(
    ['2024-06-10 08:59:59', '2024-06-10 09:00:00', '2024-06-19', '2024-06-21'].map((time) => at('INT1', time)),
  ).toEqual([...[old, edited, edited, old]]);
  // Who edited it earlier versions did not record: what was charged by then was agreed before.
  const unrecorded = splitsOverTime([{ id: 'INT1', split: edited }], [{ id: 'INT1', split: old }], []);
  expect(['INT1', 'INT9'].map((id) => unrecorded(id, () => '2024-06-10'))).toEqual([old, undefined]);
});
