import { areOverlapping, type IssuedStatement } from '@/domain/statements/issued';
import type { RootState } from '@/store/rootReducer';
import type { StoredEntry } from '../e2e/storedEntries';
import type { AcceptedAction } from './operatorActions';

/**
 * `written` are the actions in `done` that were in the database. `toasts` are the texts of all toasts that the tabs
 * have shown.
 */
type Found = {
  done: readonly AcceptedAction[];
  written: readonly AcceptedAction[];
  entries: readonly StoredEntry[];
  states: readonly RootState[];
  toasts: readonly string[];
};

/** Describes each accepted action that is neither stored nor in quarantine and that no tab reports. */
export function findLostActions({ done, written, entries, states, toasts }: Found): string[] {
  const stored = JSON.stringify(entries);
  const shown = JSON.stringify(states.map(({ persistence, layout }) => [persistence.damaged, layout.toasts]));
  const withdrawn = new Set(done.flatMap(({ kind, id }) => (kind === 'withdrawal' ? [id] : [])));
  const isAccountedFor = (action: AcceptedAction) =>
    stored.includes(action.id) ||
    shown.includes(action.id) ||
    (action.kind === 'statement' && (withdrawn.has(action.id) || isRejected(action, toasts)));
  const unreported = written.filter(({ kind, id }) => kind === 'damage' && !shown.includes(id));
  return [
    ...written.filter((action) => !isAccountedFor(action)).map(({ kind, id }) => `the ${kind} ${id} is lost`),
    ...unreported.map(({ id }) => `no tab reports ${id}`),
    ...findOverwritten(done, written, entries),
    ...findOverlaps(entries),
  ];
}

/** One of two statements for the same days is rejected, and its tab says so. */
function isRejected({ number = '' }: AcceptedAction, toasts: readonly string[]): boolean {
  const rejections = toasts.filter((text) => text.startsWith('Not recorded: Another tab changed '));
  return rejections.some((text) => text.includes(number) || /changed \d+ statements or/.test(text));
}

/** A field must have the value of one of its edits, even if another tab edited other fields of the row. */
function findOverwritten(
  done: readonly AcceptedAction[],
  written: readonly AcceptedAction[],
  entries: readonly StoredEntry[],
): string[] {
  const edits = done.flatMap(({ edited }) => edited ?? []);
  return written.flatMap(({ edited }) => {
    if (!edited) return [];
    const { journal, rowId, field } = edited;
    const row = entries.find((entry) => entry.journal === journal && entry.id === rowId)?.value as
      | Record<string, unknown>
      | undefined;
    const candidates = edits.filter((edit) => edit.journal === journal && edit.rowId === rowId && edit.field === field);
    return candidates.some(({ value }) => row?.[field] === value) ? [] : [`no edit of ${field} of ${rowId} remains`];
  });
}

/** A day of a party must not be on two statements. */
function findOverlaps(entries: readonly StoredEntry[]): string[] {
  const issued = entries.filter(({ journal }) => journal === 'statements').map(({ value }) => value as IssuedStatement);
  return issued.flatMap((a, index) =>
    issued
      .slice(index + 1)
      .filter((b) => b.partyId === a.partyId && areOverlapping(a, b))
      .map((b) => `days of ${a.id} are on ${b.id} too`),
  );
}
