import type { CsvTable } from '@/domain/lists/csv';
import type { BankAccount } from '@/domain/merchants/bankAccount';
import type { Currency } from '@/domain/money/currency';
import { plainAmount } from '@/domain/money/money';
import type { Payout } from './payouts';
import { sepaText } from './sepaText';

/** A payout in a file for the bank. */
export type BankPayment = Pick<Payout, 'partyId' | 'amount' | 'day' | 'reference'>;

/** The party of a payout in a file for the bank, with its number on screen. */
export type Payee = { number: string; name: string; account: BankAccount };

/** In characters: the longest identification of a payment in a SEPA file. Most other bank files take it, too. */
const LONGEST_LINE_REFERENCE = 35;

/** In characters: how much of the number of a party is in a reference. */
const LONGEST_NUMBER = 10;

/**
 * The reference of each line: that of the payout and the number of its party, in the SEPA character set. A reference
 * that occurs again gets a counter. The last payouts, which are the first recorded ones, keep theirs without it.
 */
export function lineReferences(payouts: readonly BankPayment[], numberOf: (partyId: string) => string): string[] {
  const used = new Map<string, number>();
  return payouts
    .toReversed()
    .map(({ reference, partyId }) => {
      const number = plainReference(numberOf(partyId)).slice(0, LONGEST_NUMBER).trim();
      const text = plainReference(reference).slice(0, LONGEST_LINE_REFERENCE - number.length - 1);
      return uniqueReference(`${text.trim()} ${number}`.trim() || 'Payout', used);
    })
    .toReversed();
}

/** The text without slashes, because SEPA forbids them at the ends and two in a row. */
function plainReference(text: string): string {
  return sepaText(text.replaceAll('/', '-'));
}

/** The text, or the text with the next free counter. `used` has the last counter of each text, regardless of case. */
function uniqueReference(text: string, used: Map<string, number>): string {
  const key = text.toUpperCase();
  const count = (used.get(key) ?? 0) + 1;
  used.set(key, count);
  if (count === 1) return text;
  const suffix = `-${count}`;
  return uniqueReference(text.slice(0, LONGEST_LINE_REFERENCE - suffix.length) + suffix, used);
}

/** The bank file for a batch of payouts. A party without a bank account has empty columns. */
export function payoutsFile(
  payouts: readonly BankPayment[],
  payeeOf: (partyId: string) => Payee,
  currency: Currency,
): CsvTable {
  const references = lineReferences(payouts, (partyId) => payeeOf(partyId).number);
  return {
    headers: [
      ...['PAYEE ID', 'PAYEE', 'AMOUNT', 'CURRENCY', 'DAY', 'REFERENCE'],
      ...['ACCOUNT HOLDER', 'IBAN', 'BIC', 'ROUTING NUMBER', 'ACCOUNT NUMBER'],
    ],
    rows: payouts.map(({ partyId, amount, day }, index) => {
      const { number, name, account } = payeeOf(partyId);
      const { accountHolder, iban, bic, routingNumber, accountNumber } = account;
      return [
        ...[number, name, plainAmount(amount, currency), currency.code, day, references[index] ?? ''],
        ...[accountHolder, iban, bic, routingNumber, accountNumber],
      ];
    }),
  };
}
