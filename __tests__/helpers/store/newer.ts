import { integrationsSlice } from '@/slices/entities/integrationsSlice';
import { merchantsSlice } from '@/slices/entities/merchantsSlice';
import type { FakeBrowser } from './tabs';

const [merchant] = merchantsSlice.getInitialState().rows;
const [integration] = integrationsSlice.getInitialState().rows;
const stamp = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };
const side = { id: 'A', time: '2024-06-01', currency: 'USD', amount: 10_000 };
const report = {
  kind: 'report',
  id: 'report-1',
  ...stamp,
  name: 'june.csv',
  format: 'by hand',
  rows: 1,
  unread: 0,
  matched: 0,
  kinds: { chargeback: 1 },
  loneRefunds: 0,
  first: '2024-06-01',
  last: '2024-06-30',
};

/** Values that only a later version writes, by what is new about them. */
const VALUES: Record<string, { journal: string; id: string; value: unknown; schema?: number; origin?: string }> = {
  'of an unknown collection': { journal: 'approvals', id: 'D1', value: { id: 'D1', cents: 100 } },
  'of an unknown kind': {
    journal: 'payments',
    id: 'dispute-1',
    value: { kind: 'dispute', id: 'dispute-1', transactionId: 'TR20240630-030', ...stamp, amount: { cents: 5 } },
  },
  'with a discrepancy of an unknown kind': {
    journal: 'reconciliation',
    id: 'report-1',
    value: { ...report, breaks: [{ id: 'A', kind: 'chargeback', ours: side, theirs: [] }] },
  },
  'with an unknown status': { journal: 'merchants', id: 'MER001', value: { ...merchant, status: 'Archived' } },
  'with an unknown unit': {
    journal: 'integrations',
    id: 'INT002',
    value: { ...integration, id: 'INT002', split: { unit: '‰', hundredths: 5 } },
  },
  'with a higher schema number': { journal: 'notifications', id: '1', value: { isRead: true, by: 'Ana' }, schema: 3 },
  'of an edit of an unknown subject': {
    journal: 'edits',
    id: 'edit-1',
    value: { id: 'edit-1', subject: 'customer', rowId: 'C1', ...stamp, before: null },
  },
  'of the reversal of an unknown record': {
    journal: 'takenBack',
    id: 'reversal-1',
    value: { id: 'reversal-1', of: 'approvals', recordId: 'D1', ...stamp, record: { id: 'D1' } },
  },
  'that was added': {
    journal: 'merchants',
    id: 'MER031',
    value: { ...merchant, id: 'MER031', name: 'Newer Nights', status: 'Archived' },
    origin: 'newer-tab',
  },
};

export const NEWER = Object.entries(VALUES).map(
  ([what, entry], index) =>
    [what, { workspace: 'sample', stamp: index + 1, signedBy: { key: index }, ...entry }] as const,
);

export const NEWER_ENTRIES = NEWER.map(([, entry]) => entry);

/** The entries that a browser has stored, by collection and id, without the order of their writes. */
export async function storedIn(browser: FakeBrowser): Promise<Record<string, unknown>> {
  const stored = await browser.stored();
  return Object.fromEntries(stored.map(({ stamp: _stamp, ...entry }) => [`${entry.journal}/${entry.id}`, entry]));
}

/** The same for the entries of a later version. */
export const NEWER_BY_PATH = Object.fromEntries(
  NEWER_ENTRIES.map(({ stamp: _stamp, ...entry }) => [`${entry.journal}/${entry.id}`, entry]),
);
