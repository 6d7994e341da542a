import { createReconcileSession } from '@/data/reconciliation/session';

// A worker of its own: the page stays fluent, and what is cancelled ends at once.
const hear = createReconcileSession((answer) => self.postMessage(answer), { nextYear: new Date().getFullYear() + 1 });
self.addEventListener('message', ({ data }: MessageEvent<Parameters<typeof hear>[0]>) => void hear(data));
