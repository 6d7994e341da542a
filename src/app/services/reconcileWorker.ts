import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { readConsoleColumns } from '@/data/reconciliation/consoleColumns';
import { createReconcileSession } from '@/data/reconciliation/session';

const workspaces = openWorkspaceFiles();

// A separate worker keeps the page responsive, and canceling stops it immediately.
const handleRequest = createReconcileSession((answer) => self.postMessage(answer), {
  nextYear: new Date().getFullYear() + 1,
  readConsole: (payments) => readConsoleColumns(workspaces, payments),
});
self.addEventListener(
  'message',
  ({ data }: MessageEvent<Parameters<typeof handleRequest>[0]>) => void handleRequest(data),
);
