import { endTask } from './endTask';

// A file of its own, which runs while that of the console is on its way; in a task of its own, as that of the console does.
void endTask().then(() => import(/* webpackMode: "eager" */ './reactDom'));
