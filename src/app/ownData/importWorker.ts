import { createImportSession } from '@/data/imports/session';

// A worker of its own: the page stays fluent, and what is cancelled ends at once.
const hear = createImportSession((answer) => self.postMessage(answer), {
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  nextYear: new Date().getFullYear() + 1,
});
self.addEventListener('message', ({ data }: MessageEvent<Parameters<typeof hear>[0]>) => void hear(data));
