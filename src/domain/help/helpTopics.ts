import { addressOf, PATHS } from '@/domain/screens';

/** What a 'Learn more' link of a dialog or a view explains: the article, and its object in the link's accessible name. */
export const HELP_TOPICS = {
  approvals: { article: 'approvals', about: 'approvals' },
  refunds: { article: 'refunds-and-voids', about: 'refunds' },
  batches: { article: 'many-payments', about: 'acts on many payments' },
  voids: { article: 'refunds-and-voids', about: 'voids' },
  import: { article: 'import-data', about: 'importing data' },
  workspaces: { article: 'workspaces-and-backup', about: 'workspaces and backups' },
  reset: { article: 'privacy-and-offline', about: 'what the reset deletes' },
  payouts: { article: 'payouts', about: 'payouts' },
  journal: { article: 'exports', about: 'the journal' },
  statements: { article: 'statements', about: 'statements' },
  discrepancies: { article: 'reconciliation', about: 'discrepancies' },
  reconciliation: { article: 'reconciliation', about: 'reconciliation' },
  openingBalances: { article: 'opening-balances', about: 'opening balances, adjustments and reserves' },
  assignments: { article: 'assignments', about: 'assignments' },
  notes: { article: 'notes', about: 'notes' },
  team: { article: 'team', about: 'working as a team' },
  roles: { article: 'roles', about: 'roles' },
  agreedRates: { article: 'agreed-rates', about: 'agreed rates' },
  disputes: { article: 'disputes', about: 'disputes' },
  chargeModels: { article: 'charge-models', about: 'charge models' },
  feeCheck: { article: 'fee-check', about: 'the fee check' },
  compare: { article: 'compare-periods', about: 'comparing periods' },
  changes: { article: 'changes', about: 'the change history' },
  integrations: { article: 'payment-configurations', about: 'configurations, surcharges and splits' },
  embedding: { article: 'embed-a-form', about: 'embedding a payment form' },
  merchants: { article: 'first-merchant', about: 'adding a merchant' },
  statuses: { article: 'merchant-status', about: 'merchant statuses' },
  problemReports: { article: 'report-a-problem', about: 'problem reports' },
  shortcuts: { article: 'keyboard-shortcuts', about: 'keyboard shortcuts' },
} as const;

export type HelpTopic = keyof typeof HELP_TOPICS;

/** The address of the article that explains the topic. */
export function helpAddress(topic: HelpTopic): string {
  return addressOf(PATHS.documentation, { article: HELP_TOPICS[topic].article });
}
