// Injected into the page of a turn: an operator who acts by the commands that the screens call.
import { recordsOfPayment } from '@/domain/entries/paymentEvents';
import { editIntegration } from '@/commands/integrations';
import { editMerchant } from '@/commands/merchants';
import { recordRefund } from '@/commands/payments/recordPayments';
import { issueStatements, withdrawStatement } from '@/commands/statements/statements';
import { draftOfMerchant } from '@/domain/merchants/merchantForm';
import { selectIntegrationRows, selectMerchantRows } from '@/selectors/entitySelectors';
import { dialogClosed, dialogOpened } from '@/slices/ui/dialogsSlice';
import type { AppStore } from '@/store/store';
import { createRandom, type Random } from './random';

/**
 * An action that the console accepted: `id` is in the database from then on. An edit also names the field and its new
 * value, a statement and its withdrawal the statement's number. A withdrawal has the `id` of the statement that it
 * withdraws.
 */
export type AcceptedAction = {
  kind: 'refund' | 'edit' | 'statement' | 'withdrawal' | 'damage';
  id: string;
  edited?: { journal: 'merchants' | 'integrations'; rowId: string; field: string; value: string };
  number?: string;
};

type Actor = { random: Random; store: AppStore; name: string };
type ProbedStore = { probe: { store: () => AppStore } };

/** There are few rows, so that several tabs change the same ones. */
const ROWS = 3;
const MERCHANT_FIELDS = ['contactPerson', 'description', 'street'] as const;
const ACTIONS = [
  refund,
  changeMerchant,
  changeMerchant,
  changeIntegration,
  changeIntegration,
  issue,
  issue,
  withdraw,
  damage,
];

function refund({ random, store }: Actor): AcceptedAction[] {
  const { rows } = store.getState().transactions;
  const { id: transactionId } = random.pick(rows.filter(({ status }) => status === 'Completed').slice(0, ROWS));
  store.dispatch(dialogOpened({ kind: 'refundPayment', transactionId }));
  const isAccepted = store.dispatch(recordRefund({ transactionId, amount: 1 + random.below(500), reason: 'Other' }));
  if (!isAccepted) store.dispatch(dialogClosed());
  const id = recordsOfPayment(store.getState().payments, transactionId).at(-1)?.id;
  return isAccepted && id !== undefined ? [{ kind: 'refund', id }] : [];
}

/** The audit trail records an edit under a new id. */
function runEdit(store: AppStore, edit: () => boolean, row: AcceptedAction['edited']): AcceptedAction[] {
  const before = new Set(Object.keys(store.getState().edits.records));
  if (!edit()) return [];
  const added = Object.keys(store.getState().edits.records).filter((id) => !before.has(id));
  return added.map((id) => ({ kind: 'edit', id, ...(row && { edited: row }) }));
}

function changeMerchant({ random, store, name }: Actor): AcceptedAction[] {
  const row = random.pick(selectMerchantRows(store.getState()).slice(0, ROWS));
  const field = random.pick(MERCHANT_FIELDS);
  const draft = { ...draftOfMerchant(row), [field]: name };
  const edit = () => store.dispatch(editMerchant(row.id, draftOfMerchant(row), draft));
  return runEdit(store, edit, { journal: 'merchants', rowId: row.id, field, value: name });
}

function changeIntegration({ random, store, name }: Actor): AcceptedAction[] {
  const row = random.pick(selectIntegrationRows(store.getState()).slice(0, ROWS));
  const edit = () => store.dispatch(editIntegration(row, { ...row, integrationName: name }));
  return runEdit(store, edit, { journal: 'integrations', rowId: row.id, field: 'integrationName', value: name });
}

async function issue({ random, store }: Actor): Promise<AcceptedAction[]> {
  const { id: partyId } = random.pick(selectMerchantRows(store.getState()).slice(0, ROWS));
  if (!(await store.dispatch(issueStatements([partyId])))) return [];
  const issued = Object.values(store.getState().statements.issued).find((statement) => statement.partyId === partyId);
  return issued ? [{ kind: 'statement', id: issued.recordId, number: issued.id }] : [];
}

function withdraw({ random, store }: Actor): AcceptedAction[] {
  const all = Object.values(store.getState().statements.issued);
  if (all.length === 0) return [];
  const issued = random.pick(all);
  store.dispatch(withdrawStatement(issued));
  return [{ kind: 'withdrawal', id: issued.recordId, number: issued.id }];
}

/** The entry does not have the shape of its collection, so the next start moves it to quarantine. */
async function damage({ name }: Actor): Promise<AcceptedAction[]> {
  if (!(await indexedDB.databases()).some((database) => database.name === 'splitpay')) return [];
  const id = `damaged ${name}`;
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open('splitpay');
    request.onerror = () => reject(new Error('The database does not open'));
    request.onsuccess = () => {
      const database = request.result;
      const transaction = database.transaction('entries', 'readwrite');
      transaction
        .objectStore('entries')
        .put({ workspace: 'sample', journal: 'savedViews', id, stamp: 1, value: { id } });
      transaction.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
  return [{ kind: 'damage', id }];
}

const toasts = new Set<string>();

/** A toast replaces an earlier one with its title, so all of them are collected. */
function collectToasts(store: AppStore): void {
  store.subscribe(() => {
    for (const { title, text } of store.getState().layout.toasts) toasts.add(`${title}: ${text}`);
  });
}

/** Runs `count` random actions in sequence, while other tabs run theirs. */
async function runActions(seed: number, count: number): Promise<AcceptedAction[]> {
  const store = (window as unknown as ProbedStore).probe.store();
  collectToasts(store);
  const random = createRandom(seed);
  const done: AcceptedAction[] = [];
  for (let index = 0; index < count; index++) {
    const action = random.pick(ACTIONS);
    done.push(...(await action({ random, store, name: `Action ${seed} ${index}` })));
  }
  return done;
}

const actions = { runActions, toasts: () => [...toasts] };

export type ActionsWindow = typeof actions;
Object.assign(window, actions);
