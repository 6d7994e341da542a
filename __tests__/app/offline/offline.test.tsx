import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { prepareOffline } from '@/app/offline/prepareOffline';
import { dropLaunchedFiles } from '@/app/offline/prepareOffline';
import { WorkspaceProvider } from '@/features/imports/WorkspaceContext';
import { ToastRegion } from '@/app/toasts/ToastRegion';
import { lazyPart } from '@/components/browser/lazyPart';
import { toastShown } from '@/slices/ui/layoutSlice';
import { setupStore } from '@/store/store';
import { pickedFile, importInProcess } from '../../helpers/imports/importInProcess';
import { renderApp } from '../../helpers/renderApp';

test('The offer to reload stays until the operator accepts or dismisses it', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const store = setupStore();
  store.dispatch(toastShown({ title: 'A new version is available', text: 'Reload', offersReload: true }));
  const reload = jest.fn();
  render(
    <Provider store={store}>
      <WorkspaceProvider services={{ ...importInProcess().services, reload }}>
        <ToastRegion />
      </WorkspaceProvider>
    </Provider>,
  );
  act(() => jest.advanceTimersByTime(60_000));
  expect(reload).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('Without a service worker the console preloads its chunks, and ignores those that fail', async () => {
  const loads = [
    jest.fn(() => Promise.reject(new Error('gone'))),
    jest.fn(() => Promise.resolve({ Part: () => null })),
  ];
  for (const load of loads) lazyPart('Part', load);
  await prepareOffline(setupStore());
  for (const load of loads) expect(load).toHaveBeenCalledTimes(1);
});

test('A file that is opened with the installed console is imported like a dropped file', async () => {
  let open: (launch: { files: { getFile: () => Promise<File> }[] }) => void = () => undefined;
  Object.assign(window, { launchQueue: { setConsumer: (consume: typeof open) => (open = consume) } });
  const files: File[] = [];
  const { DragEvent, DataTransfer } = globalThis;
  Object.assign(globalThis, {
    DragEvent: function (type: string, { dataTransfer }: DragEventInit) {
      return Object.assign(new Event(type), { dataTransfer });
    },
    DataTransfer: function () {
      return { files, items: { add: (file: File) => files.push(file) } };
    },
  });
  await renderApp('/merchants', undefined, importInProcess().services);
  dropLaunchedFiles();
  const rows = 'TRANSACTION ID,MERCHANT,AMOUNT,DATE AND TIME,STATUS\nA,Harbor,1.00,2025-05-01 00:00:00,Completed';
  open({ files: [{ getFile: () => Promise.resolve(pickedFile(rows, 'may.csv')) }] });
  expect(await screen.findByRole('heading', { name: 'Preview' })).toBeVisible();
  // Other test files share these globals, and user-event pastes through a DataTransfer that exists.
  Object.assign(window, { launchQueue: undefined, DragEvent, DataTransfer });
});
