import type { Change, EntryLog, Proposal, RefusedProposal } from '@/backend/entryLog';
import { lackedRecordsNoted } from '@/slices/persistenceSlice';
import { toastShown } from '@/slices/ui/layoutSlice';
import type { AppDispatch } from '@/store/store';
import type { KeptEntries } from '@/store/persistence/entries/cache/entryCache';
import { textOfValue } from '@/store/persistence/entries/jsonValue';
import * as texts from './restoredTexts';
import type { QuarantinedEntries } from './quarantinedEntries';
import { isStoredAs } from '@/store/persistence/entries/sequences';

/** Rows and marks change under their id; a record is made once. */
const CHANGING = ['merchants', 'integrations', 'notifications', 'inbox'];

const pathOf = ({ kind, id }: { kind: string; id: string }) => `${kind}/${id}`;

/**
 * What the log lacks since its server was restored from a backup. A person is asked whether it is sent again, in the order in
 * which it was made. The server judges each change; what it refuses goes into quarantine with the reason.
 */
export function createLackedEntries(
  log: EntryLog,
  dispatch: AppDispatch,
  { collectionOf, storedValue, isUncounted }: Pick<KeptEntries, 'collectionOf' | 'storedValue' | 'isUncounted'>,
  { putPending }: Pick<QuarantinedEntries, 'putPending'>,
) {
  let lacked: readonly Change[] = [];
  let isSending = false;
  let [accepted, refused] = [0, 0];

  function isThere(change: Change): boolean {
    const { kind, id, value, withdrawn } = change;
    if (withdrawn || !collectionOf(kind)) return isUncounted(change);
    const stored = storedValue(kind, id);
    return stored !== undefined && (!CHANGING.includes(kind) || isStoredAs(stored, value));
  }

  async function keep(left: readonly Change[]): Promise<void> {
    lacked = left;
    await log.keepLacked?.(left);
  }

  const ask = () => dispatch(lackedRecordsNoted(lacked.map(recordOf)));

  return {
    /** Asks about what a restored log lacks, apart from what somebody has sent again since. */
    async note(added: readonly Change[]): Promise<void> {
      if (added.length === 0 && lacked.length === 0) return;
      const all = new Map([...lacked, ...added].map((change) => [pathOf(change), change]));
      const left = [...all.values()].filter((change) => !isThere(change));
      if (left.length === lacked.length && left.every((change, index) => change === lacked[index])) return;
      await keep(left.sort((a, b) => (a.at ?? '').localeCompare(b.at ?? '') || a.seq - b.seq));
      if (!isSending) ask();
    },
    send(): void {
      isSending = lacked.length > 0;
    },
    /** Puts everything into quarantine, where it can be downloaded again. Call `left` when it is written there. */
    leave(): void {
      for (const { kind, id, value } of lacked) putPending({ journal: kind, id, value }, texts.lackedReason);
    },
    left: () => keep([]),
    /** Puts those into quarantine that the server refused. Returns the other refused proposals. */
    refuse(all: readonly RefusedProposal[]): readonly RefusedProposal[] {
      if (!isSending) return all;
      const reasons = new Map(all.map((each) => [pathOf(each), each.reason]));
      const mine = lacked.filter((change) => reasons.has(pathOf(change)));
      for (const { kind, id, value } of mine)
        putPending({ journal: kind, id, value }, reasons.get(pathOf({ kind, id })));
      refused += mine.length;
      lacked = lacked.filter((change) => !mine.includes(change));
      return all.filter((each) => !mine.some((change) => pathOf(change) === pathOf(each)));
    },
    /** The server refused everything for another reason, so the person is asked again. */
    stop(): void {
      if (isSending) ask();
      isSending = false;
    },
    /** The pending writes. Call `done` after they were written. */
    writes: (): { proposals: Proposal[]; done: () => void } => {
      const sent = isSending ? lacked : [];
      return {
        proposals: sent.flatMap(({ seq: _seq, by: _by, at: _at, ...change }): Proposal[] => {
          // A withdrawal needs its entry.
          if (!change.withdrawn || storedValue(change.kind, change.id) !== undefined) return [change];
          const { withdrawn: _withdrawn, schema: _schema, ...made } = change;
          return [made, change];
        }),
        done: () => {
          if (!isSending) return;
          accepted += sent.length;
          void keep(lacked.filter((change) => !sent.includes(change)));
          if (lacked.length > 0) return;
          dispatch(toastShown(texts.sentAgain(accepted, refused)));
          [isSending, accepted, refused] = [false, 0, 0];
        },
      };
    },
  };
}

export type LackedEntries = ReturnType<typeof createLackedEntries>;

function recordOf({ kind, id, by, at, value }: Change) {
  return { kind, id, by: by?.name, at, text: textOfValue(id, value) };
}
