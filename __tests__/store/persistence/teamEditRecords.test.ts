import fc from 'fast-check';
import { undo } from '@/commands/changes/auditTrail';
import { addMerchant, changeMerchantStatus } from '@/commands/merchants';
import { compareRecorded } from '@/domain/calendar/recorded';
import { selectChanges } from '@/selectors/changes/changesSelectors';
import { selectEdits } from '@/slices/entities/editsSlice';
import { selectToasts } from '@/slices/ui/layoutSlice';
import type { AppStore } from '@/store/store';
import { COMPLETE } from '../../helpers/domain/merchantForm';
import { edit, HARBOR, merchantIn } from '../../helpers/store/merchantEdits';
import { useClock } from '../../helpers/store/tabs';
import { TeamLog } from '../../helpers/store/teamLog';

beforeEach(() => useClock(new Date(2024, 6, 1, 9, 0, 0)));
afterEach(() => jest.useRealTimers());

type Tab = Awaited<ReturnType<TeamLog['open']>>;

/** The listed edits, newest first: who, and what changed. */
const changesIn = ({ store }: Tab) =>
  selectChanges(store.getState())
    .filter(({ kind }) => kind === 'Edits')
    .map(({ by, what, from, to }) => `${by}: ${what} | ${from} | ${to}`);

async function calm(log: TeamLog, ...tabs: Tab[]) {
  for (let round = 0; round < 4; round += 1) {
    for (const tab of tabs) await tab.settled();
    log.deliver();
  }
  for (const tab of tabs) await tab.settled();
}

const nextTask = async () => new Promise((resolve) => setImmediate(resolve));
const undoLast = (store: AppStore) => store.dispatch(undo(selectToasts(store.getState()).at(-1)!.undo!));

/** Ana edits the street and the description while the line is cut. */
async function editWhileCut() {
  const log = new TeamLog();
  const [ana, ben] = [await log.open('Ana Ruiz'), await log.open('Ben Cole')];
  const { street } = merchantIn(ana.store);
  log.isCut = true;
  edit(ana.store, { street: '2 Pier Walk', description: 'By Ana' });
  await ana.settled();
  log.isCut = false;
  return { log, ana, ben, street };
}

test('An edit that waited for the server and that of a colleague are listed with the values that they replaced', async () => {
  const { log, ana, ben, street } = await editWhileCut();
  edit(ben.store, { street: '3 Pier Walk' });
  await calm(log, ben, ana);
  for (const tab of [ana, ben]) {
    const [newest, first] = changesIn(tab);
    expect(first).toBe(`Ben Cole: Merchant edited | Street: ${street} | Street: 3 Pier Walk`);
    expect(newest).toMatch(/^Ana Ruiz: Merchant edited \| .*Street: 3 Pier Walk.* \| .*Street: 2 Pier Walk/);
    expect(newest).toContain('Description: By Ana');
  }
});

test('Only what is in effect is listed if the page was closed meanwhile', async () => {
  const { log, ana, ben, street } = await editWhileCut();
  edit(ben.store, { street: '3 Pier Walk' });
  await ben.settled();
  const again = await log.open('Ana Ruiz', ana.texts);
  await calm(log, again, ben);
  for (const tab of [again, ben]) {
    expect(merchantIn(tab.store)).toMatchObject({ street: '3 Pier Walk', description: 'By Ana' });
    expect(changesIn(tab)).toEqual([
      expect.stringMatching(/^Ana Ruiz: Merchant edited \| Description: .* \| Description: By Ana$/),
      `Ben Cole: Merchant edited | Street: ${street} | Street: 3 Pier Walk`,
    ]);
  }
});

test('Edits made while an earlier one was sent are listed as they were made', async () => {
  const log = new TeamLog();
  const ana = await log.open('Ana Ruiz');
  let answer: (value?: unknown) => void = () => undefined;
  log.delayed.set('Ana Ruiz', new Promise((resolve) => (answer = resolve)));
  edit(ana.store, { street: '2 Pier Walk' });
  await nextTask();
  expect([...log.changes.values()].map(({ kind }) => kind).sort()).toEqual(['edits', 'merchants']);
  edit(ana.store, { street: '3 Pier Walk' });
  edit(ana.store, { street: '2 Pier Walk' });
  answer();
  await calm(log, ana);
  const ben = await log.open('Ben Cole');
  for (const tab of [ana, ben])
    expect(changesIn(tab).map((text) => text.split(' | ').slice(1).join(' → '))).toEqual([
      'Street: 3 Pier Walk → Street: 2 Pier Walk',
      'Street: 2 Pier Walk → Street: 3 Pier Walk',
      'Street: 18 Pier Walk → Street: 2 Pier Walk',
    ]);
});

test.each([
  ['', false],
  [', also if the page was closed meanwhile', true],
])('An edit whose answer was lost does not replace what a colleague changed after it%s', async (_when, isReopened) => {
  const log = new TeamLog();
  const ana = await log.open('Ana Ruiz');
  log.isAnswerLost = true;
  edit(ana.store, { street: '2 Pier Walk' });
  await ana.settled();
  log.isAnswerLost = false;
  const ben = await log.open('Ben Cole');
  edit(ben.store, { street: '3 Pier Walk' });
  await ben.settled();
  const later = isReopened ? await log.open('Ana Ruiz', ana.texts) : ana;
  await calm(log, ben, later);
  for (const tab of [later, ben]) {
    expect(merchantIn(tab.store).street).toBe('3 Pier Walk');
    expect(changesIn(tab)).toEqual([
      'Ben Cole: Merchant edited | Street: 2 Pier Walk | Street: 3 Pier Walk',
      'Ana Ruiz: Merchant edited | Street: 18 Pier Walk | Street: 2 Pier Walk',
    ]);
  }
});

