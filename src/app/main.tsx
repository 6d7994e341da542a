import './trustedTypes';
import './publicPath';
import { giveWay } from './takeOver/giveWay';
import { takeOverScreen } from './takeOver/shownPart';

const isPrerendered = takeOverScreen();
// In steps: a slow processor takes its time for the modules alone, and then for what they do.
void giveWay()
  .then(() => import(/* webpackMode: "eager" */ './createConsole'))
  .then(giveWay)
  .then(() => import(/* webpackMode: "eager" */ './start'))
  .then(({ start }) => start(isPrerendered));
