import { BASE_PATH } from '@/components/browser/basePath';
import { PATHS } from '@/domain/screens';
import { SAMPLE } from '@/domain/workspaces/workspaces';
import { queueEvents } from './queuedEvents';
import { showVisiblePart, type VisiblePart } from './visiblePart';

// A script of its own, behind the style sheets. Until it has run the frame alone is painted, and pages that the service worker keeps
// wait for it altogether; nothing is shown of the sample that the build drew where the operator has other things. It must stay
// small, so it reads the texts that store/persistence/preferences/preferenceText.ts writes without that file; a test writes the
// one and reads the other.

/** The screen that each preference alters; of the theme it is the foot of the sidebar alone, and further views always wait. */
const ALTERED: Record<string, string | null> = {
  volume: PATHS.dashboard,
  transactions: PATHS.transactions,
  integrations: PATHS.integrations,
  merchants: PATHS.merchants,
  notifications: PATHS.notifications,
  screenView: null,
  statementsList: null,
  matchings: null,
  shortcuts: null,
  theme: null,
};

const part = findPart();
showVisiblePart(part);
if (part === 'all' || part === 'screen') queueEvents();

// A script that did not arrive is asked for again by whoever needs it; the bundler would wait for what stands here.
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) target.remove();
  },
  true,
);

function findPart(): VisiblePart {
  const { pathname, search } = window.location;
  const path = pathname.slice(BASE_PATH.length).replace(/\/+$/, '') || PATHS.dashboard;
  // The page of the dashboard is also that of every path that has none.
  if (document.documentElement.dataset.path !== path) return 'nothing';
  if (search !== '') return 'frame';
  try {
    const { 'splitpay:workspace': lastChosen = SAMPLE, ...kept } = Object.fromEntries(
      Object.entries(localStorage),
    ) as Record<string, string>;
    const isAltered = ([key, text]: [string, string]) => {
      const [product, name = '', ...more] = key.split(':');
      // What has more parts is of another workspace. The first version kept rows beside preferences.
      if (product !== 'splitpay' || more.length > 0) return false;
      return [undefined, path].includes(ALTERED[name] as string | undefined) || !text.includes('"version":2');
    };
    const isOwn = (sessionStorage.getItem('splitpay:workspace') ?? lastChosen) !== SAMPLE;
    if (isOwn || Object.entries(kept).some(isAltered)) return 'frame';
    return 'splitpay:theme' in kept ? 'screen' : 'all';
  } catch {
    return 'frame';
  }
}
