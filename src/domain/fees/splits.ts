import type { LocalTime } from '@/domain/calendar/dates';
import { recordedTimeIn, type RecordedInstant } from '@/domain/calendar/instants';
import { compareRecorded } from '@/domain/calendar/recorded';
import type { Integration } from '@/domain/integrations/integrations';
import { addTo } from '@/lib/byKey';
import type { SplitRate } from '@/domain/money/split';

/** The split of an integration at a time, which is read only if the split was ever edited; undefined for an unknown integration. */
export type SplitAt = (integrationId: string, timeAt: () => LocalTime) => SplitRate | undefined;

/** What an edit says about the split of an integration. */
type Edit = RecordedInstant & { subject: string; rowId: string; before: Readonly<Record<string, unknown>> | null };

type Row = Pick<Integration, 'id' | 'split'>;

/**
 * The splits of integrations over time: an edit applies to later payments only. `first` are the rows before all edits, whose splits
 * apply to integrations without a recorded edit, because earlier versions did not record edits. `timeZone` is that of the
 * payments.
 */
export function splitsOverTime(
  rows: readonly Row[],
  first: readonly Row[],
  edits: readonly Edit[],
  timeZone?: string,
): SplitAt {
  const [now, before] = [splitsOf(rows), splitsOf(first)];
  const replaced = new Map<string, { until: LocalTime; split: SplitRate }[]>();
  const inOrder = [...edits].sort(compareRecorded);
  for (const edit of inOrder) {
    const split = edit.subject === 'integration' ? edit.before?.split : undefined;
    if (split) addTo(replaced, edit.rowId, { until: recordedTimeIn(timeZone, edit), split: split as SplitRate });
  }
  return (id, timeAt) => {
    const earlierSplits = replaced.get(id);
    if (!earlierSplits) return before.get(id) ?? now.get(id);
    const time = timeAt();
    return (earlierSplits.find(({ until }) => time < until) ?? { split: now.get(id) }).split;
  };
}

function splitsOf(rows: readonly Row[]): Map<string, SplitRate> {
  return new Map(rows.map(({ id, split }) => [id, split]));
}
