import { areOverlapping, type IssuedStatement } from '@/domain/statements/issued';
import type { RootState } from '@/store/rootReducer';
import type { StoredEntry } from '../e2e/storedEntries';
import type { Done } from './operatorActions';

/** `written` are those of the acts `done` that were in the database; `toasts` are the texts of all that the tabs have shown. */
type Found = {
  done: readonly Done[];
  written: readonly Done[];
  entries: readonly StoredEntry[];
  states: readonly RootState[];
  toasts: readonly string[];
};

/** What was accepted and is neither stored nor in quarantine, and of which no tab informs. */
export function findLosses({ done, written, entries, states, toasts }: Found): string[] {
  const stored = JSON.stringify(entries);
  const shown = JSON.stringify(states.map(({ persistence, layout }) => [persistence.damaged, layout.toasts]));
  const withdrawn = new Set(done.flatMap(({ kind, id }) => (kind === 'withdrawal' ? [id] : [])));
  const isThere = (each: Done) =>
    stored.includes(each.id) ||
    shown.includes(each.id) ||
    (each.kind === 'statement' && (withdrawn.has(each.id) || isRefused(each, toasts)));
  const uninformed = written.filter(({ kind, id }) => kind === 'damage' && !shown.includes(id));
  return [
    ...written.filter((each) => !isThere(each)).map(({ kind, id }) => `the ${kind} ${id} is lost`),
    ...uninformed.map(({ id }) => `no tab informs of ${id}`),
    ...findOverwritten(done, written, entries),
    ...findTwice(entries),
  ];
}

/** Of two statements of the same days one stays; the tab of the other says so. */
function isRefused({ number = '' }: Done, toasts: readonly string[]): boolean {
  const refusals = toasts.filter((text) => text.startsWith('Not recorded: Another tab changed '));
  return refusals.some((text) => text.includes(number) || /first with \d+ statements/.test(text));
}

/** A field of a row has the value of one of its edits, whatever other fields were edited in another tab. */
function findOverwritten(done: readonly Done[], written: readonly Done[], entries: readonly StoredEntry[]): string[] {
  const edits = done.flatMap(({ edited }) => edited ?? []);
  return written.flatMap(({ edited }) => {
    if (!edited) return [];
    const { journal, rowId, field } = edited;
    const row = entries.find((each) => each.journal === journal && each.id === rowId)?.value as
      | Record<string, unknown>
      | undefined;
    const same = edits.filter((each) => each.journal === journal && each.rowId === rowId && each.field === field);
    return same.some(({ value }) => row?.[field] === value) ? [] : [`no edit of ${field} of ${rowId} is left`];
  });
}

/** No day of a party is on two statements. */
function findTwice(entries: readonly StoredEntry[]): string[] {
  const issued = entries.filter(({ journal }) => journal === 'statements').map(({ value }) => value as IssuedStatement);
  return issued.flatMap((each, at) =>
    issued
      .slice(at + 1)
      .filter((b) => b.partyId === each.partyId && areOverlapping(each, b))
      .map((b) => `days of ${each.id} are on ${b.id}, too`),
  );
}
