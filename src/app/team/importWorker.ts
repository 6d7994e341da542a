import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { createLocalEntryLogs } from '@/backend/local/entryLogs';
import { createTeamLogs, openTeamWorkspaces } from '@/backend/remote/teamBackend';
import { createImportSession } from '@/data/imports/session';

// Like the import worker of the local product, with the workspaces of the team. The name of the worker is the id of the person.
const logs = createTeamLogs(createLocalEntryLogs(), self.name);
const handleRequest = createImportSession((answer) => self.postMessage(answer), {
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  nextYear: new Date().getFullYear() + 1,
  storage: openTeamWorkspaces(openWorkspaceFiles(), logs),
});
self.addEventListener(
  'message',
  ({ data }: MessageEvent<Parameters<typeof handleRequest>[0]>) => void handleRequest(data),
);
