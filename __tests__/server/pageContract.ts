import { randomUUID } from 'node:crypto';
import type { Command } from '@/commands/command';
import { addMerchant, changeMerchantStatus, editMerchant } from '@/commands/merchants';
import { recordRefund, recordVoid, withdrawRefund } from '@/commands/payments/recordPayments';
import { recordAdjustment } from '@/commands/statements/adjustments';
import { issueStatements, recordPayouts, reversePayout, withdrawStatement } from '@/commands/statements/statements';
import { undo } from '@/commands/changes/auditTrail';
import { changesBetween } from '@/domain/entries/changesBetween';
import type { EntryChange } from '@/domain/entries/entryKinds';
import { draftOfMerchant, EMPTY_MERCHANT_DRAFT } from '@/domain/merchants/merchantForm';
import { isRecord } from '@/lib/objects';
import { selectMerchant, selectMerchantRows } from '@/selectors/entitySelectors';
import { selectBalances } from '@/selectors/statements/statementSources';
import { selectPayoutRecords } from '@/slices/entities/payoutsSlice';
import { selectPaymentRecords } from '@/slices/entities/paymentEventsSlice';
import { selectIssuedStatements } from '@/slices/entities/statementsSlice';
import { dialogOpened, type DialogRequest } from '@/slices/ui/dialogsSlice';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import { WITHDRAWN_SCHEMA } from '@/store/persistence/entries/entries';
import { entriesRehydrated } from '@/store/persistence/rehydration';
import { setupStore, type AppStore } from '@/store/store';
import type { TeamStore } from '../../server/core';
import { ana, createWorkspace, type Engine } from './engines';

/** The fields that the server sets to what it knows. */
const STAMPS = ['recordedAt', 'recordedBy', 'zone', 'instant', 'sequence'];

/** A value without who, when and its position, also in its records. */
function withoutStamps(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const fields = Object.entries(value).filter(([name]) => !STAMPS.includes(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutStamps(field)]));
}

/** A page that sends what its operator did, and then shows what the server has stored. */
function openPage(store: TeamStore, workspace: string) {
  const page: AppStore = setupStore();
  let sent = page.getState();
  let head: { seq: number; logId?: string | undefined } = { seq: 0 };
  return {
    workspace,
    getState: () => page.getState(),
    async act(command: Command<unknown>, dialog?: DialogRequest): Promise<void> {
      if (dialog) page.dispatch(dialogOpened(dialog));
      await page.dispatch(command);
      const changes = COLLECTIONS.flatMap(({ name, valuesOf }) =>
        changesBetween(name, valuesOf(sent), valuesOf(page.getState())).map((change) => ({
          ...change,
          before: valuesOf(sent)[change.id],
        })),
      );
      expect(changes).not.toEqual([]);
      const proposals = changes.map(({ kind, id, value, before }) => ({
        key: randomUUID(),
        kind,
        id,
        value: value ?? before,
        ...(value === undefined && { withdrawn: true as const, schema: WITHDRAWN_SCHEMA }),
      }));
      const answer = await store.propose(ana, workspace, { seen: head, proposals });
      head = answer.head;
      for (const [index, stored] of answer.changes.entries())
        expect([stored.kind, stored.id, withoutStamps(stored.value)]).toEqual([
          changes[index]!.kind,
          changes[index]!.id,
          withoutStamps(proposals[index]!.value),
        ]);
      const shown = answer.changes.map(({ kind, id, value, withdrawn }) => ({
        kind,
        id,
        value: withdrawn ? undefined : value,
      }));
      page.dispatch(entriesRehydrated(shown as EntryChange[]));
      sent = page.getState();
    },
  };
}

/** The server decides as the page predicts, on every database. */
export function testPage(engine: () => Engine): void {
  test('The server stores what an honest page predicts: the same parts, limits, figures, lines and numbers', async () => {
    const { store } = engine();
    const page = openPage(store, await createWorkspace(store));
    const transactionId = 'TR20240629-028';
    const refundPayment = { kind: 'refundPayment', transactionId } as const;
    for (const amount of [1501, 99_999])
      await page.act(recordRefund({ transactionId, amount, reason: 'Other' }), refundPayment);
    const voided = 'TR20240630-029';
    await page.act(recordVoid(voided), { kind: 'voidPayment', transactionId: voided });
    await page.act(
      recordAdjustment({ kind: 'adjustment', partyId: 'MER019', amount: -1234, day: '2024-06-30', reason: 'A fine' }),
    );
    const payees = selectBalances(page.getState()).filter(({ available }) => available > 0);
    const amounts = Object.fromEntries(payees.map(({ partyId, available }) => [partyId, Math.floor(available / 2)]));
    const details = { amounts, day: '2024-06-30', reference: 'June' };
    await page.act(recordPayouts(details), { kind: 'payoutRun' });
    const parties = selectBalances(page.getState()).map(({ partyId }) => partyId);
    await page.act(issueStatements(parties));
    expect(Object.keys(selectIssuedStatements(page.getState()))).toHaveLength(parties.length);

    const [first] = selectPaymentRecords(page.getState())[transactionId]!;
    await page.act(withdrawRefund(transactionId, first!.id, 'A mistake'));
    const payout = Object.values(selectPayoutRecords(page.getState())).find(({ partyId }) => partyId === 'MER019')!;
    await page.act(reversePayout(payout));
    const restored = {
      ...payout,
      earned: selectBalances(page.getState()).find((b) => b.partyId === 'MER019')!.balance,
    };
    expect(restored.earned).not.toBe(payout.earned);
    await page.act(undo({ type: 'payouts/payoutsRecorded', payload: [restored] }));
    await page.act(withdrawStatement(selectIssuedStatements(page.getState())['S-2024-06-MER019']!));

    await page.act(addMerchant({ ...EMPTY_MERCHANT_DRAFT, name: 'Blue Door', street: '1 Main', zipCode: '10001' }));
    const { id } = selectMerchantRows(page.getState()).find(({ name }) => name === 'Blue Door')!;
    const opened = draftOfMerchant(selectMerchant(page.getState(), id)!);
    await page.act(editMerchant(id, opened, { ...opened, name: 'Red Door' }));
    await page.act(changeMerchantStatus(id, 'Suspended', 'Fraud'));
    const { changes } = await store.read(ana, page.workspace, { seq: 0 });
    expect(new Set(changes.map(({ by }) => by.name))).toEqual(new Set(['Ana Ruiz']));
  });
}
