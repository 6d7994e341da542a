import './trustedTypes';
import './publicPath';
import { endTask } from '@/lib/endTask';
import { hydrateScreen } from './hydration/visiblePart';

const isPrerendered = hydrateScreen();
// Loaded in separate tasks, because a slow processor needs long to evaluate the modules.
void endTask()
  .then(() => import(/* webpackMode: "eager" */ './createConsole'))
  .then(endTask)
  .then(() => import(/* webpackMode: "eager" */ './start'))
  .then(({ start }) => start(isPrerendered));
