import type { Neighbors, PageAnswer } from '@/backend/paymentEngine';
import type { Metrics } from '@/domain/payments/metrics';
import type { PageSize } from '@/domain/lists/paging';
import type { WithEngine } from '@/slices/engineSlice';

/** The places of the screens that show an answer of the engine. */
export const SLOTS = {
  page: 'page',
  totals: 'totals',
  neighbors: 'neighbors',
  payment: (id: string) => `payment ${id}`,
} as const;

/** What the slots hold. The answer to a page has the number of the page, those to neighbors the payment. */
type Answers = {
  page: PageAnswer & { shownPage: number; size: PageSize };
  totals: Metrics;
  neighbors: Neighbors & { id: string };
};

/** The last answer of a slot. It stays while a newer question runs. */
export function answerIn<Name extends keyof Answers>({ engine }: WithEngine, name: Name): Answers[Name] | undefined {
  // A slot has only answers of one kind.
  return engine?.slots[name]?.answer?.value as Answers[Name] | undefined;
}
