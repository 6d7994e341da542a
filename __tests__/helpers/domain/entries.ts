import type { Entries } from '@/domain/entries/fold';

/** A workspace in which nobody has recorded or edited anything. */
export const NO_ENTRIES: Entries = {
  merchants: {},
  integrations: {},
  payments: { records: {} },
  payouts: {},
  statements: {},
  reconciliation: {},
  takenBack: {},
  edits: {},
  savedViews: {},
  notifications: {},
  inbox: {},
  chargeModels: {},
  disputes: {},
  adjustments: {},
  agreedRates: {},
  notes: {},
  assignments: {},
  approvalRules: {},
  proposals: {},
};
