import { LogBusy, LogUnreachable, ProposalsRefused, type Change, type EntryLogs, type News } from '@/backend/entryLog';
import { timeAt } from '@/domain/calendar/instants';
import { isRecord } from '@/lib/objects';
import { withSequence } from '@/domain/entries/sequences';
import { setupPersistedStore } from '@/store/persistence/persistedStore';
import type { Refund } from '@/domain/payments/refunds/refundRules';
import { startStateOfCopy } from '@/store/startState';
import { columnsOf } from '../domain/refundColumns';

const AT = '2024-07-01T12:02:00.000Z';
const WORKSPACE = {
  ...({ id: 'team-workspace', name: 'Demo data', source: 'Demo data' } as const),
  ...({ hash: 'sample', rows: 30, importedOn: '2024-07-01' } as const),
};

/** The log of a workspace on a server, in memory, with the people who have it open. */
export class TeamLog {
  readonly changes = new Map<string, Change>();
  logId = 'log-1';
  seq = 0;
  isCut = false;
  /** The server answers, but cannot store now, for this reason. */
  busy = '';
  /** Reading waits for it. */
  answering: Promise<unknown> = Promise.resolve();
  /** The server stores what it is sent, at its own time, and no answer arrives. */
  isAnswerLost = false;
  /** The answers to what a person has sent wait for it. */
  readonly delayed = new Map<string, Promise<unknown>>();
  /** Refunds of a whole reading are columns, as those of a long log. */
  areColumns = false;
  /** The reason why every proposal is refused. */
  refusal = '';
  /** Only the proposals of these entries are refused, if there are any. */
  refusedIds: readonly string[] = [];
  /** What the log lacks since it was restored, by the person who has to decide about it. */
  readonly lacked = new Map<string, readonly Change[]>();
  private readonly listeners = new Map<string, (news: News) => void>();

  /** The console of a person, whose unwritten changes are in `texts`. */
  async open(
    name: string,
    texts = new Map<string, string>(),
    zone = 'America/New_York',
    startState = startStateOfCopy(WORKSPACE),
  ) {
    const storage = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => void texts.set(key, text),
      removeItem: (key: string) => void texts.delete(key),
    };
    const tab = setupPersistedStore({
      storage,
      entryLogs: this.logsOf(name),
      page: new EventTarget(),
      startState,
      clock: () => ({ now: new Date(), zone, time: timeAt(Date.now(), zone), operator: name }),
    });
    await tab.ready;
    return { ...tab, texts };
  }

  /** Everybody hears of the newest changes. */
  deliver(): void {
    for (const onNews of this.listeners.values()) onNews('changes');
  }

  /** Restores the changes of a backup. `people` have seen what it lacks. */
  restore(backup: readonly Change[], people: readonly string[]): void {
    const lacked = [...this.changes.values()].filter((change) => !backup.includes(change));
    for (const name of people) this.lacked.set(name, lacked);
    this.changes.clear();
    for (const change of backup) this.changes.set(`${change.kind}/${change.id}`, change);
    [this.seq, this.logId] = [backup.length, `${this.logId}-restored`];
  }

  private logsOf(name: string): EntryLogs {
    const by = { id: name, name };
    return {
      isAny: () => Promise.resolve(true),
      announceRows: () => undefined,
      follow: (_workspace, onNews) => {
        this.listeners.set(name, onNews);
        return () => void this.listeners.delete(name);
      },
      open: () =>
        Promise.resolve({
          read: async ({ seq, logId }, mayBeColumns) => {
            await this.answering;
            const head = { seq: this.seq, logId: this.logId };
            const isWhole = seq === 0 || logId !== this.logId;
            const changes = [...this.changes.values()].filter((change) => isWhole || change.seq > seq);
            const lacked = isWhole ? this.lacked.get(name) : undefined;
            const { others, refunds } =
              this.areColumns && mayBeColumns && isWhole ? divided(changes) : { others: changes };
            return { changes: others, head, isWhole, ...(lacked && { lacked }), ...(refunds && { refunds }) };
          },
          keepLacked: (changes) => Promise.resolve(void this.lacked.set(name, changes)),
          propose: async (proposals, seen) => {
            if (this.isCut) throw new LogUnreachable();
            if (this.busy) throw new LogBusy(this.busy);
            if (seen.seq !== this.seq) return undefined;
            const refused = proposals.filter(
              ({ kind, id }) => kind !== 'quarantine' && (this.refusedIds.length === 0 || this.refusedIds.includes(id)),
            );
            if (this.refusal && refused.length > 0)
              throw new ProposalsRefused(refused.map(({ kind, id }) => ({ kind, id, reason: this.refusal })));
            const written = proposals.flatMap((proposal): Change[] => {
              this.seq += 1;
              if ('isErased' in proposal) return [];
              const stamped = this.isAnswerLost ? stampedLater(proposal.value) : proposal.value;
              const value = withSequence(withInstant(stamped, this.seq), this.seq);
              const change = { ...proposal, value, seq: this.seq, by, at: AT };
              this.changes.delete(`${change.kind}/${change.id}`);
              this.changes.set(`${change.kind}/${change.id}`, change);
              return [change];
            });
            if (this.isAnswerLost) throw new LogUnreachable();
            const head = { seq: this.seq, logId: this.logId };
            await this.delayed.get(name);
            return { changes: written, head };
          },
          forget: () => Promise.resolve(),
          close: () => undefined,
        }),
    };
  }
}

/** A record has the instant at which it was stored. No two have the same one. */
const withInstant = (value: unknown, seq: number): unknown =>
  isRecord(value) && typeof value.recordedAt === 'string' ? { ...value, instant: Date.now() + seq } : value;

/** The refunds that count as columns, and the other changes. */
function divided(changes: readonly Change[]) {
  const isRefund = ({ value, withdrawn }: Change) => isRecord(value) && value.kind === 'refund' && !withdrawn;
  const made = changes.filter(isRefund);
  const columns = columnsOf(made.map(({ value }) => value as Refund));
  return {
    others: changes.filter((change) => !isRefund(change)),
    refunds: [{ columns, changeAt: (row: number) => made[row]! }],
  };
}

/** A record, a decision about it and a reversal get the time of the server. */
const stampedLater = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, field]) => [
          name,
          name === 'recordedAt' ? '2024-07-01 12:02:00' : stampedLater(field),
        ]),
      )
    : value;
