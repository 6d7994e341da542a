import '../store/database';
import { openWorkspaces } from '../openWorkspaces';
import { webcrypto } from 'node:crypto';
import { ReadableStream } from 'node:stream/web';
import type { Importer, WorkspaceServices } from '@/features/imports/WorkspaceContext';
import { readBackup } from '@/data/backups/readBackup';
import { openWorkspaceFiles } from '@/backend/local/workspaceFiles';
import { createImportSession } from '@/data/imports/session';
import { readConsoleColumns } from '@/data/reconciliation/consoleColumns';
import { createReconcileSession } from '@/data/reconciliation/session';

// jsdom lacks ReadableStream, Blob.arrayBuffer and Blob.stream.
Object.assign(globalThis, { ReadableStream });
Blob.prototype.arrayBuffer = function () {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};
// A file that the console made of a workbook has no stream in jsdom.
Object.assign(Blob.prototype, {
  stream(this: Blob) {
    return new ReadableStream({
      start: async (controller) => {
        controller.enqueue(new Uint8Array(await this.arrayBuffer()));
        controller.close();
      },
    });
  },
});
// The bytes are from jsdom's realm, and instanceof fails in Node's.
const digest = (name: string, data: ArrayBuffer) => webcrypto.subtle.digest(name, Buffer.from(new Uint8Array(data)));
Object.defineProperty(globalThis, 'crypto', {
  value: {
    subtle: { digest },
    getRandomValues: <Bytes extends Uint8Array>(bytes: Bytes) => webcrypto.getRandomValues(bytes),
  },
});

/** Replaces the worker of imports by a session in this process. `opened` are the opened workspaces. */
export function importInProcess() {
  const opened: string[] = [];
  const importers: { isStopped: boolean }[] = [];
  const services: WorkspaceServices = {
    openWorkspaces,
    reload: () => undefined,
    startImporter: (onAnswer) => {
      const importer = { isStopped: false };
      importers.push(importer);
      const handleRequest = createImportSession((answer) => importer.isStopped || onAnswer(answer), {
        timeZone: 'Europe/Berlin',
        nextYear: 2027,
        storage: openWorkspaceFiles(),
      });
      const started: Importer = {
        post: (request) => void handleRequest(request),
        stop: () => {
          importer.isStopped = true;
        },
      };
      return started;
    },
    startReconciler: (onAnswer) => {
      const reconciler = { isStopped: false };
      importers.push(reconciler);
      const handleRequest = createReconcileSession((answer) => reconciler.isStopped || onAnswer(answer), {
        nextYear: 2027,
        readConsole: (payments) => readConsoleColumns(openWorkspaceFiles(), payments),
      });
      return {
        post: (request) =>
          void (request.kind === 'open'
            ? withStream(request.file).then((file) => handleRequest({ ...request, file }))
            : handleRequest(request)),
        stop: () => {
          reconciler.isStopped = true;
        },
      };
    },
    openWorkspace: (id) => opened.push(id),
    readBackup,
  };
  return { services, opened, importers };
}

/** A file with a stream, which jsdom's File lacks. `held` delays its first bytes. */
export function pickedFile(content: string, name = 'payments.csv', held: Promise<void> = Promise.resolve()): File {
  const bytes = new TextEncoder().encode(content);
  const stream = () =>
    new ReadableStream({
      async start(controller) {
        await held;
        // The reader may change the bytes, so each reading gets a copy.
        if (bytes.length > 0) controller.enqueue(bytes.slice());
        controller.close();
      },
    });
  const file = new File([content], name);
  return Object.defineProperty(file, 'stream', { value: stream });
}

/** A file that the console created, which has no stream in jsdom either. */
async function withStream(file: File): Promise<File> {
  if (typeof (file as Partial<File>).stream === 'function') return file;
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(file);
  });
  return pickedFile(text, file.name);
}
