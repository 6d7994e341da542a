import type { Day, LocalTime } from '@/domain/calendar/dates';
import type { BankField } from '@/domain/merchants/bankFields';
import {
  bankAccountRefusals,
  ibanRefusal,
  LONGEST_ACCOUNT_HOLDER,
  tidyBankAccount,
  type BankAccount,
} from '@/domain/merchants/bankAccount';
import { findCurrency } from '@/domain/money/currency';
import { plainAmount, type Cents } from '@/domain/money/money';
import { PRODUCT_NAME } from '@/domain/product';
import type { FieldRefusal } from '@/domain/refusals';
import { lineReferences, type BankPayment, type Payee } from './bankFile';
import { sepaText } from './sepaText';

/** The countries of SEPA by their IBAN (EPC409-09). */
const SEPA_COUNTRIES =
  /^(?:AD|AL|AT|BE|BG|CH|CY|CZ|DE|DK|EE|ES|FI|FR|GB|GI|GR|HR|HU|IE|IS|IT|LI|LT|LU|LV|MC|MD|ME|MK|MT|NL|NO|PL|PT|RO|RS|SE|SI|SK|SM|VA)/;

const EURO = findCurrency('EUR');

/** The largest amount of a SEPA credit transfer, €999,999,999.99, in cents. */
const LARGEST_AMOUNT = 99_999_999_999;

/** A payment of a SEPA file, in cents. `reference` occurs once in the file; `note` is the text for the payee. */
export type SepaPayment = { reference: string; note: string; amount: Cents; account: BankAccount };

/** Why a payout cannot be in a SEPA file. */
export type SepaExclusion = 'noAccount' | 'usAccount' | 'wrongIban' | 'outsideSepa' | 'tooLarge';

/** The payments of a SEPA file, and the payouts that cannot be in it. Both keep the order of the payouts. */
export type SepaBatch = { payments: SepaPayment[]; excluded: (BankPayment & { reason: SepaExclusion })[] };

/** Divides payouts in euros into those that SEPA can pay and the others, with the reason. The references are those of the bank file. */
export function sepaBatch(payouts: readonly BankPayment[], payeeOf: (partyId: string) => Payee): SepaBatch {
  const references = lineReferences(payouts, (partyId) => payeeOf(partyId).number);
  const batch: SepaBatch = { payments: [], excluded: [] };
  for (const [index, payout] of payouts.entries()) {
    const payee = payeeOf(payout.partyId);
    const account = tidyBankAccount(payee.account);
    const reason = exclusionOf(payout.amount, account);
    if (reason) batch.excluded.push({ ...payout, reason });
    else
      batch.payments.push({
        reference: references[index] ?? '',
        note: payout.reference,
        amount: payout.amount,
        account: { ...account, accountHolder: account.accountHolder || payee.name },
      });
  }
  return batch;
}

function exclusionOf(amount: Cents, { iban, accountNumber }: BankAccount): SepaExclusion | undefined {
  if (iban === '') return accountNumber === '' ? 'noAccount' : 'usAccount';
  if (ibanRefusal(iban)) return 'wrongIban';
  if (!SEPA_COUNTRIES.test(iban)) return 'outsideSepa';
  return amount > LARGEST_AMOUNT ? 'tooLarge' : undefined;
}

/** The refusal of each invalid field of the account that pays. The BIC is optional. */
export function payerRefusals(payer: BankAccount): Partial<Record<BankField, FieldRefusal>> {
  const { accountHolder, iban } = tidyBankAccount(payer);
  return {
    ...(accountHolder === '' && { accountHolder: 'accountHolderMissing' }),
    ...(iban === '' && { iban: 'ibanMissing' }),
    ...(!SEPA_COUNTRIES.test(iban) && iban !== '' && { iban: 'ibanOutsideSepa' }),
    ...(iban !== '' && bankAccountRefusals(payer)),
  };
}

/**
 * A SEPA credit transfer in the format pain.001.001.03, on a day that is not before the creation of the file. Throws an
 * error if an amount is not a positive number of cents, because a bank pays what the file says.
 */
export function sepaFile(
  payments: readonly SepaPayment[],
  payerAccount: BankAccount,
  { createdAt, day }: { createdAt: LocalTime; day: Day },
): string {
  const payer = tidyBankAccount(payerAccount);
  const sum = payments.reduce((total, { amount }) => total + amount, 0);
  if (!Number.isSafeInteger(sum) || payments.some(({ amount }) => !(Number.isSafeInteger(amount) && amount > 0)))
    throw new RangeError('A payment of the file has no positive amount in cents');
  const id = `${PRODUCT_NAME.toUpperCase()}-${createdAt.replace(/\D/g, '')}`;
  const today = createdAt.slice(0, 10);
  const totals = [text('NbOfTxs', String(payments.length)), text('CtrlSum', euros(sum))];
  const body = tag(
    'CstmrCdtTrfInitn',
    tag(
      'GrpHdr',
      text('MsgId', id),
      text('CreDtTm', createdAt.replace(' ', 'T')),
      ...totals,
      tag('InitgPty', holder(payer)),
    ),
    tag(
      'PmtInf',
      text('PmtInfId', `${id}-1`),
      text('PmtMtd', 'TRF'),
      ...totals,
      tag('PmtTpInf', tag('SvcLvl', text('Cd', 'SEPA'))),
      text('ReqdExctnDt', day < today ? today : day),
      tag('Dbtr', holder(payer)),
      account('DbtrAcct', payer),
      tag('DbtrAgt', tag('FinInstnId', payer.bic ? text('BIC', payer.bic) : tag('Othr', text('Id', 'NOTPROVIDED')))),
      text('ChrgBr', 'SLEV'),
      ...payments.map(transfer),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">${body}</Document>\n`;
}

function transfer({ reference, note, amount, account: payee }: SepaPayment): string {
  const remittance = sepaText(note) || reference;
  return tag(
    'CdtTrfTxInf',
    tag('PmtId', text('EndToEndId', reference)),
    tag('Amt', `<InstdAmt Ccy="${EURO.code}">${euros(amount)}</InstdAmt>`),
    payee.bic ? tag('CdtrAgt', tag('FinInstnId', text('BIC', payee.bic))) : '',
    tag('Cdtr', holder(payee)),
    account('CdtrAcct', payee),
    tag('RmtInf', text('Ustrd', remittance.slice(0, 140))),
  );
}

function holder({ accountHolder }: BankAccount): string {
  return text('Nm', sepaText(accountHolder).slice(0, LONGEST_ACCOUNT_HOLDER));
}

function account(name: string, { iban }: BankAccount): string {
  return tag(name, tag('Id', text('IBAN', iban)));
}

function euros(cents: Cents): string {
  return plainAmount(cents, EURO);
}

function tag(name: string, ...content: string[]): string {
  return `<${name}>${content.join('')}</${name}>`;
}

function text(name: string, value: string): string {
  return tag(name, value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
}
