import './trustedTypes';
import '@/styles/main.scss';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { setupPersistedStore } from '@/store/persistedStore';
import { keepAddressInStep } from './address';
import { App } from './App';
import { ApplicationError } from './ApplicationError';
import { keepThemeInStep } from './theme';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');
const { store, ready } = setupPersistedStore();
// All microtasks: what was kept is there before the first paint.
void ready.then(() => {
  keepAddressInStep(store);
  keepThemeInStep(store);
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <ErrorBoundary FallbackComponent={ApplicationError}>
          <App />
        </ErrorBoundary>
      </Provider>
    </StrictMode>,
  );
});
