import type { Doubt } from '@/domain/reconciliation/doubt';

/** That a report may be of something else. */
export function describeDoubt(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'otherCurrency':
      return `Its amounts are in ${doubt.theirs}, those of the console in ${doubt.ours}: is it of another account?`;
    case 'noPayout':
      return 'No payout is in it: is it of another month, or another account?';
    case 'noPayment':
      return 'None of its payments is known here: is it of another month, merchant or workspace?';
  }
}
