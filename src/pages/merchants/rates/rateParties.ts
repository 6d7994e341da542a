import type { FeeParty } from '@/domain/payments/vocabulary';

/** The parties in the order of the table and the form. */
export const RATE_PARTIES: readonly FeeParty[] = ['platform', 'partner', 'processor'];
