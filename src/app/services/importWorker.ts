import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { createImportSession } from '@/data/imports/session';

// A separate worker keeps the page responsive, and canceling stops it immediately.
const handleRequest = createImportSession((answer) => self.postMessage(answer), {
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  nextYear: new Date().getFullYear() + 1,
  storage: openWorkspaceFiles(),
});
self.addEventListener(
  'message',
  ({ data }: MessageEvent<Parameters<typeof handleRequest>[0]>) => void handleRequest(data),
);
