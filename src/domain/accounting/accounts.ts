/**
 * The accounts that a journal of payments needs: the bank, the money at the processor, one for each kind of party, and the
 * other side of adjustments, reserves and opening balances.
 */
export const ACCOUNT_ROLES = [
  'bank',
  'clearing',
  'merchants',
  'partners',
  'processor',
  'platform',
  'adjustments',
] as const;
export type AccountRole = (typeof ACCOUNT_ROLES)[number];

export type Account = { code: string; name: string };
export type ChartOfAccounts = Readonly<Record<AccountRole, Account>>;

/** What the operator chose for the journal. `taxRate` is the name of a tax rate in Xero. */
export type AccountingSettings = { chart: ChartOfAccounts; taxRate: string };

/** The longest code or name that Xero and QuickBooks accept, in characters. */
export const LONGEST_CODE = 10;
export const LONGEST_ACCOUNT_NAME = 100;

export type AccountProblem = 'codeMissing' | 'nameMissing' | 'codeTaken' | 'nameTaken';

/**
 * Why an account cannot be used, or undefined. Xero finds accounts by code and QuickBooks by name, so neither may occur
 * twice. Case and surrounding spaces do not count.
 */
export function accountProblem(chart: ChartOfAccounts, role: AccountRole): AccountProblem | undefined {
  const { code, name } = chart[role];
  if (code.trim() === '') return 'codeMissing';
  if (name.trim() === '') return 'nameMissing';
  const others = ACCOUNT_ROLES.filter((other) => other !== role).map((other) => chart[other]);
  if (others.some((other) => isSameText(other.code, code))) return 'codeTaken';
  return others.some((other) => isSameText(other.name, name)) ? 'nameTaken' : undefined;
}

function isSameText(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/**
 * What the operator typed, by `bank.code`, `bank.name` and so on, and `taxRate`. What is missing has its default. It also
 * has the account that pays (`payer.ts`).
 */
export type TypedAccounts = Readonly<Record<string, string>>;

/** The settings with what the operator typed. */
export function settingsWith(typed: TypedAccounts, { chart, taxRate }: AccountingSettings): AccountingSettings {
  const accounts = ACCOUNT_ROLES.map((role) => {
    const { code, name } = chart[role];
    return [role, { code: typed[`${role}.code`] ?? code, name: typed[`${role}.name`] ?? name }] as const;
  });
  return { chart: Object.fromEntries(accounts) as ChartOfAccounts, taxRate: typed.taxRate ?? taxRate };
}
