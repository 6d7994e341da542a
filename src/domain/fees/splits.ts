import type { LocalTime } from '@/domain/calendar/dates';
import type { Edit } from '@/domain/changes/edits';
import type { Integration } from '@/domain/integrations/integrations';
import { addTo } from '@/domain/lists/byKey';
import type { SplitRate } from '@/domain/money/split';

/** The split of an integration at a time, which is asked for where it matters; undefined where there is no such integration. */
export type SplitAt = (integrationId: string, timeAt: () => LocalTime) => SplitRate | undefined;

type Row = Pick<Integration, 'id' | 'split'>;

/**
 * What each integration was divided by, and when: an edit divides only later payments. `first` are the rows before all edits,
 * which hold of one whose edits earlier versions did not record.
 */
export function splitsOverTime(rows: readonly Row[], first: readonly Row[], edits: readonly Edit[]): SplitAt {
  const [now, before] = [splitsOf(rows), splitsOf(first)];
  const replaced = new Map<string, { until: LocalTime; split: SplitRate }[]>();
  const inOrder = [...edits].sort((one, other) => (one.recordedAt < other.recordedAt ? -1 : 1));
  for (const edit of inOrder) {
    const split = edit.subject === 'integration' ? edit.before?.split : undefined;
    if (split) addTo(replaced, edit.rowId, { until: edit.recordedAt, split: split as SplitRate });
  }
  return (id, timeAt) => {
    const own = replaced.get(id);
    if (!own) return before.get(id) ?? now.get(id);
    const time = timeAt();
    return (own.find(({ until }) => time < until) ?? { split: now.get(id) }).split;
  };
}

function splitsOf(rows: readonly Row[]): Map<string, SplitRate> {
  return new Map(rows.map(({ id, split }) => [id, split]));
}
