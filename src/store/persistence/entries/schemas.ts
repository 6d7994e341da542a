import * as v from 'valibot';
import { savedViewSchema } from '@/domain/lists/savedViews';
import { editSchema, reversalSchema } from '@/domain/schemas/changes';
import { integrationSchema } from '@/domain/schemas/integrations';
import { merchantSchema } from '@/domain/schemas/merchants';
import { paymentRecordSchema } from '@/domain/schemas/payments';
import { reconciliationRecordSchema } from '@/domain/schemas/reconciliation';
import { issuedStatementSchema, payoutSchema } from '@/domain/schemas/statements';

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
} satisfies Record<string, v.GenericSchema>;
