import { lazyPart } from '@/components/browser/lazyPart';
import type { DialogParts } from '@/containers/DialogParts';

export const assignmentDialogs: DialogParts<'assignment' | 'bulkAssign' | 'bulkDone'> = {
  assignment: lazyPart('AssignmentDialog', () => import(/* webpackChunkName: "assignment" */ './AssignmentDialog')),
  bulkAssign: lazyPart('BulkAssignDialog', () => import(/* webpackChunkName: "assignment" */ './BulkAssignDialog')),
  bulkDone: lazyPart('BulkDoneDialog', () => import(/* webpackChunkName: "assignment" */ './BulkDoneDialog')),
};
