import type { FieldRefusal } from '@/domain/refusals';
import { BANK_FIELDS, type BankField } from './bankFields';

/** Bank details as typed, empty if they are not given. */
export type BankAccount = Record<BankField, string>;

/** The bank details of a row or a form. */
export function bankAccountOf(row: Partial<BankAccount>): BankAccount {
  return Object.fromEntries(BANK_FIELDS.map((field) => [field, row[field] ?? ''])) as BankAccount;
}

/** In characters: the longest name of an account holder in a SEPA file. */
export const LONGEST_ACCOUNT_HOLDER = 70;

/** The length of an IBAN by country, from the IBAN registry of SWIFT. */
const IBAN_LENGTHS = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 ' +
    'FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 ' +
    'LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 ' +
    'RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** The pattern of a BIC in pain.001.001.03. */
const BIC = /^[A-Z]{6}[A-Z2-9][A-NP-Z\d](?:[A-Z\d]{3})?$/;

/** The details as they are recorded: numbers without spaces and hyphens, letters in capitals. */
export function tidyBankAccount(account: BankAccount): BankAccount {
  const compact = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();
  const numbers = Object.fromEntries(BANK_FIELDS.map((field) => [field, compact(account[field])])) as BankAccount;
  return { ...numbers, accountHolder: account.accountHolder.trim() };
}

/**
 * The refusal of each invalid bank field. Bank details are optional. Otherwise they need a holder, and either an IBAN,
 * which may have a BIC, or a US routing number and account number.
 */
export function bankAccountRefusals(account: BankAccount): Partial<Record<BankField, FieldRefusal>> {
  const { accountHolder, iban, bic, routingNumber, accountNumber } = tidyBankAccount(account);
  const isDomestic = routingNumber !== '' || accountNumber !== '';
  if (accountHolder + iban + bic === '' && !isDomestic) return {};
  const refusals: Record<BankField, FieldRefusal | false | undefined> = {
    accountHolder:
      accountHolder === ''
        ? 'accountHolderMissing'
        : accountHolder.length > LONGEST_ACCOUNT_HOLDER && 'accountHolderTooLong',
    iban: iban !== '' ? ibanRefusal(iban) : bic !== '' ? 'ibanMissing' : !isDomestic && 'bankAccountMissing',
    bic: bic !== '' && !BIC.test(bic) && 'bicUnreadable',
    routingNumber:
      iban !== '' && isDomestic
        ? 'bankAccountTwice'
        : isDomestic && !isRoutingNumber(routingNumber) && 'routingNumberUnreadable',
    accountNumber: iban === '' && isDomestic && !/^\d{4,17}$/.test(accountNumber) && 'accountNumberUnreadable',
  };
  return Object.fromEntries(Object.entries(refusals).filter(([, refusal]) => refusal));
}

/** Why an IBAN without spaces is refused: its form or country, its length, or its check digits (ISO 13616). */
export function ibanRefusal(iban: string): FieldRefusal | undefined {
  const length = IBAN_LENGTHS.get(iban.slice(0, 2));
  if (length === undefined || !/^[A-Z]{2}\d{2}[A-Z\d]+$/.test(iban)) return 'ibanUnreadable';
  if (iban.length !== length) return 'ibanWrongLength';
  return ibanRemainder(iban) === 1 ? undefined : 'ibanMistyped';
}

/** The IBAN modulo 97, with its first four characters at the end and A to Z as 10 to 35. It is 1 if nothing was mistyped. */
function ibanRemainder(iban: string): number {
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (sign) => Number.parseInt(sign, 36)).join('');
  return Array.from(digits).reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0);
}

/** Whether nine digits are a US routing number: weighted by 3, 7 and 1, their sum is a multiple of 10. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text) || Number(text) === 0) return false;
  const weights = [3, 7, 1];
  return Array.from(text).reduce((sum, digit, index) => sum + Number(digit) * (weights[index % 3] ?? 0), 0) % 10 === 0;
}
