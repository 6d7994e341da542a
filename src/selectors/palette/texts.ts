import { SAMPLE_NAME } from '@/domain/workspaces/workspaces';

export const currentPage = 'Current page';
export const asksFirst = 'Asks for confirmation';
export const asksForReason = 'Asks for a reason';

export const resetDemo = 'Reset demo data';
export const createIntegration = 'Create Integration';
export const addMerchant = 'Add New Merchant';
export const addMerchantSynonyms = 'add merchant, new merchant';
export const statements = 'Statements and payouts';
export const statementsSynonyms = 'record payouts, pay out, balances, export journal';
export const viewPastDay = 'View a past day';
export const pastDaySynonyms = 'as of, balances of a day, history';
export const assignedToMe = 'Assigned to me';
export const assignedSynonyms = 'my tasks, to do, my work, assignments';
export const approvals = 'Approvals';
export const approvalsSynonyms = 'waiting for me, proposals, approve, reject';
export const approvalRules = 'Approval rules';
export const approvalRulesSynonyms = 'four eyes, second person, who may approve';
export const viewSynonyms = {
  reconciliation: 'import report, processor report, discrepancies',
  fees: 'check fees, overcharged',
  disputes: 'chargebacks',
  compare: 'comparison, previous period, year over year',
  changes: 'changes, audit trail, activity, who did what',
};
export const theme = (choice: string) => `Theme: ${choice}`;
export const themeSynonyms = (choice: string) => `theme ${choice}, ${choice} theme, ${choice} mode, appearance`;
export const importData = 'Import data';
export const importSynonyms = 'import a file, upload, excel, csv';
export const workspaces = 'Workspaces';
export const workspacesSynonyms = 'backup, back up, time zone';
export const openDemoData = `Open ${SAMPLE_NAME}`;
export const openDemoDataSynonyms = 'sample data, example, tour, close june, switch workspace';
export const chargeModel = 'Charge model';
export const chargeModelSynonyms = 'destination charge, direct charge, who pays the processor, stripe connect';
export const cancelEvent = 'Cancel event';
export const cancelEventSynonyms = 'canceled event, refund all, refund event';
export const shortcuts = 'Keyboard shortcuts';

export const merchantAndAmount = (merchant: string, amount: string) => `${merchant}, ${amount}`;
export const refund = (paymentId: string) => `Refund ${paymentId}`;
export const refundable = (merchant: string, amount: string) => `${merchant} · ${amount} refundable`;
export const voidPayment = (paymentId: string) => `Void ${paymentId}`;
export const voidable = (merchant: string, amount: string) => `${merchant} · ${amount}`;
export const edit = (name: string) => `Edit ${name}`;
export const suspend = (name: string) => `Suspend ${name}`;
export const merchant = 'Merchant';
export const integration = 'Integration';

export const groups = {
  screens: 'Screens',
  actions: 'Actions',
  transactions: 'Transactions',
  merchants: 'Merchants',
  integrations: 'Integrations',
  documentation: 'Documentation',
  found: 'Actions for these results',
};

export const closeMonth = 'Close June in 3 minutes';
export const closeMonthSynonyms = 'first steps, checklist, tour, demo data';
export const showDemoMessage = 'Show demo data message';
export const onDashboard = 'On the dashboard';
