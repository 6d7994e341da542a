import type { Edit } from '@/domain/changes/records';
import { splitsOverTime } from '@/domain/fees/splits';
import type { SplitRate } from '@/domain/money/split';

const edit = (recordedAt: string, before: Edit['before']): Edit => ({
  id: recordedAt,
  subject: 'integration',
  rowId: 'INT1',
  recordedAt,
  recordedBy: 'Alex Morgan',
  before,
});

test('A split applies from its edit until the next edit', () => {
  const old: SplitRate = { unit: '%', hundredths: 2500 };
  const edited: SplitRate = { unit: '$', hundredths: 150 };
  const edits = [
    edit('2024-06-20 09:00:00', { split: edited }),
    edit('2024-06-05 09:00:00', { integrationName: 'Tickets' }),
    edit('2024-06-10 09:00:00', { split: old }),
    { ...edit('2024-06-01 09:00:00', { split: edited }), subject: 'merchant' as const },
  ];
  const agreed = splitsOverTime([{ id: 'INT1', split: old }], [], edits);
  const at = (id: string, time: string) => agreed(id, () => time);
  expect(
    ['2024-05-31', '2024-06-10 08:59:59', '2024-06-10 09:00:00', '2024-06-19', '2024-06-21'].map((time) =>
      at('INT1', time),
    ),
  ).toEqual([old, old, edited, edited, old]);
  // Earlier versions did not record edits, so the original split applies.
  const unrecorded = splitsOverTime([{ id: 'INT1', split: edited }], [{ id: 'INT1', split: old }], []);
  expect(['INT1', 'INT9'].map((id) => unrecorded(id, () => '2024-06-10'))).toEqual([old, undefined]);
});

test('Edits apply in the order of their times, and the first edit of a second has the split before it', () => {
  const split = (hundredths: number): SplitRate => ({ unit: '%', hundredths });
  const edits = [
    edit('2024-06-01 09:00:00', null),
    edit('2024-06-10 09:00:00', { split: split(1000) }),
    edit('2024-06-10 09:00:00', { split: split(1500) }),
    edit('2024-06-20 09:00:00', { split: split(2000) }),
  ];
  const times = ['2024-05-31', '2024-06-10 08:59:59', '2024-06-10 09:00:00', '2024-06-20 09:00:00'];
  for (const ordered of [edits, [...edits.slice(3), ...edits.slice(0, 3)]]) {
    const agreed = splitsOverTime([{ id: 'INT1', split: split(2500) }], [], ordered);
    expect(times.map((time) => agreed('INT1', () => time)?.hundredths)).toEqual([1000, 1000, 2000, 2500]);
  }
});
