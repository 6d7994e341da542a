// How long the browser of a colleague takes to open a workspace with many payments, then with a refund of each: the first time, and
// from its copy. From the start of the page's loading to the list with all of its payments. Server and browser are on one machine.
import type { Browser, Page } from '@playwright/test';
import { ACTS } from '@/domain/permissions/acts';
import { ANA, openBrowser, setUp, signIn } from '../e2e/team/people';
import { openDatabase } from '../server/database/openDatabase';
import { createTeamStore } from '../server/store';
import { measureOnBoth } from './bothDatabases';
import { startTeam } from './teamBrowsers';
import { createWorkspace, encodePayments, seedRefunds } from './teamSeed';

const SIZE = Number(process.argv[2] ?? 1_000_000);
const AGAIN = 3;

const print = (text: string) => process.stdout.write(`${text}\n`);

const PAYMENTS = `${SIZE.toLocaleString('en-US')} transactions`;
const REFUNDS = `refunded $${SIZE.toLocaleString('en-US')}.00`;

/** The list of all payments with this figure in its line of totals. In seconds. */
async function open(page: Page, figure: string): Promise<string> {
  const start = performance.now();
  await page.goto('/transactions', { waitUntil: 'commit' });
  await page.getByText(figure).first().waitFor({ timeout: 300_000 });
  return ((performance.now() - start) / 1000).toFixed(2);
}

/** The sign-in is before the first opening: its page is the sample, because the workspace is chosen later. */
async function measureOpenings(browser: Browser, address: string, workspace: string, figure: string): Promise<string> {
  const page = await openBrowser(browser, address);
  await page.addInitScript(() => localStorage.setItem('splitpay:workspace', 'sample'));
  await signIn(page, ANA);
  await page.addInitScript((id) => sessionStorage.setItem('splitpay:workspace', id), workspace);
  const first = await open(page, figure);
  // The browser stores its copy.
  await page.waitForTimeout(10_000);
  const again: string[] = [];
  for (let time = 0; time < AGAIN; time += 1) again.push(await open(page, figure));
  await page.context().close();
  return `first opening ${first} s, from its copy ${again.join(', ')} s`;
}

void measureOnBoth(async (name, url) => {
  const team = await startTeam(url);
  try {
    const browser = await team.launch();
    const ana = await openBrowser(browser, team.address);
    await setUp(ana, ANA, team.link);
    await ana.context().close();
    let id = '';
    const seed = async (withRefunds: boolean) => {
      const database = await openDatabase({ url, folder: team.folder });
      const store = await createTeamStore({ database, folder: team.folder });
      if (withRefunds) await seedRefunds(database, id, SIZE);
      else {
        const [found] = await database.query<{ team: string }>('select id as team from organization');
        if (!found) throw new Error('The server has no team.');
        const actor = { id: 'u1', name: ANA.name, team: found.team, acts: ACTS };
        id = await createWorkspace(store, actor, encodePayments(SIZE), SIZE);
      }
      await store.close();
    };
    await team.restart(async () => seed(false));
    print(`${name}, ${SIZE} payments: ${await measureOpenings(browser, team.address, id, PAYMENTS)}`);
    await team.restart(async () => seed(true));
    print(`${name}, as many refunds: ${await measureOpenings(browser, team.address, id, REFUNDS)}`);
    print(`${name}, another browser: ${await measureOpenings(await team.launch(), team.address, id, REFUNDS)}`);
  } finally {
    await team.end();
  }
});
