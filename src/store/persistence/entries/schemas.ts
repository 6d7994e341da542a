import * as v from 'valibot';
import { assignmentSchema } from '@/domain/assignments/schema';
import { approvalRuleSchema, proposalSchema } from '@/domain/approvals/schema';
import { savedViewSchema } from '@/domain/lists/savedViews';
import { editSchema, reversalSchema } from '@/domain/changes/schema';
import { disputeRecordSchema } from '@/domain/disputes/schema';
import { agreedRateSchema } from '@/domain/fees/schema';
import { integrationSchema } from '@/domain/integrations/schema';
import { merchantSchema } from '@/domain/merchants/schema';
import { chargeModelRecordSchema } from '@/domain/money/chargeModelRecords';
import { noteSchema } from '@/domain/notes/schema';
import { paymentRecordSchema } from '@/domain/payments/schema';
import { reconciliationRecordSchema } from '@/domain/reconciliation/schema';
import { adjustmentSchema, issuedStatementSchema, payoutSchema } from '@/domain/statements/schema';

/**
 * The shape of the values of each collection. Only persistence imports it, because schemas are too large for the first
 * look.
 */
export const SCHEMAS = {
  merchants: merchantSchema,
  integrations: integrationSchema,
  payments: paymentRecordSchema,
  payouts: payoutSchema,
  statements: issuedStatementSchema,
  reconciliation: reconciliationRecordSchema,
  takenBack: reversalSchema,
  edits: editSchema,
  savedViews: savedViewSchema,
  notifications: v.boolean(),
  inbox: v.boolean(),
  chargeModels: chargeModelRecordSchema,
  disputes: disputeRecordSchema,
  adjustments: adjustmentSchema,
  agreedRates: agreedRateSchema,
  notes: noteSchema,
  assignments: assignmentSchema,
  approvalRules: approvalRuleSchema,
  proposals: proposalSchema,
} satisfies Record<string, v.GenericSchema>;
