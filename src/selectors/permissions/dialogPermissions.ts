import type { Act } from '@/domain/permissions/acts';
import { ALLOWED, type Eligibility } from '@/domain/refusals';
import type { DialogRequest } from '@/slices/ui/dialogsSlice';
import { selectPermission, type PermissionState } from './permissions';

/** The act of each form. The other dialogs only show something, or ask the server themselves. */
const ACTS_OF_DIALOGS: Partial<Record<DialogRequest['kind'], Act>> = {
  refundPayment: 'refundPayments',
  withdrawRefund: 'refundPayments',
  bulkRefund: 'refundPayments',
  cancelEvent: 'refundPayments',
  voidPayment: 'voidPayments',
  bulkVoid: 'voidPayments',
  dispute: 'recordDisputes',
  answerDisputes: 'recordDisputes',
  createIntegration: 'editIntegrations',
  editIntegration: 'editIntegrations',
  addMerchant: 'editMerchants',
  editMerchant: 'editMerchants',
  suspendMerchant: 'editMerchants',
  merchantStatuses: 'editMerchants',
  bringInReport: 'resolveDiscrepancies',
  settleBreak: 'resolveDiscrepancies',
  resolveSelected: 'resolveDiscrepancies',
  recordPayout: 'recordPayouts',
  payoutRun: 'recordPayouts',
  adjustment: 'adjustBalances',
  openingBalances: 'adjustBalances',
  addRates: 'editRates',
  bulkNote: 'writeNotes',
  assignment: 'assign',
  bulkAssign: 'assign',
  bulkDone: 'assign',
  approvalRule: 'editApprovalRules',
};

/** Whether the person may use a dialog in the open workspace, and if not, who may. */
export function selectDialogPermission(state: PermissionState, dialog: DialogRequest): Eligibility {
  const act =
    dialog.kind === 'recordFile'
      ? dialog.records === 'payouts'
        ? 'recordPayouts'
        : 'editRates'
      : ACTS_OF_DIALOGS[dialog.kind];
  return act ? selectPermission(state, act) : ALLOWED;
}
