import { bankAccountOf, type BankAccount } from '@/domain/merchants/bankAccount';
import { BANK_FIELDS } from '@/domain/merchants/bankFields';
import type { TypedAccounts } from './accounts';

/** The fields of the account that pays, among what the operator typed, start with this. */
const PREFIX = 'payer.';

/** The account from which the operator pays, with empty fields if it was never typed. */
export function payerOf(typed: TypedAccounts): BankAccount {
  const fields = BANK_FIELDS.map((field) => [field, typed[PREFIX + field]]);
  return bankAccountOf(Object.fromEntries(fields) as Partial<BankAccount>);
}

/** What the operator typed, with another account that pays. */
export function withPayer(typed: TypedAccounts, payer: BankAccount): TypedAccounts {
  return { ...typed, ...Object.fromEntries(BANK_FIELDS.map((field) => [PREFIX + field, payer[field]])) };
}

/** What the operator typed, without the chart of accounts. */
export function withoutChart(typed: TypedAccounts): TypedAccounts {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => name.startsWith(PREFIX)));
}
