import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { addressVisited } from '@/slices/ui/routeSlice';
import { readRecording } from '@/store/recording/recordingFile';
import { writeRecording } from '@/store/recording/writeRecording';
import { listenToDownloads, textOf } from '../../helpers/downloads';
import { renderApp } from '../../helpers/renderApp';

async function openFromMenu(user: Awaited<ReturnType<typeof renderApp>>['user'], entry: string) {
  await user.click(screen.getByRole('button', { name: /^Hi Alex!/ }));
  await user.click(await screen.findByRole('button', { name: entry }));
  return screen.findByRole('dialog', { name: entry });
}

/** A report of a short session: another period, then the merchants, one of them searched. */
async function makeReport() {
  const { blobs, names } = listenToDownloads();
  const app = await renderApp('/');
  await app.user.click(screen.getByRole('radio', { name: 'Week' }));
  await app.user.click(screen.getByRole('link', { name: 'Merchants' }));
  await app.user.type(await screen.findByRole('searchbox', { name: 'Search merchants' }), 'jazz');
  await app.user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  const dialog = await openFromMenu(app.user, 'Report a problem');
  await app.user.click(within(dialog).getByRole('button', { name: 'Download the report' }));
  return { ...app, dialog, names, text: await textOf(blobs[0]!) };
}

const chooseFile = (dialog: HTMLElement, text: string) => {
  const file = new File([text], 'report.json', { type: 'application/json' });
  // jsdom's File cannot be read as text.
  Object.assign(file, { text: () => Promise.resolve(text) });
  fireEvent.change(within(dialog).getByLabelText('File of the report'), { target: { files: [file] } });
};

test('Report a problem says what is in the file, and downloads one that ends in what was seen', async () => {
  const { dialog, names, text, store } = await makeReport();
  expect(dialog).toHaveTextContent(/version of the console \(\d+\.\d+\.\d+\)/);
  expect(dialog).toHaveTextContent('all merchants with their contacts');
  expect(dialog).toHaveTextContent('sent nowhere');
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

test('Open a recording replays it: steps, jumps, plays to the end, and leaves to where the operator was', async () => {
  const { text } = await makeReport();
  const { user, store } = await renderApp('/');
  const before = store.getState();
  const dialog = await openFromMenu(user, 'Open a recording');
  chooseFile(dialog, text);

  const bar = await screen.findByRole('region', { name: 'Replay' });
  expect(bar).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked();
  expect(within(bar).getByRole('status')).toHaveTextContent('before the first action');

  await user.click(within(bar).getByRole('button', { name: 'One step on' }));
  expect(within(bar).getByRole('status')).toHaveTextContent(/^1 of \d+ route\/addressVisited$/);
  await user.click(within(bar).getByRole('button', { name: 'One step on' }));
  expect(within(bar).getByRole('status')).toHaveTextContent(/^2 of \d+ chart\/periodChosen$/);
  expect(screen.getByRole('radio', { name: 'Week' })).toBeChecked();
  await user.click(within(bar).getByRole('button', { name: 'One step back' }));
  expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked();

  // What is pressed in the recording does nothing.
  await user.click(screen.getByRole('radio', { name: 'Year' }));
  expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked();

  const slider = within(bar).getByRole('slider', { name: 'Step' });
  fireEvent.change(slider, { target: { value: 7 } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Merchants' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Search merchants' })).toHaveValue('jazz');

  await user.click(within(bar).getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(slider).toHaveValue(slider.getAttribute('max')), { timeout: 10_000 });
  expect(within(bar).getByRole('button', { name: 'Play' })).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'Report a problem' })).toBeVisible();

  await user.click(within(bar).getByRole('button', { name: 'Leave' }));
  expect(screen.queryByRole('region', { name: 'Replay' })).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Month' })).toBeChecked();
  expect(store.getState()).toEqual(before);
});

/** The browser's Back: jsdom goes a moment later. */
const goBack = () =>
  act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await gone;
  });

test('A file that is dropped while a recording is shown is not brought in, and a sentence says why', async () => {
  const { text } = await makeReport();
  const { user } = await renderApp('/');
  chooseFile(await openFromMenu(user, 'Open a recording'), text);
  const bar = await screen.findByRole('region', { name: 'Replay' });
  const sentence = /No file is brought in here: leave the recording first/;
  expect(bar).not.toHaveTextContent(sentence);
  for (const type of ['dragover', 'drop']) {
    const dataTransfer = { files: [new File(['a'], 'a.csv')], types: ['Files'], dropEffect: 'copy' };
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer });
    act(() => void window.dispatchEvent(event));
    // Else the browser leaves the console for the file.
    expect(event.defaultPrevented).toBe(true);
  }
  expect(bar).toHaveTextContent(sentence);
  expect(screen.queryByText(/^Drop the file/)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test("Back inside a replay moves nothing of the operator's, and Leave puts the address and the focus right", async () => {
  const { user, store, dispatch } = await renderApp('/merchants');
  const text = writeRecording({ firstState: store.getState(), actions: [] });
  dispatch(addressVisited({ path: '/integrations', query: {} }));
  await screen.findByRole('heading', { level: 1, name: 'Integrations' });
  dispatch(dialogOpened({ kind: 'openRecording' }));
  chooseFile(await screen.findByRole('dialog', { name: 'Open a recording' }), text);
  const bar = await screen.findByRole('region', { name: 'Replay' });
  const before = store.getState();

  await goBack();
  expect(window.location.pathname).toBe('/merchants');
  expect(store.getState()).toBe(before);
  expect(bar).toBeVisible();

  await user.click(within(bar).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Integrations' })).toHaveFocus();
  expect(window.location.pathname).toBe('/integrations');
  expect(store.getState()).toEqual(before);
  await goBack();
  expect(await screen.findByRole('heading', { level: 1, name: 'Merchants' })).toBeVisible();
});

test('A file that is no recording is told why under the field, and changes nothing', async () => {
  const { user, store } = await renderApp('/');
  const dialog = await openFromMenu(user, 'Open a recording');
  const before = store.getState();
  chooseFile(dialog, '{"product":"Something else"}');
  expect(await within(dialog).findByText('This file is not a recording of the SplitPay console.')).toBeVisible();
  expect(within(dialog).getByLabelText('File of the report')).toHaveAccessibleDescription(/is not a recording/);
  chooseFile(dialog, 'cut of');
  expect(await within(dialog).findByText(/cannot be read/)).toBeVisible();
  expect(store.getState()).toBe(before);
  expect(screen.queryByRole('region', { name: 'Replay' })).not.toBeInTheDocument();
});
