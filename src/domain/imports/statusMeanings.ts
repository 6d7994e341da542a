import { INTEGRATION_STATUSES } from '@/domain/integrations/vocabulary';
import { MERCHANT_STATUSES } from '@/domain/merchants/vocabulary';
import { TRANSACTION_STATUSES } from '@/domain/payments/vocabulary';
import { kindOf, type FileKind, type Plan, type StatusMeaning } from './plan';
import { valueKey } from './profiles/valueProfile';
import { ownValue } from '@/lib/objects';

/** The statuses that the rows of each kind of file can have. */
export const STATUSES_OF: Record<FileKind, readonly Extract<StatusMeaning, string>[]> = {
  payments: TRANSACTION_STATUSES,
  fees: [],
  merchants: MERCHANT_STATUSES,
  integrations: INTEGRATION_STATUSES,
};

/** The meaning of a status word. Undefined if it is not mapped, or if rows of this kind cannot have the meaning. */
export function meaningOf(plan: Pick<Plan, 'statuses' | 'holds'>, text: string): StatusMeaning | undefined {
  const key = valueKey(text);
  const meaning = ownValue(plan.statuses, key);
  if (typeof meaning === 'object') return kindOf(plan) === 'payments' ? meaning : undefined;
  return STATUSES_OF[kindOf(plan)].find((status) => status === meaning);
}
