import { lazyPart } from '@/components/browser/lazyPart';

/** The dialogs that act on many payments. They share a chunk. */
export const batchDialogs = {
  bulkRefund: lazyPart('BulkRefundDialog', () => import(/* webpackChunkName: "batches" */ './BulkRefundDialog')),
  bulkVoid: lazyPart('BulkVoidDialog', () => import(/* webpackChunkName: "batches" */ './BulkVoidDialog')),
  cancelEvent: lazyPart(
    'CancelEventDialog',
    () => import(/* webpackChunkName: "batches" */ './event/CancelEventDialog'),
  ),
  interruptedBatch: lazyPart(
    'InterruptedBatchDialog',
    () => import(/* webpackChunkName: "batches" */ './run/InterruptedBatchDialog'),
  ),
  batch: lazyPart('BatchReportDialog', () => import(/* webpackChunkName: "batches" */ './BatchReportDialog')),
};
