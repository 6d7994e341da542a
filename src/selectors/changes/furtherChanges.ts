import type { ChargeModelRecord } from '@/domain/money/chargeModelRecords';
import { auditStampOf, type ChangeRow, type Names } from './changes';
import * as texts from './texts';

/** The change of a charge model. `integrationName` names the integration with an id. */
export function modelChange(
  record: ChargeModelRecord,
  nameOf: Names,
  integrationName: (id: string) => string,
): ChangeRow {
  const { subject, subjectId, settings } = record;
  const isOfMerchant = subject === 'merchant';
  const about = { workspace: texts.workspace, merchant: nameOf(subjectId), integration: integrationName(subjectId) };
  return {
    ...auditStampOf(record),
    kind: 'Charge models',
    what: texts.modelSaved,
    about: about[subject],
    merchantName: isOfMerchant ? nameOf(subjectId) : '',
    merchantId: isOfMerchant ? subjectId : undefined,
    from: '',
    to: texts.settings(Object.keys(settings).length),
    why: '',
  };
}
