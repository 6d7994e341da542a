// How long a colleague's refund takes to the screen: from the click of one browser to the frame of another, on PGlite and PostgreSQL.
// Both browsers, the built server and the database are on one machine. `npm run bench -- team-screen 100` records 100 refunds on each.
import type { Page } from '@playwright/test';
import { ANA, BEN, chooseInMenu, invite, openBrowser, openPayment, prepareRefund, setUp } from '../e2e/team/people';
import { measureOnBoth } from './bothDatabases';
import { startTeam } from './teamBrowsers';

const PAYMENT = 'TR20240629-028';
const ROUNDS = Number(process.argv[2] ?? 50);

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Moves the sample data to the team; both people have one payment of it open. */
async function openTogether(ana: Page, ben: Page, link: string): Promise<void> {
  await setUp(ana, ANA, link);
  await invite(ana, ben, BEN);
  await ana.goto('/');
  await chooseInMenu(ana, 'Workspaces');
  await ana.getByRole('button', { name: 'Move to the team Demo data' }).click();
  await Promise.all([ana.waitForEvent('load'), ana.getByRole('button', { name: 'Move Demo data' }).click()]);
  await ana.getByRole('button', { name: 'Workspace: Demo data' }).waitFor();
  for (const page of [ana, ben]) await openPayment(page, PAYMENT);
}

/** The moment of the next click, by the clock of the machine. */
const nextClick = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener('click', () => (document.documentElement.dataset.clicked = String(Date.now())), {
      capture: true,
      once: true,
    });
  });

/** The moment of the frame after the text is in the page. */
const frameWith = (page: Page, text: string) =>
  page.evaluate(
    (awaited) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!document.body.innerText.includes(awaited)) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      }),
    text,
  );

async function measureRound(ana: Page, ben: Page, amount: string): Promise<number> {
  const record = await prepareRefund(ana, amount);
  await nextClick(ana);
  const [shown] = await Promise.all([frameWith(ben, `Refunded $${amount}`), record()]);
  return shown - Number(await ana.locator('html').getAttribute('data-clicked'));
}

void measureOnBoth(async (name, url) => {
  const team = await startTeam(url);
  try {
    const [ana, ben] = [
      await openBrowser(await team.launch(), team.address),
      await openBrowser(await team.launch(), team.address),
    ];
    await openTogether(ana, ben, team.link);
    const delays: number[] = [];
    // Different amounts, so that each text is new.
    for (let round = 0; round < ROUNDS; round += 1)
      delays.push(await measureRound(ana, ben, (1 + round / 100).toFixed(2)));
    delays.sort((a, b) => a - b);
    const at = (part: number) => delays[Math.min(delays.length - 1, Math.floor(delays.length * part))];
    print(
      `${name}: ${ROUNDS} refunds on a colleague's screen: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`,
    );
  } finally {
    await team.end();
  }
});
