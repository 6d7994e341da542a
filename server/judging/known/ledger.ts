import type { EntryChange } from '@/domain/entries/entryKinds';
import type { Day } from '@/domain/calendar/dates';
import { highestSequence } from '@/domain/entries/sequences';
import { replayRecords, type PaymentRecord } from '@/domain/payments/refunds/refundRules';
import type { Balance } from '@/domain/statements/balances';
import { factsOf, foldState } from '@/store/persistence/entries/collections';
import type { RootState } from '@/store/rootReducer';
import type { LogEntry } from '../../log/logEntry';
import type { Base } from './base';
import { paymentIdsIn, payoutDaysIn } from './engineBase';
import { countedValue } from '../kinds';
import { bareMap, layeredMap } from './layeredMap';
import {
  statementKey,
  wantedStatements,
  type EngineStatement,
  type EngineStatements,
  type Proposal,
  type WantedStatement,
} from '../wantedStatements';

/** The changes of one subject: how many there are, and the newest one. */
type Subject = { version: number; newest: LogEntry };

type Records = readonly PaymentRecord[];

/** The balances of a day after these payouts. */
export type EngineBalances = { balances: readonly Balance[]; included: ReadonlySet<string> };

/** Balances need all changes of payments, and most acts need those of one payment only. */
type Unfolded = Record<'payments' | 'others', EntryChange[]>;

export type Ledger = ReturnType<typeof createLedger>;
export type Draft = ReturnType<Ledger['draft']>;

const pathOf = (kind: string, id: string) => `${kind}/${id}`;

/**
 * What the log of a workspace says, in memory: the last change of each entry, and the state of the console that follows. `base`
 * is the state without entries; while a workspace arrives there is none, because nothing is judged. Only one draft at a time
 * may be committed, and nobody else may draft between its start and its last question.
 */
