import { createReconcileSession } from '@/data/reconciliation/session';

// A separate worker keeps the page responsive, and canceling stops it immediately.
const handleRequest = createReconcileSession((answer) => self.postMessage(answer), {
  nextYear: new Date().getFullYear() + 1,
});
self.addEventListener(
  'message',
  ({ data }: MessageEvent<Parameters<typeof handleRequest>[0]>) => void handleRequest(data),
);
