import fc from 'fast-check';
import { undo } from '@/commands/changes/auditTrail';
import { editIntegration } from '@/commands/integrations';
import { changeMerchantStatus, editMerchant } from '@/commands/merchants';
import { renameView } from '@/commands/savedViews';
import { reversePayout, withdrawStatement } from '@/commands/statements/statements';
import { draftOfMerchant } from '@/domain/merchants/merchantForm';
import { selectIntegration } from '@/selectors/entitySelectors';
import { integrationsSlice } from '@/slices/entities/integrationsSlice';
import { merchantsSlice } from '@/slices/entities/merchantsSlice';
import { inboxActions } from '@/slices/entities/inboxSlice';
import { selectToasts } from '@/slices/ui/layoutSlice';
import type { AppStore } from '@/store/store';
import { buildRefund } from '../../../helpers/builders';
import { pathsOf, replaceAt, type Json } from '../../../helpers/store/damages';
import { merchantIn } from '../../../helpers/store/merchantEdits';
import { FakeBrowser, useClock } from '../../../helpers/store/tabs';

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

const stamp = { recordedAt: '2024-07-01 09:00:00', recordedBy: 'Alex Morgan', zone: 'UTC' };
const [merchant] = merchantsSlice.getInitialState().rows;
const [integration] = integrationsSlice.getInitialState().rows;
const payout = {
  id: 'p1',
  partyId: 'MER001',
  amount: 5_000,
  day: '2024-06-30',
  reference: '',
  earned: 9_000,
  ...stamp,
};
const statement = {
  id: 'S-2024-06-MER001',
  partyId: 'MER001',
  start: '2024-06-01',
  end: '2024-06-30',
  opening: 0,
  closing: 100,
  lines: 3,
  hash: 'h',
  recordId: 'r1',
  ...stamp,
};
const side = { id: 'A', time: '2024-06-01', currency: 'USD', amount: 10_000 };
const report = {
  kind: 'report',
  id: 'r1',
  ...stamp,
  name: 'june.csv',
  format: 'by hand',
  rows: 3,
  unread: 0,
  matched: 2,
  kinds: { 'missing there': 1 },
  breaks: [{ id: 'A', kind: 'missing there', ours: side, theirs: [side] }],
  loneRefunds: 0,
  first: '2024-06-01',
  last: '2024-06-30',
};
const suspension = { status: 'Suspended', statusReason: 'Chargebacks', suspended: { ...stamp } };
const past = [{ reason: 'Earlier', suspended: { ...stamp }, lifted: { ...stamp } }];
const view = { id: 'v1', name: 'Large', address: '/transactions?search=%3E500' };

const undoLast = (store: AppStore) => store.dispatch(undo(selectToasts(store.getState()).at(-1)!.undo!));
const inputOf = (store: AppStore) => ({ row: selectIntegration(store.getState(), 'INT001')! });

