import type { DecisionResult } from '@/domain/approvals/vocabulary';
import type { Cents } from '@/domain/money/money';
import type { Act } from '@/domain/permissions/acts';

/** Why an action is refused, as data, because catalogs hold the words. Amounts are in cents. */
export type Refusal =
  | { kind: 'amountMissing' | 'amountUnreadable' | 'amountTooLarge' | 'amountNotAboveZero' | 'tooManyDecimals' }
  | { kind: 'amountAboveRefundable'; refundable: Cents }
  | { kind: 'nothingAvailable'; balance: Cents }
  | { kind: 'notVoidable' | 'notRefundable'; status: string }
  | { kind: 'merchantHasStatus'; status: string }
  | { kind: 'chosenAlready' }
  | { kind: 'refundConfirmed' | 'paymentDisputed' }
  | { kind: 'recordedAlready' | 'recordFinal' | 'paymentMissing' | 'rowRefused' }
  | ApprovalRefusal
  | { kind: 'daysIssued' | 'laterStatementIssued' | 'reportResolved' | 'discrepancyNotOpen' }
  /** The roles, and the names of the people, that may do what the person's role does not allow. */
  | {
      kind: 'actNotPermitted';
      act: Act;
      roles: readonly { id: string; name: string }[];
      people: readonly string[];
    }
  | { kind: 'viewOfOther' }
  /** A withdrawn record stays withdrawn because of another one. */
  | ({ kind: 'restorationExcluded' } & RestorationRefusal)
  | { kind: 'assignmentChanged' | 'assignmentDone' | 'notAssigned' }
  | { kind: 'assignedAlready' | 'notInTeam'; name: string };

/** Why a withdrawn record stays withdrawn, and the id of the record that excludes it. */
export type RestorationRefusal = {
  reason: 'laterModelSaved' | 'openingAnswered' | 'otherVersionSaved' | 'laterStepRecorded';
  excludedBy: string;
};

/** Why an act needs an approval, or why a rule, a proposal or its decision is refused. Amounts are in cents. */
export type ApprovalRefusal =
  /** `people` are the names of those who may approve. */
  | { kind: 'approvalNeeded' | 'notApprover'; people: readonly string[] }
  | { kind: 'approvalNotNeeded' | 'proposedAlready' | 'proposalExpired' | 'proposalDiffers' | 'ruleChanged' }
  | { kind: 'selfApproval' | 'notProposer' | 'rejectionNoteMissing' }
  | { kind: 'decidedAlready'; result: DecisionResult }
  | { kind: 'amountReserved'; reserved: Cents; available: Cents }
  /** Nobody else could approve what this person proposes. */
  | { kind: 'nobodyMayApprove'; person: string };

/** Why a form field is refused: the message of its schema, which the form puts into words. */
export type FieldRefusal =
  | 'merchantNameMissing'
  | 'merchantNameTaken'
  | 'merchantNameTooLong'
  | 'merchantFieldTooLong'
  | 'descriptionTooLong'
  | 'phoneUnreadable'
  | 'emailUnreadable'
  | 'websiteUnreadable'
  | 'streetMissing'
  | 'countryMissing'
  | 'stateMissing'
  | 'cityMissing'
  | 'provinceMissing'
  | 'stateOrProvinceMissing'
  | 'otherCityMissing'
  | 'zipCodeMissing'
  | 'postalCodeMissing'
  | 'zipCodeNotOfUSA'
  | 'zipCodeNotOfCAN'
  | 'zipCodeNotOfMEX'
  | 'accountHolderMissing'
  | 'accountHolderTooLong'
  | 'bankAccountMissing'
  | 'bankAccountTwice'
  | 'ibanMissing'
  | 'ibanUnreadable'
  | 'ibanWrongLength'
  | 'ibanMistyped'
  | 'ibanOutsideSepa'
  | 'bicUnreadable'
  | 'routingNumberUnreadable'
  | 'accountNumberUnreadable'
  | 'reasonMissing'
  | 'noteMissing'
  | 'noteTooLong'
  | 'personMissing'
  | 'integrationNameMissing'
  | 'integrationNameTooLong'
  | 'integrationNameTaken'
  | 'merchantMissing'
  | 'configurationMissing'
  | 'creditCardMissing'
  | 'surchargeRateMissing'
  | 'surchargeRateOutOfRange'
  | 'splitMissing'
  | 'splitRateOutOfRange'
  | 'splitAmountOutOfRange'
  | 'settlementReasonMissing'
  | 'settlementReasonTooLong'
  | 'amountZero'
  | 'dayUnreadable'
  | 'evidenceBeforeOpening'
  | 'releaseTooEarly'
  | 'rateUnreadable'
  | 'rateAmountUnreadable'
  | 'ratesMissing'
  | 'disputedAmountOutOfRange'
  | 'disputeFeeUnreadable'
  | 'partyUnknown'
  | 'partyUnclear'
  | 'partyTwice'
  | 'balanceUnreadable'
  | 'dayAfterToday'
  | 'amountNotPositive'
  | 'payoutNotSent'
  | 'otherCurrency'
  | 'payoutRecorded'
  | 'ratesRecorded';

/** Whether an action is allowed, and if not, why. */
export type Eligibility = { allowed: true } | { allowed: false; refusal: Refusal };

export const ALLOWED: Eligibility = { allowed: true };

export function refuse(refusal: Refusal): Eligibility {
  return { allowed: false, refusal };
}
