import { INTEGRATION_STATUSES } from '@/domain/integrations/integrations';
import { MERCHANT_STATUSES } from '@/domain/merchants/merchants';
import { TRANSACTION_STATUSES } from '@/domain/payments/transactions';
import { kindOf, type FileKind, type Plan, type StatusMeaning } from './plan';
import { wordKey } from './profiles/wordProfile';

/** The statuses that the rows of a file can have here. */
export const STATUSES_OF: Record<FileKind, readonly Extract<StatusMeaning, string>[]> = {
  payments: TRANSACTION_STATUSES,
  fees: [],
  merchants: MERCHANT_STATUSES,
  integrations: INTEGRATION_STATUSES,
};

/** What a word of the status column means; undefined where nobody said, or what rows of this kind cannot be. */
export function meaningOf(plan: Pick<Plan, 'statuses' | 'holds'>, text: string): StatusMeaning | undefined {
  const key = wordKey(text);
  const meaning = Object.hasOwn(plan.statuses, key) ? plan.statuses[key] : undefined;
  if (typeof meaning === 'object') return kindOf(plan) === 'payments' ? meaning : undefined;
  return STATUSES_OF[kindOf(plan)].find((status) => status === meaning);
}