test('A new name that a colleague gave another merchant first makes no edit', async () => {
  const log = new TeamLog();
  const [ana, ben] = [await log.open('Ana Ruiz'), await log.open('Ben Cole')];
  log.isCut = true;
  edit(ana.store, { name: 'New Name' }, 'MER002');
  await ana.settled();
  log.isCut = false;
  edit(ben.store, { name: 'New Name' });
  await calm(log, ben, ana);
  for (const tab of [ana, ben])
    expect(changesIn(tab)).toEqual([expect.stringMatching(/^Ben Cole: .* \| Name: New Name$/)]);
});

test('Of two merchants of one name that two people add at the same moment, only the first one is listed', async () => {
  const log = new TeamLog();
  const [ana, ben] = [await log.open('Ana Ruiz'), await log.open('Ben Cole')];
  for (const { store } of [ana, ben]) store.dispatch(addMerchant({ ...COMPLETE, name: 'Riverside Arena' }));
  await calm(log, ana, ben);
  const lists = [ana, ben].map((tab) => changesIn(tab));
  expect(lists[0]).toEqual([expect.stringMatching(/: Merchant added/)]);
  expect(lists[1]).toEqual(lists[0]);
  const second = lists[0]![0]!.startsWith('Ana') ? ben : ana;
  const titles = selectToasts(second.store.getState()).map(({ text }) => text);
  expect(titles.join()).not.toContain('got the ID');
  expect(titles.join()).toMatch(
    /Riverside Arena: (Ana Ruiz|Ben Cole) gave this name to MER031 .*\. Choose another name\./,
  );
});

test('An edit and its Undo stay listed if a restored server is read as a whole', async () => {
  const log = new TeamLog();
  const ana = await log.open('Ana Ruiz');
  edit(ana.store, { street: '2 Pier Walk' });
  await ana.settled();
  log.isCut = true;
  edit(ana.store, { street: '3 Pier Walk' });
  undoLast(ana.store);
  await ana.settled();
  log.isCut = false;
  log.restore([...log.changes.values()], []);
  await calm(log, ana);
  expect(merchantIn(ana.store).street).toBe('2 Pier Walk');
  expect(changesIn(ana)).toHaveLength(3);
});

test('A form that was saved without a change makes no edit', async () => {
  const log = new TeamLog();
  const ana = await log.open('Ana Ruiz');
  edit(ana.store, { street: '2 Pier Walk' });
  edit(ana.store, { street: '2 Pier Walk' });
  await calm(log, ana);
  expect(changesIn(ana)).toHaveLength(1);
});

const IBANS = ['DE02120300000000202051', 'DE02500105170137075030', ''];
const EDITS = {
  street: (store: AppStore, value: number) => edit(store, { street: `Edit ${value}` }),
  zipCode: (store: AppStore, value: number) => edit(store, { zipCode: `0210${value}` }),
  bank: (store: AppStore, value: number) => edit(store, { accountHolder: 'Harbor', iban: IBANS[value]!, bic: '' }),
  status: (store: AppStore, value: number) =>
    void store.dispatch(changeMerchantStatus(HARBOR, (['Active', 'Inactive', 'Suspended'] as const)[value]!, 'Reason')),
};

/** What a person does while other things are on their way. */
const turn = fc.record({
  person: fc.nat(2),
  what: fc.constantFrom('street', 'zipCode', 'bank', 'status'),
  value: fc.nat(2),
  isUndone: fc.boolean(),
  isCut: fc.boolean(),
  isAnswered: fc.boolean(),
  isDelivered: fc.boolean(),
});

/** A row without what an edit shows masked. An edit stores a missing value as null. */
const comparable = (row: object) =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) => value !== null && value !== '' && !/^(accountHolder|iban|bic|bankAccount)$/.test(name),
    ),
  );

test('In any order of edits, cut lines and answers, each page lists what the log has, which leads back to the first row', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 3, maxLength: 12 }), async (turns) => {
      const log = new TeamLog();
      const names = ['Ana Ruiz', 'Ben Cole', 'Cy Lee'];
      const tabs: Tab[] = [];
      for (const name of names) tabs.push(await log.open(name));
      const first = merchantIn(tabs[0]!.store);
      const answers = new Map<string, (value?: unknown) => void>();
      for (const { person, what, value, isUndone, isCut, isAnswered, isDelivered } of turns) {
        jest.setSystemTime(Date.now() + 1_000);
        const [{ store }, name] = [tabs[person]!, names[person]!];
        log.isCut = isCut;
        if (!answers.has(name)) log.delayed.set(name, new Promise((resolve) => answers.set(name, resolve)));
        EDITS[what](store, value);
        const action = selectToasts(store.getState()).at(-1)?.undo;
        if (isUndone && action) store.dispatch(undo(action));
        if (isAnswered) {
          answers.get(name)?.();
          answers.delete(name);
          log.delayed.delete(name);
        }
        await nextTask();
        if (isDelivered) log.deliver();
        await nextTask();
      }
      log.isCut = false;
      for (const answer of answers.values()) answer();
      log.delayed.clear();
      await calm(log, ...tabs);
      const stored = [...log.changes.values()].filter(({ kind }) => kind === 'edits').map(({ value }) => value);
      for (const { store, stop } of [...tabs, await log.open('Dan Fox')]) {
        const edits = Object.values(selectEdits(store.getState())).sort((a, b) => compareRecorded(b, a));
        expect(edits).toHaveLength(stored.length);
        expect(edits).toEqual(expect.arrayContaining(stored));
        const back = edits.reduce<object>((row, { before }) => ({ ...row, ...before }), merchantIn(store));
        expect(comparable(back)).toEqual(comparable(first));
        stop();
      }
    }),
    { numRuns: 40 },
  );
});
