import './trustedTypes';
import '@/styles/main.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setupPersistedStore } from '@/store/persistedStore';
import { visitAddress } from './address';
import { IdleRenders } from './IdleRenders';
import { Root } from './report/Root';
import { listenToSystemTheme } from './theme';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');
const { store, ready, recorder } = setupPersistedStore();
// All microtasks: what was kept is there before the first paint.
void ready.then(() => {
  visitAddress(store);
  listenToSystemTheme(store);
  const app = <Root store={store} recorder={recorder} />;
  const isDevelopment = process.env.NODE_ENV !== 'production';
  const lastAction = () => recorder.take()?.actions.at(-1)?.type;
  createRoot(root).render(
    <StrictMode>{isDevelopment ? <IdleRenders lastAction={lastAction}>{app}</IdleRenders> : app}</StrictMode>,
  );
});
