import { endTask } from '@/lib/endTask';

// A separate file that runs while the main script loads, in its own task.
void endTask().then(() => import(/* webpackMode: "eager" */ './reactDom'));
