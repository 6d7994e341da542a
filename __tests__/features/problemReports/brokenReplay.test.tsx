import { fireEvent, screen, within } from '@testing-library/react';
import { writeRecording } from '@/store/sessionReplay/writeRecording';
import { aMinute, recordingOf } from '../../helpers/store/recording';
import { renderApp } from '../../helpers/renderApp';
import { popComplaints } from '../../helpers/setup';

// The error of the bundler for a style sheet that fails to load.
jest.mock('@/app/replay/ReplayedConsole', () => {
  throw Object.assign(new Error('Loading CSS chunk 7 failed.\n(error: /assets/replay.css)'), {
    name: 'ChunkLoadError',
  });
});

test('A replay whose files do not load shows an error, and Exit replay returns to the console', async () => {
  const { user } = await renderApp('/merchants');
  await user.click(screen.getByRole('button', { name: /^Hi Alex!/ }));
  await user.click(await screen.findByRole('button', { name: 'Open a problem report' }));
  const dialog = await screen.findByRole('dialog', { name: 'Open a problem report' });
  const text = writeRecording(recordingOf(aMinute).recording);
  const file = Object.assign(new File([text], 'report.json'), { text: () => Promise.resolve(text) });
  fireEvent.change(within(dialog).getByLabelText('Report file'), { target: { files: [file] } });
  const sentence = "The report couldn't be loaded. Check your connection and try again.";
  expect(await screen.findByText(sentence)).toBeVisible();
  // React itself reports what an error boundary caught.
  expect(popComplaints().join()).toContain("a file didn't load");
  await user.click(screen.getByRole('button', { name: 'Exit replay' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Merchants' })).toBeVisible();
});
