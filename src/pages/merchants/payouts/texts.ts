import { describeCount, formatCount } from '@/domain/lists/paging';
import type { SepaExclusion } from '@/domain/statements/payouts/sepaFile';

export const day = 'Payout date';
export const reference = 'Reference';
export const recordPayouts = 'Record payouts';
export const bankFile = 'Download bank file';
/** Of a run with several payouts, which the bank file has. */
export const withoutAccount = (count: number, all: number) =>
  `${formatCount(count)} of ${describeCount(all, 'recipient')} ${count === 1 ? 'has' : 'have'} no bank account in SplitPay. The bank file has their amounts without an account.`;
export const bankFileLater = 'The bank file has these payouts once they are approved and recorded.';
export const recordRun = (payouts: string, amount: string) => `Record ${payouts}, ${amount}`;
export const recipients = 'Recipients';
export const minimum = 'Minimum amount';
export const preview = 'Preview of the payouts';
export const noneForAmount = 'Enter a valid minimum amount';
export const allMerchantsPaid = 'All merchants are paid.';
export const allPaidOrWaiting = 'All available balances are paid, or wait for approval.';
export const allPartiesPaid = 'All recipients are paid.';
export const noneAvailable = 'No party has that much available';
export const suspended = 'Suspended';
export const dayHeader = 'DAY';
export const referenceHeader = 'REFERENCE';
export const partyHeader = 'PARTY';
export const amountHeader = 'AMOUNT';
export const payoutHistory = 'Payout history';
export const importPayouts = 'Import payouts';
export const noPayouts = 'No payouts yet';
export const actionHeader = 'ACTION';
export const recordPayout = 'Record payout';
export const recordAmount = (amount: string) => `Record ${amount}`;
export const defaultReference = (day: string) => `Payout ${day}`;
export const invalidDate = (example: string) => `Enter a date like ${example}.`;
export const futureDay = (last: string) => `The payout date can't be after ${last}.`;
export const lessAvailable = (amount: string, party: string) =>
  `${party} had ${amount} available on this date. Choose a later date.`;
export const lessAvailableToSeveral = (parties: string) =>
  `${parties} had less available on this date. Choose a later date.`;
export const firstOf = (shown: string, all: string) => `The first ${shown} of ${all}. The file has all of them.`;
export const showMore = (count: number) => `Show ${count} more`;
export const confirmedBy = (report: string | undefined) =>
  report === undefined ? undefined : `Confirmed by ${report}`;
export const reversePayout = 'Reverse payout';
export const payoutTo = (reference: string, party: string) => `${reference} to ${party}`;
export const reverseQuestion =
  'This has no Undo: to count again, the payout has to be proposed and approved again. Reverse it?';
export const keepPayout = 'Keep payout';
export const reason = 'Reason';
export const reasonHint =
  'Only if your bank has already paid more than was available on that date. The balance can become negative.';
export const to = 'To';
export const sendMoney = 'Send the money from your bank. This records the payout.';
export const sendApproved = 'Send the money from your bank once the payout is approved and recorded.';
export const available = (amount: string) => `${amount} is available.`;
export const dayIssued = (day: string) =>
  `${day} is already on an issued statement. This payout will appear as a correction on the next one.`;
export const EURO = 'EUR';
export const sepaTitle = 'SEPA file';
export const sepaHint =
  'An XML file (pain.001.001.03) with which your bank pays in euros. It has the merchants with an IBAN. SplitPay remembers your account in this browser.';
export const payer = 'Your account';
export const PAYER_FIELDS = { accountHolder: 'Account holder', iban: 'IBAN', bic: 'BIC' };
export const payerBicHint = 'Optional.';
export const downloadSepa = 'Download SEPA file';
export const inSepaFile = (payouts: string, amount: string) => `In the file: ${payouts}, ${amount}.`;
export const nothingForSepa = 'No payout can be in a SEPA file.';
export const notInSepaFile = (payouts: string) => `Not in the file: ${payouts}. Pay them in another way.`;
export const SEPA_EXCLUSIONS: Record<SepaExclusion, string> = {
  noAccount: 'No bank account in SplitPay.',
  usAccount: 'The bank account has no IBAN.',
  wrongIban: 'The IBAN is invalid. Edit the merchant.',
  outsideSepa: "The country of the IBAN isn't part of SEPA.",
  tooLarge: 'The amount is too large for SEPA.',
};
export const andMore = (count: number) => `and ${count} more`;

export const propose = (amount: string | undefined) =>
  amount === undefined ? 'Propose payout' : `Propose payout of ${amount}`;
export const proposeRun = (payouts: string, sum: string) => `Propose ${payouts} of ${sum}`;
