import { giveWay } from './giveWay';

// A file of its own, which runs while that of the console is on its way; in a task of its own, as that of the console does.
void giveWay().then(() => import(/* webpackMode: "eager" */ './reactDom'));
