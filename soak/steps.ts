import type { Random } from './random';
import type { Snapshot, Tab } from './tab';
import { validText, randomText } from './fieldValues';

const KEYS = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', 'Space', 'Escape', 'Escape'],
  ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'PageUp'],
  ...['/', '?', 'F6', 'Control+k', 'Backspace', 'Delete', 'x', 'Control+a'],
  ...['j', 'k', 'g', 't', 'm'],
];
/** These keys open the options of a select in a window of the browser, which the page cannot close. */
const SELECT_KEYS = ['Enter', 'Space', 'F4'];

const ADDRESSES = [
  ...['/', '/transactions', '/integrations', '/merchants', '/notifications', '/documentation', '/nowhere'],
  '/transactions?search=harbor&status=Completed&sort=amount&page=2',
  '/transactions?page=99&status=Nope&from=2024-06-30&to=2024-06-01&sort=-nothing',
  '/transactions?from=2024-06-01&to=2024-06-15',
  '/merchants/?status=Suspended&search=%3Cb%3E&page=-1',
  '/integrations?configuration=ACH&sort=integrationName&page=1.5',
  '/notifications?filter=Unread&page=2',
  '/documentation?search=ach',
  '/?payment=TR20240630-030',
  '/transactions?paymentsOf=MER001&columns=fees&payment=TR0-0',
  '/integrations?integration=INT001&status=Active',
  '/merchants?merchant=MER001&page=2',
];

export type Walker = {
  random: Random;
  tab: Tab;
  snapshot: Snapshot;
  address: string;
  hasOtherTab: boolean;
  openOtherTab: () => Promise<void>;
  goToOtherTab: () => Promise<void>;
  closeOtherTab: () => Promise<void>;
};

export type Step = {
  weight: number;
  isPossible?: (walker: Walker) => boolean;
  /** Takes the step and returns its description. */
  take: (walker: Walker) => Promise<string>;
};

const isDialogOpen = ({ snapshot }: Walker) => snapshot.dialogs > 0;

export const STEPS: readonly Step[] = [
  { weight: 22, take: (walker) => press(walker, 'press') },
  { weight: 22, take: (walker) => press(walker, 'act') },
  { weight: 18, take: pressKey },
  { weight: 8, take: typeText },
  { weight: 5, isPossible: isDialogOpen, take: fillForm },
  { weight: 5, take: selectOption },
  { weight: 2, take: pressAnywhere },
  { weight: 4, isPossible: isDialogOpen, take: leaveDialog },
  { weight: 3, isPossible: ({ snapshot }) => snapshot.canGoBack, take: ({ tab }) => go(tab, 'back') },
  { weight: 2, isPossible: ({ snapshot }) => snapshot.canGoForward, take: ({ tab }) => go(tab, 'forward') },
  { weight: 2, take: reload },
  { weight: 2, take: visit },
  { weight: 1, take: runHeldTimers },
  { weight: 1, take: setFile },
  { weight: 2, isPossible: (walker) => !walker.hasOtherTab, take: openTab },
  { weight: 6, isPossible: (walker) => walker.hasOtherTab, take: changeTab },
  { weight: 1, isPossible: (walker) => walker.hasOtherTab, take: closeTab },
];

async function press({ random, tab }: Walker, kind: 'press' | 'act'): Promise<string> {
  const targets = await tab.targets(kind);
  // A toast or a bar may cover the target, so the next attempt picks another one.
  for (let attempt = 0; attempt < 5 && targets.length > 0; attempt++) {
    const index = random.below(targets.length);
    if (await tab.press(kind, index)) return `press ${targets[index]}`;
  }
  return 'press nothing: nothing can be reached';
}

async function pressKey({ random, tab, snapshot }: Walker): Promise<string> {
  const key = random.pick(snapshot.isOnSelect ? KEYS.filter((candidate) => !SELECT_KEYS.includes(candidate)) : KEYS);
  await tab.page.keyboard.press(key);
  return `key ${key}`;
}

