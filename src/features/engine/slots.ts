import type { EngineVolume, MerchantSales, Neighbors, PageAnswer, StatementAnswer } from '@/backend/paymentEngine';
import type { Span } from '@/domain/calendar/periods';
import type { FeeCheck } from '@/domain/fees/feeCheck';
import type { PageSize } from '@/domain/lists/paging';
import type { Metrics } from '@/domain/payments/metrics';
import type { Balance } from '@/domain/statements/balances';
import type { WithEngine } from '@/slices/engineSlice';

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
  [statement: `statement ${string}`]: StatementAnswer & { size: PageSize };
};

/** The places of the screens that show an answer of the engine. That of a payment is among the known payments. */
export type SlotName = keyof Answers | `payment ${string}`;

/** The last answer of a slot. It stays while a newer question runs. */
export function answerIn<Name extends keyof Answers>({ engine }: WithEngine, name: Name): Answers[Name] | undefined {
  // A slot has only answers of one kind.
  return engine?.slots[name]?.answer?.value as Answers[Name] | undefined;
}

/** The slot of the statement of a party. */
export const statementSlot = (partyId: string, { start, end }: Span) => `statement ${partyId} ${start} ${end}` as const;
