import type { Page } from '@playwright/test';
import { heapOf, popLongestTask, timeAct } from './pageMetrics';
import { median, type Figure } from './report';

const LONG = { timeout: 60_000 };
const PREVIEW = "//h3[.='Preview']";
const ZONE = "//label[.='Time zone of the file']";

async function openDialog(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Import data' }).click();
  await page.getByLabel('Choose files').waitFor();
  // The browser reports the long tasks of the page load late.
  await page.waitForTimeout(1000);
  await popLongestTask(page);
}

const choose = (page: Page, path: string) => page.getByLabel('Choose files').setInputFiles(path);

/**
 * Measures the time from the chosen file to the question, and from the answer to the preview. The page itself measures, because
 * the driver needs half a second to choose a file and to query the page.
 */
async function readFile(page: Page, path: string): Promise<number> {
  await openDialog(page);
  const { result: reading } = await timeAct(page, () => choose(page, path), `concat(${PREVIEW}, ${ZONE})`);
  const zone = page.getByRole('combobox', { name: 'Time zone of the file' });
  if (!(await zone.isVisible())) return reading;
  await zone.selectOption('Europe/Berlin');
  const see = page.getByRole('button', { name: 'Preview import' });
  return reading + (await timeAct(page, () => see.click(), `string(${PREVIEW})`)).result;
}

/** The time from the click on 'Stop reading' until the dialog accepts a file again. */
async function stopReading(page: Page, path: string): Promise<number> {
  await openDialog(page);
  await choose(page, path);
  await page.getByText(/^[\d,]+ rows read$/).waitFor(LONG);
  const stop = page.getByRole('button', { name: 'Stop reading' });
  return (await timeAct(page, () => stop.click(), "string(//p[.='Reading the file'])")).result;
}

/** The time that papaparse takes in a worker of a bare page. */
async function parseAlone(bare: Page, path: string): Promise<number> {
  await bare.evaluate('window.papaparse = undefined');
  await bare.locator('[type=file]').setInputFiles([]);
  await bare.locator('[type=file]').setInputFiles(path);
  await bare.waitForFunction('window.papaparse', undefined, LONG);
  return bare.evaluate('window.papaparse.milliseconds');
}

/** Imports a file; afterwards its workspace is open. */
export async function importFiles(page: Page, path: string): Promise<void> {
  await readFile(page, path);
  await importIt(page);
}

async function importIt(page: Page): Promise<number> {
  const start = Date.now();
  await page.getByLabel('Workspace name').fill('Bench');
  // A file with fees does not say who pays the processor.
  const model = page.getByLabel("Who pays the processor's fee?");
  if (await model.isVisible()) await model.selectOption('specification');
  const loaded = page.waitForEvent('load', LONG);
  await page.getByRole('button', { name: /^Import \d/ }).click();
  await loaded;
  await page.getByText(/^Data through/).waitFor(LONG);
  return Date.now() - start;
}

/** Imports a file several times, alternating with papaparse; afterwards its workspace is open. */
export async function measureImport(page: Page, bare: Page, path: string, runs: number): Promise<Figure[]> {
  const [readings, alone, cancels, longest]: number[][] = [[], [], [], []];
  for (let run = 0; run < runs; run += 1) {
    alone?.push(await parseAlone(bare, path));
    cancels?.push(await stopReading(page, path));
    longest?.push(await popLongestTask(page));
    readings?.push(await readFile(page, path));
    longest?.push(await popLongestTask(page));
  }
  const heap = await heapOf(page);
  const saved = await importIt(page);
  const [reading, papaparse] = [median(readings ?? []), median(alone ?? [])];
  return [
    { label: 'File to preview', value: reading },
    { label: 'papaparse alone, in a worker', value: papaparse },
    { label: 'File to preview against papaparse', value: reading / papaparse, unit: 'times', goal: 1 },
    { label: 'Longest task of the page meanwhile', value: Math.max(...(longest ?? [])), goal: 50 },
    { label: 'Stop reading until the dialog is idle', value: median(cancels ?? []), goal: 200, holds: true },
    { label: 'Import until the dashboard of it stands', value: saved },
    { label: 'Heap of the page while the preview stands', value: heap, unit: 'MB', goal: 600, holds: true },
  ];
}