async function typeText({ random, tab }: Walker): Promise<string> {
  const fields = await tab.targets('type');
  if (fields.length === 0) return 'type nothing: there is no field';
  const index = random.below(fields.length);
  const label = fields[index] ?? '';
  const text = randomText(random, label);
  const isReplaced = random.chance(0.6);
  const isEntered = random.chance(0.3);
  if (!(await tab.press('type', index))) return `type nothing: ${label} is covered`;
  if (isReplaced) await tab.page.keyboard.press('Control+a');
  await tab.page.keyboard.insertText(text);
  if (isEntered) await tab.page.keyboard.press('Enter');
  return `type ${JSON.stringify(text)} into ${label}${isReplaced ? '' : ', after what is there'}${isEntered ? ', Enter' : ''}`;
}

/** Single random fields would seldom complete a form. */
async function fillForm({ random, tab }: Walker): Promise<string> {
  const fields = await tab.targets('type');
  for (const [index, label] of fields.entries()) {
    const text = validText(random, label);
    if (!(await tab.press('type', index))) continue;
    await tab.page.keyboard.press('Control+a');
    await tab.page.keyboard.insertText(text);
  }
  return `fill in ${fields.length} fields`;
}

async function selectOption({ random, tab }: Walker): Promise<string> {
  const selects = await tab.targets('choose');
  if (selects.length === 0) return 'choose nothing: there is no list of choices';
  const select = (await tab.element('choose', random.below(selects.length))).asElement();
  const options =
    (await select?.evaluate((element) => [...(element as HTMLSelectElement).options].map((option) => option.text))) ??
    [];
  const option = random.pick(options);
  await select?.selectOption(option, { timeout: 5_000 });
  return `choose ${option}`;
}

async function pressAnywhere({ random, tab }: Walker): Promise<string> {
  const { width, height } = tab.page.viewportSize() ?? { width: 0, height: 0 };
  const [x, y] = [random.below(width), random.below(height)];
  const isSelect = await tab.page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('select, a[target]') != null,
    [x, y] as const,
  );
  if (!isSelect) await tab.page.mouse.click(x, y);
  return `press at ${x}, ${y}`;
}

/** Escape leaves every dialog, but it may first close a popover in it or ask about unsaved changes. */
async function leaveDialog({ tab, snapshot }: Walker): Promise<string> {
  const before = JSON.stringify([
    snapshot.state.dialogs,
    snapshot.state.palette.isOpen,
    snapshot.state.layout.isDrawerOpen,
  ]);
  for (let times = 1; times <= 3; times++) {
    await tab.page.keyboard.press('Escape');
    await tab.waitUntilIdle();
    const discard = tab.page
      .getByRole('group', { name: 'Discard your changes?' })
      .getByRole('button', { name: 'Discard' });
    if ((await discard.count()) > 0) await discard.click();
    await tab.waitUntilIdle();
    const { dialogs, palette, layout } = (await tab.snapshot()).state;
    if (JSON.stringify([dialogs, palette.isOpen, layout.isDrawerOpen]) !== before)
      return 'leave the dialog with Escape';
  }
  throw new Error('Escape does not leave the dialog');
}

async function go({ page }: Tab, direction: 'back' | 'forward'): Promise<string> {
  await (direction === 'back' ? page.goBack() : page.goForward());
  return direction;
}

async function reload({ tab }: Walker): Promise<string> {
  await tab.page.reload();
  return 'reload';
}

async function visit({ random, tab, address }: Walker): Promise<string> {
  const path = random.pick(ADDRESSES);
  await tab.page.goto(address + path);
  return `go to ${path}`;
}

async function runHeldTimers({ tab }: Walker): Promise<string> {
  await tab.runHeldTimers();
  return 'run the held timers';
}

async function setFile({ random, tab }: Walker): Promise<string> {
  const count = (await tab.targets('file')).length;
  const text = random.pick(['', '{', '{"product":"SplitPay console"}', '\u0000ÿ']);
  if (count === 0) return 'set no file: there is no field for one';
  const file = { name: 'unusual.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await tab.page.locator('input[type="file"]').first().setInputFiles(file);
  return `set a file of ${JSON.stringify(text)}`;
}

async function openTab(walker: Walker): Promise<string> {
  await walker.openOtherTab();
  return 'open a second tab';
}

async function changeTab(walker: Walker): Promise<string> {
  await walker.goToOtherTab();
  return 'go to the other tab';
}

async function closeTab(walker: Walker): Promise<string> {
  await walker.closeOtherTab();
  return 'close the other tab';
}