export function createLedger(base: Base | undefined, entries: readonly LogEntry[]) {
  const latest = new Map<string, LogEntry>();
  const subjects = new Map<string, Subject>();
  const payments = new Map<string, Records>();
  let state = base?.state;
  /** Changes that the state does not have yet. They are added when a rule needs them, because each addition takes long. */
  const unfolded: Unfolded = { payments: [], others: [] };
  const kinds = new Set<string>();
  let highest = 0;
  /** The balances of days on which somebody wants to record a payout, and the payouts that they include. */
  let balances = new Map<Day, EngineBalances>();
  /** The statements that somebody wants to issue. */
  let statements: EngineStatements = new Map();

  /** The accepted changes in their order, each entry as it was changed last. */
  const changes = (): EntryChange[] =>
    [...latest.values()]
      .sort((a, b) => a.seq - b.seq)
      .flatMap((entry) => {
        const counted = countedValue(entry);
        return counted ? [{ kind: counted.kind, id: counted.id, value: counted.value } as EntryChange] : [];
      });

  /** Adds the changes to a state, and takes them off their list. */
  function foldInto(before: RootState | undefined, changes: EntryChange[]): RootState {
    if (!before) throw new Error('Nothing is judged while a workspace arrives');
    return changes.length === 0 ? before : foldState(before, changes.splice(0), false);
  }

  function draft(layerOf = layeredMap) {
    if (base && state) state = base.openRows(state);
    const [ofPath, ofSubject, ofPayment] = [layerOf(latest), layerOf(subjects), layerOf(payments)];
    const added: Unfolded = { payments: [], others: [] };
    let next: RootState | undefined;
    let reached = highest;

    /** Adds changes of the log, which have been judged. */
    function add(all: readonly LogEntry[]): void {
      for (const entry of all) {
        const { kind, id, subject, version } = entry;
        const path = pathOf(kind, id);
        const before = ofPath.get(path);
        ofPath.set(path, entry);
        kinds.add(kind);
        if (version > (ofSubject.get(subject)?.version ?? 0)) ofSubject.set(subject, { version, newest: entry });
        reached = Math.max(reached, highestSequence(entry.value));
        const [value, earlier] = [countedValue(entry), countedValue(before)];
        if (!value && !earlier) continue;
        if (earlier?.kind === 'payments') removeRecord(earlier.value);
        if (value?.kind === 'payments') addRecord(value.value);
        added[kind === 'payments' ? 'payments' : 'others'].push({ kind, id, value: value?.value } as EntryChange);
      }
    }
    const recordsOf = (transactionId: string): Records => ofPayment.get(transactionId) ?? [];
    const removeRecord = ({ id, transactionId }: PaymentRecord) =>
      ofPayment.set(
        transactionId,
        recordsOf(transactionId).filter((record) => record.id !== id),
      );
    const addRecord = (record: PaymentRecord) =>
      ofPayment.set(record.transactionId, [...recordsOf(record.transactionId), record]);

    function current(): RootState {
      next ??= state = foldInto(state, unfolded.others);
      return (next = foldInto(next, added.others));
    }

    return {
      add,
      /** The last change of an entry. */
      find: (kind: string, id: string) => ofPath.get(pathOf(kind, id)),
      subject: (subject: string) => ofSubject.get(subject),
      /** The highest position of a record. */
      highestSequence: () => reached,
      /** The position of a new record in the value of the next change, which is after those of restored records. */
      nextSequence: (seq: number, value: unknown) => (reached = Math.max(reached, seq - 1, highestSequence(value)) + 1),
      /** Whether the payments are in the engine. Then the state has only those that the log is about. */
      isInEngine: base?.engine !== undefined,
      /** The balances of a day that were asked of the engine. */
      balancesOn: (day: Day): EngineBalances | undefined => balances.get(day),
      /** A statement that was asked of the engine. */
      statementOf: (wanted: WantedStatement): EngineStatement | undefined => statements.get(statementKey(wanted)),
      /** The state, apart from the records of payments. */
      state: current,
      /** The whole state. */
      wholeState(): RootState {
        const before = unfolded.payments.slice();
        state = foldInto(foldInto(state, unfolded.others), unfolded.payments);
        next = next ? foldInto(next, before) : state;
        return (next = foldInto(foldInto(next, added.others), added.payments));
      },
      /** The records of a payment that the rules accept, in their order, and all of its records. */
      recordsOfPayment(transactionId: string): { accepted: Records; all: Records } {
        const all = recordsOf(transactionId);
        const accepted = replayRecords(all, factsOf(current()).findPayment);
        return { all, accepted: Object.hasOwn(accepted, transactionId) ? (accepted[transactionId] ?? []) : [] };
      },
      commit(): void {
        for (const layer of [ofPath, ofSubject, ofPayment]) layer.commit();
        [state, highest] = [next ?? state, reached];
        unfolded.payments.push(...added.payments);
        unfolded.others.push(...added.others);
      },
    };
  }

  /** Adds changes that are stored. Without layers, because nothing of them is ever dropped and there may be a million. */
  function load(stored: readonly LogEntry[]): void {
    const whole = draft(bareMap);
    whole.add(stored);
    whole.commit();
  }
  load(entries);
  return {
    load,
    draft: () => draft(),
    /** Whether the log may have entries of a kind. */
    mayHave: (kind: string) => kinds.has(kind),
    changes,
    /**
     * Asks the engine for what is needed to judge these proposals, or to add these entries, after the position `head`. It does
     * nothing if the payments are in the data set. False if payments arrived meanwhile, so that the workspace has to be read again.
     */
    async prepare(proposals: readonly Proposal[], head: number): Promise<boolean> {
      if (!base?.engine) return true;
      await base.engine.learn(proposals.flatMap(({ value }) => paymentIdsIn(value)));
      balances = new Map();
      const days = payoutDaysIn(proposals);
      const wanted = wantedStatements(proposals, (kind, id) => latest.get(pathOf(kind, id)));
      if (days.length === 0 && wanted.length === 0) return true;
      const log = { head, changes: changes() };
      const included = new Set(log.changes.flatMap(({ kind, id }) => (kind === 'payouts' ? [id] : [])));
      for (const day of days) balances.set(day, { balances: await base.engine.balancesOn(log, day), included });
      const known = await base.engine.statementsOf(log, wanted);
      statements = known ?? new Map();
      return known !== undefined;
    },
    closeRows: () => base?.closeRows?.(),
    /** The last changes of all entries of a kind. */
    entriesOf: (kind: string) => [...latest.values()].filter((entry) => entry.kind === kind),
  };
}
