import './trustedTypes';
import './publicPath';
import 'react-dom/client';
import { giveWay } from './takeOver/giveWay';
import { takeOverScreen } from './takeOver/shownPart';

const isPrerendered = takeOverScreen();
// In steps: a slow processor takes its time for React alone, and then for the rest.
void giveWay()
  .then(() => import(/* webpackMode: "eager" */ './start'))
  .then(({ start }) => start(isPrerendered));
