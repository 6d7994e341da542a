import type { RateProblem } from '@/domain/fees/agreedRates';
import type { FeeParty } from '@/domain/payments/vocabulary';
import { PRODUCT_NAME } from '@/domain/product';

export const title = 'Agreed rates';
export const close = 'Close';
export const save = 'Save agreed rates';
export const about = (name: string) => `The fee check compares the fees of ${name} with these rates.`;
export const history = 'Rates by start date';
export const none = 'No rates yet.';
export const sinceHeader = 'SINCE';
export const actionHeader = 'ACTION';
export const remove = 'Remove';
export const since = 'Start date';
export const partnerName = 'Partner';
export const percentOf: Record<FeeParty, string> = {
  platform: `${PRODUCT_NAME} fee in %`,
  partner: 'Partner fee in %',
  processor: 'Processor fee in %',
};
export const fixedOf: Record<FeeParty, string> = {
  platform: `${PRODUCT_NAME} fee per payment`,
  partner: 'Partner fee per payment',
  processor: 'Processor fee per payment',
};
export const headers: Record<FeeParty, string> = {
  platform: PRODUCT_NAME.toUpperCase(),
  partner: 'PARTNER',
  processor: 'PROCESSOR',
};
export const problems: Record<RateProblem, string> = {
  since: 'Enter a date like 2026-10-31.',
  rates: 'Enter at least one rate.',
  platform: 'Enter a percentage up to 100 and an amount, like 8 and 0.30.',
  partner: 'Enter a percentage up to 100 and an amount, like 8 and 0.30.',
  processor: 'Enter a percentage up to 100 and an amount, like 2.9 and 0.30.',
};
export const rate = (percent: string, fixed: string | undefined) =>
  fixed === undefined ? `${percent}%` : `${percent}% + ${fixed}`;
export const notAgreed = '–';
