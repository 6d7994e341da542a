import { lazyPart } from '@/components/browser/lazyPart';

export const assignmentDialogs = {
  assignment: lazyPart('AssignmentDialog', () => import(/* webpackChunkName: "assignment" */ './AssignmentDialog')),
  bulkAssign: lazyPart('BulkAssignDialog', () => import(/* webpackChunkName: "assignment" */ './BulkAssignDialog')),
  bulkDone: lazyPart('BulkDoneDialog', () => import(/* webpackChunkName: "assignment" */ './BulkDoneDialog')),
};
