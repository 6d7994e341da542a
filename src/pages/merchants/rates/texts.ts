import { describeCount } from '@/domain/lists/paging';
import type { FeeParty } from '@/domain/payments/vocabulary';
import { PRODUCT_NAME } from '@/domain/product';

export const title = 'Agreed rates';
export const addRates = 'Add rates';
export const editRates = 'Edit rates';
export const edit = 'Edit';
export const importRates = 'Import rates';
export const save = 'Save agreed rates';
export const about = (name: string) => `The fee check compares the fees of ${name} with these rates.`;
export const history = 'Rates by start date';
export const none = 'No rates yet.';
export const sinceHeader = 'SINCE';
export const actionHeader = 'ACTION';
export const remove = 'Remove';
export const since = 'Start date';
export const partnerName = 'Partner';
export const parties: Record<FeeParty, string> = {
  platform: PRODUCT_NAME,
  partner: 'Partner',
  processor: 'Processor',
};
export const percentOf = (party: FeeParty) => `${parties[party]} fee in %`;
export const fixedOf = (party: FeeParty) => `${parties[party]} fee per payment`;
export const notAgreed = '–';
export const ofPartner = (name: string, rate: string) => `${name}: ${rate}`;

export const effect = 'The last six months at these rates';
export const enterRates = 'Enter a rate to see what it would have changed.';
export const noPayments = 'There are no payments in the last six months.';
export const paymentsAtRates = (count: number) =>
  `What each party would have had more or less of ${describeCount(count, 'payment')}, after refunds and disputes, in the month of each statement line. Nothing is saved yet, and saved rates change no past payment.`;
