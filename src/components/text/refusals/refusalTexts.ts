import type { Currency } from '@/domain/money/currency';
import { formatMoney, minorUnits, plainAmount } from '@/domain/money/money';
import { ownValue } from '@/lib/objects';
import type { Refusal } from '@/domain/refusals';
import { describeApprovalRefusal } from './approvalRefusalTexts';
import { describeDecimals } from '@/components/text/decimalTexts';
import { describeForbiddenAct } from './permissionTexts';

const FINISHED: Readonly<Record<string, string>> = {
  Failed: 'The payment failed, so there is nothing to void or refund.',
  Refunded: 'The payment is already refunded in full.',
  Voided: 'The payment is already voided.',
};

/** The reason why an act is not allowed, as a sentence. Amounts are in `currency`. */
export function describeRefusal(refusal: Refusal, currency: Currency): string {
  switch (refusal.kind) {
    case 'amountMissing':
      return 'Enter an amount.';
    case 'amountUnreadable': {
      const what = currency.code === 'USD' ? 'dollars and cents' : `an amount in ${currency.code}`;
      return `Enter ${what}, like ${plainAmount(minorUnits(1250, currency), currency)}.`;
    }
    case 'tooManyDecimals':
      return `Enter ${describeDecimals(currency.decimals)}.`;
    case 'amountTooLarge':
      return 'Enter a smaller amount.';
    case 'amountNotAboveZero':
      return `Enter an amount above ${formatMoney(0, currency)}.`;
    case 'amountAboveRefundable':
      return `Enter ${formatMoney(refusal.refundable, currency)} or less.`;
    case 'nothingAvailable':
      return refusal.balance < 0
        ? `Nothing is available: the balance is −${formatMoney(-refusal.balance, currency)}. The next payout is reduced by this amount.`
        : 'Nothing is available.';
    case 'notVoidable':
      if (refusal.status === 'Completed')
        return "A settled payment can't be voided: the customer has paid. Refund it instead.";
      return describeNeither(refusal.status);
    case 'notRefundable':
      if (refusal.status === 'Pending')
        return "A pending payment can't be refunded: it isn't settled yet. Void it instead.";
      return describeNeither(refusal.status);
    case 'merchantHasStatus':
      return `The merchant is already ${refusal.status.toLowerCase()}.`;
    case 'chosenAlready':
      return 'Selected';
    case 'recordedAlready':
      return 'This is already recorded.';
    case 'paymentDisputed':
      return "A disputed payment can't be refunded.";
    case 'refundConfirmed':
      return 'A file has confirmed this refund, so the processor has made it.';
    case 'recordFinal':
      return 'A recorded refund or void is final.';
    case 'paymentMissing':
      return 'The payment is not in this workspace.';
    case 'rowRefused':
      return 'A field is invalid, or the name is already in use.';
    case 'daysIssued':
      return 'Some of these days are already on an issued statement.';
    case 'laterStatementIssued':
      return 'A later statement is issued. Withdraw that statement first.';
    case 'reportResolved':
      return 'Discrepancies of this report are resolved. Reopen them first.';
    case 'discrepancyNotOpen':
      return 'The discrepancy is already resolved.';
    case 'actNotPermitted':
      return describeForbiddenAct(refusal);
    case 'viewOfOther':
      return 'This view is for another person alone.';
    case 'restorationExcluded':
      return 'Something that excludes this record was recorded since.';
    case 'assignmentChanged':
      return 'The assignment has changed since. Look at it and try again.';
    case 'assignmentDone':
      return 'It is already done.';
    case 'notAssigned':
      return 'It is assigned to nobody.';
    case 'assignedAlready':
      return `It is already assigned to ${refusal.name}.`;
    case 'notInTeam':
      return `${refusal.name} is not in this team. Assign it to somebody else.`;
    case 'approvalNeeded':
    case 'approvalNotNeeded':
    case 'proposedAlready':
    case 'proposalExpired':
    case 'proposalDiffers':
    case 'selfApproval':
    case 'notProposer':
    case 'notApprover':
    case 'rejectionNoteMissing':
    case 'ruleChanged':
    case 'decidedAlready':
    case 'amountReserved':
    case 'nobodyMayApprove':
      return describeApprovalRefusal(refusal, currency);
    default:
      return refusal satisfies never;
  }
}

/** A payment that may be neither voided nor refunded has one reason for both, so the details show it once. */
function describeNeither(status: string): string {
  return ownValue(FINISHED, status) ?? `A payment with the status "${status}" can't be voided or refunded.`;
}
