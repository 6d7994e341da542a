// What is put into a page for the turns: an operator who acts by the commands that the screens call.
import { editIntegration } from '@/commands/integrations';
import { editMerchant } from '@/commands/merchants';
import { recordRefund } from '@/commands/recordPayments';
import { issueStatements, withdrawStatement } from '@/commands/statements';
import { draftOfMerchant } from '@/domain/merchants/merchantForm';
import { selectIntegrationRows, selectMerchantRows } from '@/selectors/entitySelectors';
import { dialogClosed, dialogOpened } from '@/slices/ui/dialogsSlice';
import type { AppStore } from '@/store/store';
import { createRandom, type Random } from './random';

/**
 * What was accepted: `id` is in the database from then on. An edit also names the field and its new value, a statement and its
 * withdrawal name the statement's number; the withdrawal has the `id` of what it takes back.
 */
export type Done = {
  kind: 'refund' | 'edit' | 'statement' | 'withdrawal' | 'damage';
  id: string;
  edited?: { journal: 'merchants' | 'integrations'; rowId: string; field: string; value: string };
  number?: string;
};

type Actor = { random: Random; store: AppStore; name: string };
type ProbedStore = { probe: { store: () => AppStore } };

/** So few rows that the tabs meet. */
const ROWS = 3;
const MERCHANT_FIELDS = ['contactPerson', 'description', 'street'] as const;
const ACTS = [
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

function refund({ random, store }: Actor): Done[] {
  const { rows } = store.getState().transactions;
  const { id: transactionId } = random.pick(rows.filter(({ status }) => status === 'Completed').slice(0, ROWS));
  store.dispatch(dialogOpened({ kind: 'refundPayment', transactionId }));
  const isDone = store.dispatch(recordRefund({ transactionId, amount: 1 + random.below(500), reason: 'Other' }));
  if (!isDone) store.dispatch(dialogClosed());
  const id = store.getState().payments.records[transactionId]?.at(-1)?.id;
  return isDone && id !== undefined ? [{ kind: 'refund', id }] : [];
}

/** An edit is in the audit trail under an id of its own. */
function edited(store: AppStore, act: () => boolean, row: Done['edited']): Done[] {
  const before = new Set(Object.keys(store.getState().edits.records));
  if (!act()) return [];
  const added = Object.keys(store.getState().edits.records).filter((id) => !before.has(id));
  return added.map((id) => ({ kind: 'edit', id, ...(row && { edited: row }) }));
}

function changeMerchant({ random, store, name }: Actor): Done[] {
  const row = random.pick(selectMerchantRows(store.getState()).slice(0, ROWS));
  const field = random.pick(MERCHANT_FIELDS);
  const draft = { ...draftOfMerchant(row), [field]: name };
  const act = () => store.dispatch(editMerchant(row.id, draftOfMerchant(row), draft));
  return edited(store, act, { journal: 'merchants', rowId: row.id, field, value: name });
}

function changeIntegration({ random, store, name }: Actor): Done[] {
  const row = random.pick(selectIntegrationRows(store.getState()).slice(0, ROWS));
  const act = () => store.dispatch(editIntegration(row, { ...row, integrationName: name }));
  return edited(store, act, { journal: 'integrations', rowId: row.id, field: 'integrationName', value: name });
}

async function issue({ random, store }: Actor): Promise<Done[]> {
  const { id: partyId } = random.pick(selectMerchantRows(store.getState()).slice(0, ROWS));
  if (!(await store.dispatch(issueStatements([partyId])))) return [];
  const issued = Object.values(store.getState().statements.issued).find((each) => each.partyId === partyId);
  return issued ? [{ kind: 'statement', id: issued.recordId, number: issued.id }] : [];
}

function withdraw({ random, store }: Actor): Done[] {
  const all = Object.values(store.getState().statements.issued);
  if (all.length === 0) return [];
  const issued = random.pick(all);
  store.dispatch(withdrawStatement(issued));
  return [{ kind: 'withdrawal', id: issued.recordId, number: issued.id }];
}

/** An entry in another shape than its journal's: the next start moves it to quarantine. */
async function damage({ name }: Actor): Promise<Done[]> {
  if (!(await indexedDB.databases()).some((each) => each.name === 'splitpay')) return [];
  const id = `damaged ${name}`;
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('splitpay');
    opening.onerror = () => reject(new Error('The database does not open'));
    opening.onsuccess = () => {
      const database = opening.result;
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

/** A toast replaces an earlier one of its title: all of them are noted. */
function noteToasts(store: AppStore): void {
  store.subscribe(() => {
    for (const { title, text } of store.getState().layout.toasts) toasts.add(`${title}: ${text}`);
  });
}

/** So many random acts, one after the other; other tabs act meanwhile. */
async function runActs(seed: number, count: number): Promise<Done[]> {
  const store = (window as unknown as ProbedStore).probe.store();
  noteToasts(store);
  const random = createRandom(seed);
  const done: Done[] = [];
  for (let at = 0; at < count; at++) {
    const act = random.pick(ACTS);
    done.push(...(await act({ random, store, name: `Act ${seed} ${at}` })));
  }
  return done;
}

const acts = { runActs, toasts: () => [...toasts] };

export type ActsWindow = typeof acts;
Object.assign(window, acts);
