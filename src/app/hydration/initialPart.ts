import { BASE_PATH } from '@/components/browser/browserValues';
import { PATHS } from '@/domain/screens';
import { SAMPLE } from '@/domain/workspaces/workspaces';
import { queueEvents } from './queuedEvents';
import { showVisiblePart, type VisiblePart } from './visiblePart';

// A separate script after the style sheets. Until it runs, only the frame is painted, and it hides the prerendered
// sample if the operator has other data. It must be small, so it reads the texts of
// store/persistence/preferences/preferenceText.ts without importing that file; a test compares both.

const { dashboard, documentation: _documentation, ...lists } = PATHS;

/**
 * The screens that each preference changes. The theme changes only the sidebar footer, and secondary views always wait.
 */
const ALTERED: Record<string, readonly string[]> = {
  volume: [dashboard],
  firstSteps: [dashboard],
  transactions: [lists.transactions],
  integrations: [lists.integrations],
  merchants: [lists.merchants],
  notifications: [lists.notifications],
  columns: Object.values(lists),
  screenView: [],
  statementsList: [],
  matchings: [],
  accounting: [],
  shortcuts: [],
  theme: [],
};

const part = findPart();
showVisiblePart(part);
if (part === 'all' || part === 'screen') queueEvents();

// A script that failed to load is requested again when it is needed. The bundler would wait for an import here.
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) target.remove();
  },
  true,
);

function findPart(): VisiblePart {
  const { pathname, search } = window.location;
  const path = pathname.slice(BASE_PATH.length).replace(/\/+$/, '') || dashboard;
  // The dashboard's page is also served for unknown paths.
  if (document.documentElement.dataset.path !== path) return 'nothing';
  if (search !== '') return 'frame';
  try {
    const { 'splitpay:workspace': lastWorkspace = SAMPLE, ...storedTexts } = Object.fromEntries(
      Object.entries(localStorage),
    ) as Record<string, string>;
    const isAltered = ([key, text]: [string, string]) => {
      const [product, name = '', ...more] = key.split(':');
      // A key with more parts belongs to another workspace. Version 1 stored rows with the preferences.
      if (product !== 'splitpay' || more.length > 0) return false;
      return (ALTERED[name]?.includes(path) ?? true) || !text.includes('"version":2');
    };
    const isImported = (sessionStorage.getItem('splitpay:workspace') ?? lastWorkspace) !== SAMPLE;
    if (isImported || Object.entries(storedTexts).some(isAltered)) return 'frame';
    return 'splitpay:theme' in storedTexts ? 'screen' : 'all';
  } catch {
    return 'frame';
  }
}
