/**
 * The bank details of a merchant: the account holder, and an IBAN or a US account. A row has only what was given, and an
 * empty text for what was removed.
 */
export const BANK_FIELDS = ['accountHolder', 'iban', 'bic', 'routingNumber', 'accountNumber'] as const;
export type BankField = (typeof BANK_FIELDS)[number];

type Row = Readonly<Record<string, unknown>>;

export function isBankField(name: string): name is BankField {
  return (BANK_FIELDS as readonly string[]).includes(name);
}

export const HIDDEN = '••••';

/** `•••• 3000`: at most the last four characters and never more than half, so that a short number stays hidden. */
export function maskNumber(number: string): string {
  return `${HIDDEN} ${number.slice(Math.max(number.length - 4, Math.ceil(number.length / 2))).trim()}`;
}

/** The masked account of a row, `••••` if it has only a holder, or null without both. */
export function maskBankAccount(row: Row): string | null {
  const number = [row.iban, row.accountNumber].find(Boolean) as string | undefined;
  return number ? maskNumber(number) : row.accountHolder ? HIDDEN : null;
}

/** The fields with one masked account of the row instead of its bank fields, for the audit trail and for messages. */
export function withMaskedBankAccount(fields: Row, row: Row = fields): Row {
  const others = Object.entries(fields).filter(([name]) => !isBankField(name));
  return BANK_FIELDS.some((name) => name in fields)
    ? { ...Object.fromEntries(others), bankAccount: maskBankAccount(row) }
    : fields;
}
