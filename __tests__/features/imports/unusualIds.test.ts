import fc from 'fast-check';
import { editIntegration } from '@/commands/integrations';
import { changeMerchantStatus } from '@/commands/merchants';
import { encodeDataSet, hashDataSet } from '@/data/dataSets/format/encode';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { withIntegrations } from '@/data/imports/directory/completeDataSet';
import { selectIntegrationRows } from '@/selectors/entitySelectors';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { selectRecordsFile } from '@/selectors/payments/list/transactionsFile';
import { refundRecorded } from '@/slices/entities/paymentEventsSlice';
import { importFile } from '../../data/imports/importing';
import { recordsOf } from '../../helpers/builders';
import { importFiles, inWorkspace, openAnotherBrowser, shown } from '../../helpers/store/backups';
import { wholeTransactionsFile } from '../../helpers/wholeTransactionsFile';

/** Names of members that every object has, and one that no object has. */
const anyName = fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype), 'P-1');
const anyNames = fc
  .uniqueArray(anyName, { minLength: 1, maxLength: 5 })
  .map((names) => [...new Set([...names, '__proto__'])]);

/** A workspace in which a payment, its merchant, customer, integration, partner and status all have this name. */
async function givenNamed(names: readonly string[]) {
  const { dataSet } = importFile({
    rows: names.map((name) => ({ id: name, merchant: name, customer: name, integration: name, partner: name })),
  });
  const integrations = names.map((name) => ({
    id: name,
    merchant: name,
    integrationName: name,
    configurations: ['ACH' as const],
    surchargeRate: null,
    split: { unit: '%' as const, hundredths: 2_000 },
    status: 'Active' as const,
  }));
  const bytes = encodeDataSet(withIntegrations(dataSet, integrations));
  const workspace = { id: 'w1', name: 'Odd', source: 'odd.csv', rows: names.length, importedOn: '2025-06-30' };
  const files = openWorkspaceFiles();
  await files.save({ ...workspace, hash: await hashDataSet(bytes) }, bytes);
  files.close();
}

test('Ids like __proto__ can be refunded, edited, exported, backed up and opened like any other', async () => {
  await fc.assert(
    fc.asyncProperty(anyNames, fc.nat(), async (names, choice) => {
      await openAnotherBrowser();
      await givenNamed(names);
      const chosen = names[choice % names.length]!;
      const before = await inWorkspace('w1', (store) => {
        for (const id of ['__proto__', chosen]) {
          const { row } = selectPayment(store.getState(), id)!;
          const stamp = { id: `r ${id}`, transactionId: id, recordedAt: '2025-07-01 09:00:00', recordedBy: 'Alex' };
          store.dispatch(refundRecorded({ ...stamp, amount: 500, reason: 'Other' }, row));
          const integration = selectIntegrationRows(store.getState()).find(
            (integrationRow) => integrationRow.id === id,
          );
          // An error here leaves the database open, and the next run would wait for it.
          if (integration) store.dispatch(editIntegration(integration, { ...integration, integrationName: 'Edited' }));
        }
        store.dispatch(changeMerchantStatus('MER001', 'Suspended', 'Disputes'));
      });
      const isChosen = (id: string) => id === '__proto__' || id === chosen;
      for (const id of names)
        expect(selectPayment(before.state, id)).toMatchObject({ refunded: isChosen(id) ? 500 : 0, row: { id } });
      expect(
        recordsOf(before.state)
          .map(({ transactionId }) => transactionId)
          .sort(),
      ).toEqual([...new Set(['__proto__', chosen])].sort());
      expect(selectIntegrationRows(before.state).map(({ id, integrationName }) => [id, integrationName])).toEqual(
        names.map((id) => [id, isChosen(id) ? 'Edited' : id]),
      );
      const reopened = await inWorkspace('w1');
      await openAnotherBrowser();
      const elsewhere = await inWorkspace(await importFiles(before.file));
      for (const after of [reopened, elsewhere]) {
        expect(shown(after)).toEqual(shown(before));
        for (const select of [wholeTransactionsFile, selectRecordsFile, selectChanges])
          expect(select(after.state)).toEqual(select(before.state));
        expect(after.state.persistence.damaged).toEqual([]);
      }
    }),
    { numRuns: 8 },
  );
});
