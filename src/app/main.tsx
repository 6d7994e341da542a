import './trustedTypes';
import '@/styles/main.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { putAddressRight, readCurrent } from './address';
import { createConsole } from './createConsole';
import { IdleRenders } from './IdleRenders';
import { listenToSystemTheme } from './theme';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');
const { store, recorder, ready, element } = createConsole({ url: readCurrent() });
// What was kept is read first: nobody sees figures that are not theirs.
void ready.then(() => {
  putAddressRight(store);
  listenToSystemTheme(store);
  const isDevelopment = process.env.NODE_ENV !== 'production';
  const lastAction = () => recorder.take()?.actions.at(-1)?.type;
  createRoot(root).render(
    <StrictMode>{isDevelopment ? <IdleRenders lastAction={lastAction}>{element}</IdleRenders> : element}</StrictMode>,
  );
});
