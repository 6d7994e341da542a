import './trustedTypes';
import './publicPath';
import { endTask } from './hydration/endTask';
import { hydrateScreen } from './hydration/visiblePart';

const isPrerendered = hydrateScreen();
// In steps: a slow processor takes its time for the modules alone, and then for what they do.
void endTask()
  .then(() => import(/* webpackMode: "eager" */ './createConsole'))
  .then(endTask)
  .then(() => import(/* webpackMode: "eager" */ './start'))
  .then(({ start }) => start(isPrerendered));
