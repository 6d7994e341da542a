import * as v from 'valibot';
import { editSchema } from '@/domain/changes/edits';
import { takenBackSchema } from '@/domain/changes/takenBack';
import { integrationSchema } from '@/domain/integrations/integrations';
import { savedViewSchema } from '@/domain/lists/savedViews';
import { merchantSchema } from '@/domain/merchants/merchants';
import { paymentRecordSchema } from '@/domain/payments/payments';
import { reconciliationRecordSchema } from '@/domain/reconciliation/settlements';
import { issuedStatementSchema } from '@/domain/statements/issued';
import { payoutSchema } from '@/domain/statements/payouts';

/** The shape of the values of each journal. It is asked for where something is kept, and stays out of the first look. */
export const SCHEMAS = {
  merchants: merchantSchema,
  integrations: integrationSchema,
  payments: paymentRecordSchema,
  payouts: payoutSchema,
  statements: issuedStatementSchema,
  reconciliation: reconciliationRecordSchema,
  takenBack: takenBackSchema,
  edits: editSchema,
  savedViews: savedViewSchema,
  notifications: v.boolean(),
  inbox: v.boolean(),
} satisfies Record<string, v.GenericSchema>;
