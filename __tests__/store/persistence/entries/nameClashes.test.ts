import { addMerchant, editMerchant } from '@/commands/merchants';
import { editIntegration } from '@/commands/integrations';
import type { Integration } from '@/domain/integrations/integrations';
import { draftOfMerchant, type MerchantDraft } from '@/domain/merchants/merchantForm';
import { selectIntegration, selectMerchant } from '@/selectors/entitySelectors';
import { selectDamagedTexts } from '@/slices/persistenceSlice';
import { selectToasts } from '@/slices/ui/layoutSlice';
import type { AppStore } from '@/store/store';
import { COMPLETE } from '../../../helpers/domain/merchantForm';
import { openTwo, useClock } from '../../../helpers/store/tabs';

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

const merchantIn = (store: AppStore, id: string) => selectMerchant(store.getState(), id)!;
const integrationIn = (store: AppStore, id: string) => selectIntegration(store.getState(), id)!;
function edit(store: AppStore, id: string, fields: Partial<MerchantDraft>) {
  const opened = draftOfMerchant(merchantIn(store, id));
  expect(store.dispatch(editMerchant(id, opened, { ...opened, ...fields }))).toBe(true);
}
function editForm(store: AppStore, id: string, fields: Partial<Integration>) {
  const opened = integrationIn(store, id);
  expect(store.dispatch(editIntegration(opened, { ...opened, ...fields }))).toBe(true);
}
const textsIn = (store: AppStore) => selectToasts(store.getState()).map(({ title, text }) => `${title} | ${text}`);

test.each([
  ['written at the same moment', false],
  ['heard of before it is written', true],
])(
  'A name that two tabs assign is refused only for the later row, %s, and its other fields are saved',
  async (_, isReceived) => {
    const { browser, tabs } = await openTwo();
    const [{ store: a }, { store: b }] = tabs;
    edit(b, 'MER002', { name: 'Second' });
    await browser.calm();
    edit(a, 'MER001', { name: 'Lantern' });
    if (isReceived) {
      await tabs[0].settled();
      edit(b, 'MER002', { name: 'LANTERN ', street: '2 Pier Walk' });
      while (browser.deliverOne());
    } else edit(b, 'MER002', { name: 'LANTERN ', street: '2 Pier Walk' });
    await browser.calm();
    const { store: fresh } = await browser.openTab();
    for (const store of [a, b, fresh]) {
      expect(merchantIn(store, 'MER001').name).toBe('Lantern');
      expect(merchantIn(store, 'MER002')).toMatchObject({ name: 'Second', street: '2 Pier Walk' });
      expect(selectDamagedTexts(store.getState())).toEqual([]);
    }
    expect(textsIn(b)).toContain(
      'Name not changed | Second keeps its name, because another tab gave the name LANTERN to another merchant. All other changes are saved.',
    );
    expect(textsIn(a).join()).not.toContain('Name not changed');
  },
);

test('An integration keeps its merchant and its name if another integration of that merchant got the name', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  const { merchantId } = integrationIn(a, 'INT001');
  const before = integrationIn(a, 'INT002');
  editForm(a, 'INT001', { integrationName: 'Lantern' });
  editForm(b, 'INT002', { merchantId, integrationName: 'Lantern', status: 'Inactive' });
  await browser.calm();
  for (const { store } of tabs) {
    expect(integrationIn(store, 'INT001').integrationName).toBe('Lantern');
    expect(integrationIn(store, 'INT002')).toEqual({ ...before, status: 'Inactive' });
    expect(selectDamagedTexts(store.getState())).toEqual([]);
  }
});

test('Rows can exchange their names in one edit', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }] = tabs;
  const [first, second] = [merchantIn(a, 'MER001').name, merchantIn(a, 'MER002').name];
  edit(a, 'MER001', { name: 'For a moment' });
  edit(a, 'MER002', { name: first });
  edit(a, 'MER001', { name: second });
  await browser.calm();
  for (const { store } of tabs) {
    expect(merchantIn(store, 'MER001').name).toBe(second);
    expect(merchantIn(store, 'MER002').name).toBe(first);
  }
});

test('A row loses a new name that its former owner has to keep', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  const [second, third] = [merchantIn(a, 'MER002').name, merchantIn(a, 'MER003').name];
  edit(a, 'MER001', { name: 'Lantern' });
  edit(b, 'MER002', { name: 'Lantern' });
  edit(b, 'MER003', { name: second, street: '3 Pier Walk' });
  await browser.calm();
  for (const { store } of tabs) {
    expect(merchantIn(store, 'MER002').name).toBe(second);
    expect(merchantIn(store, 'MER003')).toMatchObject({ name: third, street: '3 Pier Walk' });
    expect(selectDamagedTexts(store.getState())).toEqual([]);
  }
});

test('An added row whose name another tab has assigned goes into quarantine', async () => {
  const { browser, tabs } = await openTwo();
  const [{ store: a }, { store: b }] = tabs;
  edit(a, 'MER001', { name: COMPLETE.name });
  b.dispatch(addMerchant(COMPLETE));
  await browser.calm();
  for (const { store } of tabs) expect(selectDamagedTexts(store.getState())).toHaveLength(1);
});
