import type { Random } from './random';
import type { Look, Tab } from './tab';
import { fittingText, someText } from './fieldValues';

const KEYS = [
  ...['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Enter', 'Enter', 'Space', 'Escape', 'Escape'],
  ...['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'PageUp'],
  ...['/', '?', 'F6', 'Control+k', 'Backspace', 'Delete', 'x', 'Control+a'],
  ...['j', 'k', 'g', 't', 'm'],
];
/** They would drop a list of choices down, which is a window of the browser. */
const OPENING_KEYS = ['Enter', 'Space', 'F4'];

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

/** What the steps need of a walk. */
export type Walker = {
  random: Random;
  tab: Tab;
  look: Look;
  address: string;
  hasOtherTab: boolean;
  openOtherTab: () => Promise<void>;
  goToOtherTab: () => Promise<void>;
  closeOtherTab: () => Promise<void>;
};

export type Step = {
  weight: number;
  isPossible?: (walker: Walker) => boolean;
  /** Does it, and tells what was done. */
  take: (walker: Walker) => Promise<string>;
};

const isDialogOpen = ({ look }: Walker) => look.dialogs > 0;

export const STEPS: readonly Step[] = [
  { weight: 22, take: (walker) => press(walker, 'press') },
  { weight: 22, take: (walker) => press(walker, 'act') },
  { weight: 18, take: pressKey },
  { weight: 8, take: type },
  { weight: 5, isPossible: isDialogOpen, take: fillIn },
  { weight: 5, take: choose },
  { weight: 2, take: pressAnywhere },
  { weight: 4, isPossible: isDialogOpen, take: leaveDialog },
  { weight: 3, isPossible: ({ look }) => look.canGoBack, take: ({ tab }) => go(tab, 'back') },
  { weight: 2, isPossible: ({ look }) => look.canGoForward, take: ({ tab }) => go(tab, 'forward') },
  { weight: 2, take: reload },
  { weight: 2, take: visit },
  { weight: 1, take: letTimePass },
  { weight: 1, take: putFile },
  { weight: 2, isPossible: (walker) => !walker.hasOtherTab, take: openTab },
  { weight: 6, isPossible: (walker) => walker.hasOtherTab, take: changeTab },
  { weight: 1, isPossible: (walker) => walker.hasOtherTab, take: closeTab },
];

async function press({ random, tab }: Walker, reach: 'press' | 'act'): Promise<string> {
  const targets = await tab.targets(reach);
  // What is behind a message or a bar cannot be pressed: the next try finds another.
  for (let attempt = 0; attempt < 5 && targets.length > 0; attempt++) {
    const at = random.below(targets.length);
    if (await tab.press(reach, at)) return `press ${targets[at]}`;
  }
  return 'press nothing: nothing is in reach';
}

async function pressKey({ random, tab, look }: Walker): Promise<string> {
  const key = random.pick(look.isOnSelect ? KEYS.filter((each) => !OPENING_KEYS.includes(each)) : KEYS);
  await tab.page.keyboard.press(key);
  return `key ${key}`;
}

async function type({ random, tab }: Walker): Promise<string> {
  const fields = await tab.targets('type');
  if (fields.length === 0) return 'type nothing: there is no field';
  const at = random.below(fields.length);
  const label = fields[at] ?? '';
  const text = someText(random, label);
  const isReplaced = random.chance(0.6);
  const isEntered = random.chance(0.3);
  if (!(await tab.press('type', at))) return `type nothing: ${label} is covered`;
  if (isReplaced) await tab.page.keyboard.press('Control+a');
  await tab.page.keyboard.insertText(text);
  if (isEntered) await tab.page.keyboard.press('Enter');
  return `type ${JSON.stringify(text)} into ${label}${isReplaced ? '' : ', after what is there'}${isEntered ? ', Enter' : ''}`;
}

/** Random single fields would seldom make a form whole. */
async function fillIn({ random, tab }: Walker): Promise<string> {
  const fields = await tab.targets('type');
  for (const [at, label] of fields.entries()) {
    const text = fittingText(random, label);
    if (!(await tab.press('type', at))) continue;
    await tab.page.keyboard.press('Control+a');
    await tab.page.keyboard.insertText(text);
  }
  return `fill in ${fields.length} fields`;
}

async function choose({ random, tab }: Walker): Promise<string> {
  const selects = await tab.targets('choose');
  if (selects.length === 0) return 'choose nothing: there is no list of choices';
  const select = (await tab.element('choose', random.below(selects.length))).asElement();
  const options =
    (await select?.evaluate((element) => [...(element as HTMLSelectElement).options].map((each) => each.text))) ?? [];
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

/** Escape leaves every dialog: after closing at most what is open in it, and asking about what was typed. */
async function leaveDialog({ tab, look }: Walker): Promise<string> {
  const before = JSON.stringify([look.state.dialogs, look.state.palette.isOpen, look.state.layout.isDrawerOpen]);
  for (let times = 1; times <= 3; times++) {
    await tab.page.keyboard.press('Escape');
    await tab.settle();
    const discard = tab.page
      .getByRole('group', { name: 'Discard your changes?' })
      .getByRole('button', { name: 'Discard' });
    if ((await discard.count()) > 0) await discard.click();
    await tab.settle();
    const { dialogs, palette, layout } = (await tab.look()).state;
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

async function letTimePass({ tab }: Walker): Promise<string> {
  await tab.letTimePass();
  return 'wait until messages go';
}

async function putFile({ random, tab }: Walker): Promise<string> {
  const count = (await tab.targets('file')).length;
  const text = random.pick(['', '{', '{"product":"SplitPay console"}', '\u0000ÿ']);
  if (count === 0) return 'put no file: there is no field for one';
  const file = { name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await tab.page.locator('input[type="file"]').first().setInputFiles(file);
  return `put a file of ${JSON.stringify(text)}`;
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