/** A stored value, what the operator does to it, and the path of the value in the entry where it is then. */
const CASES: [
  string,
  { journal: string; value: Record<string, unknown> & { id: string }; act: (store: AppStore) => void; path?: string },
][] = [
  [
    'a merchant is renamed',
    {
      journal: 'merchants',
      value: { ...merchant!, name: 'Stored' },
      act: (store) => {
        const opened = draftOfMerchant(merchantIn(store));
        store.dispatch(editMerchant(merchant!.id, opened, { ...opened, name: 'Renamed' }));
      },
    },
  ],
  [
    'a suspension is lifted and the merchant suspended again',
    {
      journal: 'merchants',
      value: { ...merchant!, ...suspension, pastSuspensions: past },
      act: (store) => {
        store.dispatch(changeMerchantStatus(merchant!.id, 'Active'));
        undoLast(store);
        store.dispatch(changeMerchantStatus('MER002', 'Suspended', 'Again'));
      },
    },
  ],
  [
    'the split of an integration is edited',
    {
      journal: 'integrations',
      value: { ...integration!, integrationName: 'Stored' },
      act: (store) => {
        // The form returns only the fields that it knows.
        const { id, merchantId, integrationName, configurations, surchargeRate, status } = inputOf(store).row;
        const known = { id, merchantId, integrationName, configurations, surchargeRate, status };
        store.dispatch(editIntegration(inputOf(store).row, { ...known, split: { unit: '%', hundredths: 777 } }));
      },
    },
  ],
  [
    'a view is renamed',
    { journal: 'savedViews', value: view, act: (store) => store.dispatch(renameView(view, 'Larger')) },
  ],
  [
    'a payout is reversed',
    { journal: 'payouts', value: payout, act: (store) => store.dispatch(reversePayout(payout)), path: 'record' },
  ],
  [
    'a reversed payout is restored',
    {
      journal: 'payouts',
      value: payout,
      act: (store) => {
        store.dispatch(reversePayout(store.getState().payouts.records.p1!));
        undoLast(store);
      },
    },
  ],
  [
    'a statement is withdrawn',
    {
      journal: 'statements',
      value: statement,
      act: (store) => store.dispatch(withdrawStatement(statement)),
      path: 'record',
    },
  ],
  ...[
    ['payments', buildRefund({ transactionId: 'TR20240630-030' })] as const,
    ['reconciliation', report] as const,
    ['edits', { id: 'e1', subject: 'merchant', rowId: 'MER001', ...stamp, before: { city: 'NYC' } }] as const,
    ['takenBack', { id: 't1', ...stamp, of: 'payouts', recordId: 'p1', record: payout }] as const,
  ].map(([journal, value]): (typeof CASES)[number] => [
    `something else is recorded than ${journal}`,
    { journal, value, act: (store) => void store.dispatch(inboxActions.inboxMarkedRead()) },
  ]),
];

/** A field of a later version: the object that it is in, its name and its value. */
const unknownField = (value: Json) => {
  const objects = pathsOf(value, true)
    .map((path) => path.slice(0, -1))
    // Counts by kind are no fields.
    .filter((path) => path.at(-1) !== 'kinds')
    .filter((path) => !Array.isArray(path.reduce<Json>((at, key) => (at as Record<string, Json>)[key]!, value)));
  const known = new Set(pathsOf(value, true).flat());
  const name = fc
    .string({ minLength: 1 })
    .filter((property) => !known.has(property) && !(property in Object.prototype));
  return fc
    .tuple(fc.constantFrom(...objects), name, fc.json())
    .map(([path, key, json]) => ({ path: [...path, key], field: JSON.parse(json) as Json }));
};

test.each(CASES)('Any field of a later version survives when %s', async (what, { journal, value, act, path = '' }) => {
  await fc.assert(
    fc.asyncProperty(unknownField(value as unknown as Json), async ({ path: at, field }) => {
      const browser = new FakeBrowser();
      const stored = JSON.parse(replaceAt(JSON.stringify(value), at, field)) as { id: string };
      await browser.storeRaw([
        { workspace: 'sample', journal, id: value.id, stamp: 1, value: stored, signedBy: 'Ana' },
      ]);
      const tab = await browser.openTab();
      await browser.waitForWrites();
      expect(tab.store.getState().persistence).toEqual({ failing: [], damaged: [] });
      const before = await browser.entries();
      act(tab.store);
      await browser.waitForWrites();
      const entries = await browser.stored();
      expect(await browser.entries()).not.toEqual(before);
      const entry = path === '' ? entries.find(({ id }) => id === value.id) : entries.at(-1);
      const start = path === '' ? ['value'] : ['value', path];
      const found = [...start, ...at].reduce<Json | undefined>(
        (within, key) => (within as Record<string, Json> | undefined)?.[key],
        entry as unknown as Json,
      );
      expect(found).toEqual(field);
      if (path === '' && !what.includes('restored')) expect(entry).toMatchObject({ signedBy: 'Ana' });
      await browser.close();
    }),
    { numRuns: 15 },
  );
});
