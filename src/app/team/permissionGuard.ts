import type { Middleware } from '@reduxjs/toolkit';
import { describeRefusal } from '@/components/text/refusals/refusalTexts';
import { proposedRecordId } from '@/domain/approvals/reservations';
import { actOfEntry } from '@/domain/permissions/actOfEntry';
import { isRecord } from '@/lib/objects';
import { selectPermission } from '@/selectors/permissions/permissions';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectProposals } from '@/slices/entities/recordSlices';
import { toastShown } from '@/slices/ui/layoutSlice';
import type { RootState } from '@/store/rootReducer';
import * as texts from '@/features/team/texts';

/** Slices whose events record something, under the names of the kinds of entries. */
const RECORDING = new Set([
  ...['payments', 'payouts', 'statements', 'reconciliation', 'merchants', 'integrations', 'chargeModels', 'disputes'],
  ...['adjustments', 'agreedRates', 'notes', 'assignments', 'savedViews', 'notifications', 'approvalRules'],
  'proposals',
]);

/** Events of the inbox that are not about its panel alone. */
const MARKING = ['inbox/inboxMarkedRead', 'inbox/inboxRestored'];

/**
 * Drops an event that the role of the person does not allow, and says who may. The server would refuse it, too, but only
 * after it was shown. Events of other pages arrive in other ways.
 */
export const permissionGuard: Middleware<object, RootState> = (store) => (next) => (action) => {
  const { type, payload } = action as { type?: unknown; payload?: unknown };
  const [kind = ''] = String(type).split('/');
  if (!RECORDING.has(kind) && !MARKING.includes(String(type))) return next(action);
  for (const value of Array.isArray(payload) ? payload : [payload]) {
    const permission = selectPermission(store.getState(), actOfEntry(kind, value));
    if (permission.allowed || isApproved(store.getState(), value)) continue;
    const text = describeRefusal(permission.refusal, selectCurrency(store.getState()));
    store.dispatch(toastShown({ title: texts.forbidden, text }));
    return action;
  }
  return next(action);
};

/** The record of a proposal. The person who approves it need not be one who could record it alone. */
function isApproved(state: RootState, record: unknown): boolean {
  if (!isRecord(record) || !selectPermission(state, 'approve').allowed) return false;
  return Object.values(selectProposals(state)).some((proposal) =>
    proposal.items.some(({ subjectId }) => proposedRecordId(proposal, subjectId) === record.id),
  );
}
