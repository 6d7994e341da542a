import { formatCount, pluralOf } from '@/domain/lists/paging';
import type { EntryKind } from '@/domain/entries/entryKinds';
import { ownValue } from '@/lib/objects';

const NOUNS: Readonly<Record<EntryKind, string>> = {
  merchants: 'merchant',
  integrations: 'integration',
  payments: 'refund or void',
  payouts: 'payout',
  statements: 'statement',
  reconciliation: 'reconciliation record',
  takenBack: 'undone change',
  edits: 'edit',
  savedViews: 'saved view',
  chargeModels: 'charge model',
  disputes: 'dispute record',
  adjustments: 'adjustment',
  agreedRates: 'agreed rate',
  notes: 'note',
  assignments: 'assignment',
  approvalRules: 'approval rule',
  proposals: 'proposal',
  notifications: 'notification mark',
  inbox: 'read message',
};

/** What an entry of a kind is called. A later version knows further kinds. */
export const nounOf = (kind: string) => ownValue(NOUNS, kind) ?? 'newer record';
const nounsOf = (noun: string) => (noun === NOUNS.payments ? 'refunds and voids' : pluralOf(noun));

export const title = 'The server was restored from a backup.';
export const lacks = (counts: readonly (readonly [string, number])[]) => {
  const parts = counts.map(([noun, count]) => `${formatCount(count)} ${count === 1 ? noun : nounsOf(noun)}`);
  const all = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join('');
  return `It lacks ${all} that this browser has seen.`;
};
export const latest = (noun: string, moment: string, person: string | undefined) =>
  `Latest: ${noun}, ${moment}${person === undefined ? '' : `, by ${person}`}.`;
export const question =
  "'Send again' records them under your name, if the rules still allow each one. What the server refuses stays here with the reason.";
export const mayRecordNone =
  'Your role does not allow you to record them. Somebody whose role does can send them again, if their browser has seen them, too.';
export const sendAgain = 'Send again';
export const downloadAndLeave = 'Download and leave';
export const fileName = 'splitpay-records-of-this-browser.txt';
