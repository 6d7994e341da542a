import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { readRecording } from '@/store/sessionReplay/recordingFile';
import { writeRecording } from '@/store/sessionReplay/writeRecording';
import { listenToDownloads, textOf } from '../../helpers/downloads';
import { renderApp } from '../../helpers/renderApp';

async function openFromMenu(user: Awaited<ReturnType<typeof renderApp>>['user'], entry: string) {
  await user.click(screen.getByRole('button', { name: /^Hi Alex!/ }));
  await user.click(await screen.findByRole('button', { name: entry }));
  return screen.findByRole('dialog', { name: entry });
}

/** Records a short session: another period, then the merchants and a search. */
async function makeReport() {
  const { blobs, names } = listenToDownloads();
  const app = await renderApp('/');
  await app.user.click(screen.getByRole('radio', { name: 'Week' }));
  await app.user.click(screen.getByRole('link', { name: 'Merchants' }));
  await app.user.type(await screen.findByRole('searchbox', { name: 'Search merchants' }), 'jazz');
  await app.user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  const dialog = await openFromMenu(app.user, 'Create a problem report');
  await app.user.click(within(dialog).getByRole('button', { name: 'Download report' }));
  return { ...app, dialog, names, text: await textOf(blobs[0]!) };
}

const chooseFile = (dialog: HTMLElement, text: string) => {
  const file = new File([text], 'report.json', { type: 'application/json' });
  // The File of jsdom has no text().
  Object.assign(file, { text: () => Promise.resolve(text) });
  fireEvent.change(within(dialog).getByLabelText('Report file'), { target: { files: [file] } });
};

test('The report dialog lists the contents of the file, and the file ends with the last action', async () => {
  const { dialog, names, text, store } = await makeReport();
  expect(dialog).toHaveTextContent(/version of SplitPay \(\d+\.\d+\.\d+\)/);
  expect(dialog).toHaveTextContent('all merchants with their contacts');
  expect(dialog).toHaveTextContent('not sent anywhere');
  expect(names).toEqual([expect.stringMatching(/^splitpay-report-\d{4}-\d{2}-\d{2}\.json$/)]);
  const read = readRecording(text);
  if ('problem' in read) throw new Error(read.problem);
  const types = read.recording.actions.map(({ type }) => type);
  expect(types).toEqual(
    expect.arrayContaining(['chart/periodChosen', 'route/addressVisited', 'merchantsList/searchChanged']),
  );
  expect(types.at(-1)).toBe('dialogs/dialogOpened');
  expect(store.getState().chart.period).toBe('week');
});

test('A report replays by steps, by jumps and to the end, and its exit returns to the previous screen', async () => {
  const { text } = await makeReport();
  const { user, store } = await renderApp('/');
  const before = store.getState();
  const dialog = await openFromMenu(user, 'Open a problem report');
  chooseFile(dialog, text);

  const bar = await screen.findByRole('region', { name: 'Replay' });
  expect(bar).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked();
  expect(within(bar).getByRole('status')).toHaveTextContent('before the first action');

  await user.click(within(bar).getByRole('button', { name: 'Next step' }));
  expect(within(bar).getByRole('status')).toHaveTextContent(/^1 of \d+ route\/addressVisited$/);
  await user.click(within(bar).getByRole('button', { name: 'Next step' }));
  expect(within(bar).getByRole('status')).toHaveTextContent(/^2 of \d+ chart\/periodChosen$/);
  expect(screen.getByRole('radio', { name: 'Week' })).toBeChecked();
  await user.click(within(bar).getByRole('button', { name: 'Previous step' }));
  expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked();

  // A click in the replay does nothing.
  await user.click(screen.getByRole('radio', { name: 'Year' }));
  expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked();

  const slider = within(bar).getByRole('slider', { name: 'Step' });
  fireEvent.change(slider, { target: { value: 7 } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Merchants' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search merchants' })).toHaveValue('jazz');

  await user.click(within(bar).getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(slider).toHaveValue(slider.getAttribute('max')), { timeout: 10_000 });
  expect(within(bar).getByRole('button', { name: 'Play' })).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'Create a problem report' })).toBeVisible();

  await user.click(within(bar).getByRole('button', { name: 'Exit replay' }));
  expect(screen.queryByRole('region', { name: 'Replay' })).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked();
  expect(store.getState()).toEqual(before);
});

/** Presses Back; jsdom navigates asynchronously. */
const goBack = () =>
  act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await gone;
  });

test('A file that is dropped during a replay is not imported, and a sentence gives the reason', async () => {
  const { text } = await makeReport();
  const { user } = await renderApp('/');
  chooseFile(await openFromMenu(user, 'Open a problem report'), text);
  const bar = await screen.findByRole('region', { name: 'Replay' });
  const sentence = /You can't import a file during a replay/;
  expect(bar).not.toHaveTextContent(sentence);
  for (const type of ['dragover', 'drop']) {
    const dataTransfer = { files: [new File(['a'], 'a.csv')], types: ['Files'], dropEffect: 'copy' };
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer });
    act(() => void window.dispatchEvent(event));
    // Otherwise the browser would navigate to the file.
    expect(event.defaultPrevented).toBe(true);
  }
  expect(bar).toHaveTextContent(sentence);
  expect(screen.queryByText(/^Drop files/)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Back inside a replay does not move the console, and the exit restores the address and the focus', async () => {
  const { user, store, dispatch } = await renderApp('/merchants');
  const text = writeRecording({ firstState: store.getState(), actions: [] });
  dispatch(addressVisited({ path: '/integrations', query: {} }));
  await screen.findByRole('heading', { level: 1, name: 'Integrations' });
  dispatch(dialogOpened({ kind: 'openRecording' }));
  chooseFile(await screen.findByRole('dialog', { name: 'Open a problem report' }), text);
  const bar = await screen.findByRole('region', { name: 'Replay' });
  const before = store.getState();

  await goBack();
  expect(window.location.pathname).toBe('/merchants');
  expect(store.getState()).toBe(before);
  expect(bar).toBeVisible();

  await user.click(within(bar).getByRole('button', { name: 'Exit replay' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Integrations' })).toHaveFocus();
  expect(window.location.pathname).toBe('/integrations');
  expect(store.getState()).toEqual(before);
  await goBack();
  expect(await screen.findByRole('heading', { level: 1, name: 'Merchants' })).toBeVisible();
});

test('A file that is not a report shows the reason under the field and changes nothing', async () => {
  const { user, store } = await renderApp('/');
  const dialog = await openFromMenu(user, 'Open a problem report');
  const before = store.getState();
  chooseFile(dialog, '{"product":"Something else"}');
  expect(await within(dialog).findByText("This file isn't a problem report of the SplitPay console.")).toBeVisible();
  expect(within(dialog).getByLabelText('Report file')).toHaveAccessibleDescription(/isn't a problem report/);
  chooseFile(dialog, 'cut of');
  expect(await within(dialog).findByText(/can't be read/)).toBeVisible();
  expect(store.getState()).toBe(before);
  expect(screen.queryByRole('region', { name: 'Replay' })).not.toBeInTheDocument();
});
