import type { EngineVolume, MerchantSales, Neighbors, PageAnswer, StatementAnswer } from '@/backend/paymentEngine';
import type { Span } from '@/domain/calendar/periods';
import type { FeeCheck } from '@/domain/fees/feeCheck';
import type { PageSize } from '@/domain/lists/paging';
import type { Metrics } from '@/domain/payments/metrics';
import type { Balance } from '@/domain/statements/balances';
import type { WithEngine } from '@/slices/engineSlice';

/** The places of the screens that show an answer of the engine. */
export const SLOTS = {
  page: 'page',
  totals: 'totals',
  neighbors: 'neighbors',
  volume: 'volume',
  monthTotals: 'monthTotals',
  periodTotals: 'periodTotals',
  recent: 'recent',
  merchants: 'merchants',
  balances: 'balances',
  feeCheck: 'feeCheck',
  payment: (id: string) => `payment ${id}`,
  statement: (name: string) => `statement ${name}`,
} as const;

/** What the slots hold. The answers to pages have what was asked for, those to neighbors their payment. */
type Answers = {
  page: PageAnswer & { shownPage: number; size: PageSize };
  totals: Metrics;
  neighbors: Neighbors & { id: string };
  volume: EngineVolume;
  monthTotals: Metrics;
  periodTotals: Metrics;
  recent: PageAnswer;
  merchants: readonly MerchantSales[];
  balances: Balance[];
  feeCheck: FeeCheck;
};

/** The last answer of a slot. It stays while a newer question runs. */
export function answerIn<Name extends keyof Answers>({ engine }: WithEngine, name: Name): Answers[Name] | undefined {
  // A slot has only answers of one kind.
  return engine?.slots[name]?.answer?.value as Answers[Name] | undefined;
}

/** The last answer about the statement of a party. Another party has another slot. */
export function statementIn({ engine }: WithEngine, name: string): (StatementAnswer & { size: PageSize }) | undefined {
  return engine?.slots[SLOTS.statement(name)]?.answer?.value as (StatementAnswer & { size: PageSize }) | undefined;
}

/** The name of a statement among the slots. */
export function statementName(partyId: string, { start, end }: Span): string {
  return `${partyId} ${start} ${end}`;
}
