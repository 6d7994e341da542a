import { DEFAULT_SPLIT, dividePayment } from '@/domain/money/split';
import { VOLUME_SERIES, type PeriodSummary } from '@/domain/money/volume';
import type { PaymentData } from '@/domain/payments/payment';
import { integrations } from '@/fixtures/integrations';
import { USD } from '../currencies';

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
export const total = (rows: readonly PeriodSummary[]) =>
  Object.fromEntries(VOLUME_SERIES.map(({ key }) => [key, sum(rows.map((row) => row[key]))]));
export const integrationOf = ({ integrationId }: PaymentData) => integrations.find(({ id }) => id === integrationId);
export const allocationOf = (transaction: PaymentData) =>
  dividePayment(transaction.amount, integrationOf(transaction)?.split ?? DEFAULT_SPLIT, USD);
/** Every payment that did not fail moves money. */
export const isCounted = ({ status }: PaymentData) => status !== 'Failed';
