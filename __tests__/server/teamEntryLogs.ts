import { randomUUID } from 'node:crypto';
import type { Change, EntryLog, EntryLogs, Proposal } from '@/backend/entryLog';
import type { TeamChange } from '@/protocol/entries';
import { Refused, type TeamStore } from '../../server/core';
import { ana } from './engines';

/** The fields that only the server's changes have. */
function asChange({ key: _key, by: _by, at: _at, ...change }: TeamChange): Change {
  return change;
}

/**
 * The logs of a store as the port of the console, with neither HTTP nor a copy in the browser. `idOf` gives the workspace of
 * a name in the tests.
 */
export function teamEntryLogs(store: TeamStore, idOf: (name: string) => Promise<string>): EntryLogs {
  /** By workspace: the heads that this tab wrote, and how often it announced rows. */
  const written = new Map<string, { heads: Set<number>; announced: number }>();
  const writtenBy = (name: string) => {
    const known = written.get(name) ?? { heads: new Set<number>(), announced: 0 };
    written.set(name, known);
    return known;
  };

  async function open(name: string): Promise<EntryLog> {
    const id = await idOf(name);
    return {
      async read(after) {
        const { changes, head, isWhole } = await store.read(ana, id, after);
        if (!changes.some(({ erased }) => erased)) return { changes: changes.map(asChange), head, isWhole };
        // Something was erased, so the reader drops what it has.
        const all = await store.read(ana, id, { seq: 0 });
        return { changes: all.changes.filter(({ erased }) => !erased).map(asChange), head, isWhole: true };
      },
      async propose(proposals: readonly Proposal[], seen) {
        try {
          writtenBy(name).heads.add(seen.seq + proposals.length);
          const keyed = proposals.map((proposal) => ({ ...proposal, key: randomUUID() }));
          const { changes, head } = await store.propose(ana, id, { seen, proposals: keyed });
          return { changes: changes.map(asChange), head };
        } catch (error) {
          writtenBy(name).heads.delete(seen.seq + proposals.length);
          if (error instanceof Refused && error.problem.type.endsWith('changed')) return undefined;
          throw error;
        }
      },
      forget: async () => store.forget(ana, id),
      close: () => undefined,
    };
  }

  return {
    isAny: async () => (await store.list(ana)).length > 0,
    open,
    follow(name, onNews) {
      let last: number | undefined;
      const following = (async () =>
        store.follow(ana, await idOf(name), ({ seq }) => {
          const isFirst = last === undefined;
          const isRows = seq === last;
          last = seq;
          if (isFirst || (!isRows && writtenBy(name).heads.has(seq))) return;
          if (isRows && writtenBy(name).announced > 0) writtenBy(name).announced -= 1;
          else onNews(isRows ? 'rows' : 'changes');
        }))();
      return () => void following.then((stop) => stop());
    },
    announceRows(name) {
      writtenBy(name).announced += 1;
      void (async () => store.change(ana, await idOf(name), { name: 'Other rows' }))();
    },
  };
}

/** The kinds of a test of the log, and as what a server stores them without rules. Only the quarantine can be erased. */
const KINDS = [
  ['payments', 'quarantine'],
  ['payouts', 'laterPayouts'],
  ['takenBack', 'laterReversals'],
] as const;

/** The entries of a test of the log as entries that a server does not judge. */
export function withoutRules(logs: EntryLogs): EntryLogs {
  const sent = new Map<string, string>(KINDS);
  const received = new Map<string, string>(KINDS.map(([kind, stored]) => [stored, kind]));
  const named = <Entry extends { kind: string }>(entries: readonly Entry[], names: ReadonlyMap<string, string>) =>
    entries.map((entry) => ({ ...entry, kind: names.get(entry.kind) ?? entry.kind }));
  return {
    ...logs,
    open: async (name) => {
      const log = await logs.open(name);
      return {
        ...log,
        read: async (after) => {
          const reading = await log.read(after);
          return { ...reading, changes: named(reading.changes, received) };
        },
        propose: async (proposals, seen) => {
          const written = await log.propose(named(proposals, sent), seen);
          return written && { ...written, changes: named(written.changes, received) };
        },
      };
    },
  };
}
