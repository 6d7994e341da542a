/** The bank details of a merchant: the account holder, and an IBAN or a US account. An absent field is empty in the form. */
export const BANK_FIELDS = ['accountHolder', 'iban', 'bic', 'routingNumber', 'accountNumber'] as const;
export type BankField = (typeof BANK_FIELDS)[number];

type Row = Readonly<Record<string, unknown>>;

export function isBankField(name: string): name is BankField {
  return BANK_FIELDS.some((field) => field === name);
}

/** The fields of a row: an empty bank field is absent, so that rows of earlier versions and cleared ones are equal. */
export function withoutEmptyBankFields<Fields extends object>(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, value]: [string, unknown]) =>
    isBankField(name) && value === '' ? [name, undefined] : [name, value],
  );
  return Object.fromEntries(entries) as Fields;
}

const HIDDEN = '••••';

/** `•••• 3000`: at most the last four characters and never more than half, so that a short number stays hidden. */
export function maskNumber(number: string): string {
  return `${HIDDEN} ${number.slice(number.length - Math.min(4, Math.floor(number.length / 2))).trim()}`;
}

/** The masked account of a row, `••••` if it has neither number, or null without any bank details. */
export function maskBankAccount(row: Row): string | null {
  const number = [row.iban, row.accountNumber].find((value) => typeof value === 'string' && value !== '');
  if (typeof number === 'string') return maskNumber(number);
  return BANK_FIELDS.some((field) => row[field]) ? HIDDEN : null;
}

/** The fields with one masked account of the row instead of its bank fields, for the audit trail and for messages. */
export function withMaskedBankAccount(fields: Row, row: Row = fields): Row {
  const others = Object.entries(fields).filter(([name]) => !isBankField(name));
  if (others.length === Object.keys(fields).length) return fields;
  return { ...Object.fromEntries(others), bankAccount: maskBankAccount(row) };
}

/**
 * Masks the value of a bank field in a problem report, and leaves any other value. What the operator typed for a payer has the name
 * of its field after a point. A masked row can be replayed, because reducers do not check bank details.
 */
export function maskBankValue(name: string, value: unknown): unknown {
  const field = name.slice(name.lastIndexOf('.') + 1);
  if (typeof value !== 'string' || value === '' || !isBankField(field)) return value;
  return field === 'iban' || field === 'accountNumber' ? maskNumber(value) : HIDDEN;
}
