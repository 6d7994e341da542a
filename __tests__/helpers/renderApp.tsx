import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { visitAddress } from '@/app/address';
import type { WorkspaceServices } from '@/features/imports/WorkspaceContext';
import { Root } from '@/app/replay/Root';
import { createRecorder } from '@/store/sessionReplay/recorder';
import { COLLECTIONS } from '@/store/persistence/entries/collections';
import { isKeepable } from '@/store/persistence/entries/entries';
import type { RootState } from '@/store/rootReducer';
import { setupStore, type AppStore } from '@/store/store';

const stores = new Set<AppStore>();

// A record without the shape of its kind is shown, but never stored, and no test without a storage would notice.
afterEach(() => {
  const unstorable = [...stores].flatMap((store) =>
    COLLECTIONS.flatMap((collection) =>
      Object.entries(collection.valuesOf(store.getState()))
        .filter(([id, value]) => !isKeepable({ id, value }, collection))
        .map(([id, value]) => ({ kind: collection.name, id, value })),
    ),
  );
  stores.clear();
  expect(unstorable).toEqual([]);
});

/** Renders the whole console at a path with a fresh store, as a person would open it. */
export async function renderApp(
  path: string,
  preloadedState?: Partial<RootState>,
  services?: WorkspaceServices,
  { reducers, onStore }: { reducers?: Record<string, Reducer>; onStore?: (store: AppStore) => void } = {},
) {
  cleanup();
  window.history.replaceState(null, '', path);
  const recorder = createRecorder();
  const store = setupStore(preloadedState, {
    enhancer: recorder.enhancer,
    storage: window.localStorage,
    ...(reducers && { reducers }),
  });
  stores.add(store);
  onStore?.(store);
  recorder.start(store.getState());
  visitAddress(store);
  // The tests load no style sheet, so the pointer can reach every element.
  const user = withFewKeys(userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }));
  // The pages are chunks that load asynchronously.
  await act(async () => {
    render(<Root store={store} recorder={recorder} services={services} />);
    await Promise.resolve();
  });
  await screen.findByRole('heading', { level: 1 });
  const dispatch = (action: UnknownAction) => {
    act(() => {
      store.dispatch(action);
    });
  };
  return { store, user, dispatch };
}

const TEXT = /^(text|search|email|url|tel|password)$/;
/** Long enough to be worth it, and without keys in braces or brackets. */
const PLAIN = /^[^{}[\]]{6,}$/;

/**
 * Types only the first and the last character of a long text, and pastes what is between them: each key renders the console,
 * which takes most of the time of a test that fills in a form.
 */
function withFewKeys(user: UserEvent): UserEvent {
  const type: UserEvent['type'] = async (element, text, options) => {
    const isText =
      element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && TEXT.test(element.type));
    if (!isText || options || !PLAIN.test(text)) return user.type(element, text, options);
    await user.type(element, text.slice(0, 1));
    await user.paste(text.slice(1, -1));
    await user.keyboard(text.slice(-1));
  };
  return { ...user, type };
}
