import { describeCount } from '@/domain/lists/paging';

export const adjustmentRecorded = 'Adjustment recorded';
export const reserveHeld = 'Reserve held';
export const forParty = (amount: string, party: string) => `${amount} for ${party}.`;
export const openingSaved = 'Opening balances saved';
export const openingOf = (parties: number) =>
  parties === 0 ? 'Nothing had been paid out before.' : `${describeCount(parties, 'party')} changed.`;
export const reasons = {
  nothing: 'Nothing was paid out before',
  paidBefore: 'Paid out before the data begins',
  typed: 'Opening balance',
};
