import { areSameModels, SPECIFICATION_MODEL, type ChargeModel } from './chargeModel';
import type { ChargeModelRecord } from './chargeModelRecords';

/** The charge models of a workspace. */
export type ChargeModels = {
  ofWorkspace: ChargeModel;
  /** The model of a payment: that of its workspace, changed by its merchant, then by its integration. */
  modelOf: (merchantId: string, integrationId: string | undefined) => ChargeModel;
};

/** The id of the record of a subject: there is one for each, and a change replaces it. */
export function modelRecordId(subject: ChargeModelRecord['subject'], subjectId: string): string {
  return subject === 'workspace' ? subject : `${subject} ${subjectId}`;
}

/**
 * The models of these records, by their subjects. Undefined if each payment has the model of the specification, so that
 * nothing has to be changed.
 */
export function effectiveModels(records: readonly ChargeModelRecord[]): ChargeModels | undefined {
  if (records.length === 0) return undefined;
  const settings = new Map(records.map((record) => [modelRecordId(record.subject, record.subjectId), record.settings]));
  const ofWorkspace: ChargeModel = { ...SPECIFICATION_MODEL, ...settings.get('workspace') };
  const hasOverrides = records.some(({ subject }) => subject !== 'workspace');
  if (!hasOverrides && areSameModels(ofWorkspace, SPECIFICATION_MODEL)) return undefined;
  // A million payments have few pairs of merchant and integration.
  const cached = new Map<string, ChargeModel>();
  return {
    ofWorkspace,
    modelOf: (merchantId, integrationId = '') => {
      if (!hasOverrides) return ofWorkspace;
      const key = `${merchantId}\t${integrationId}`;
      let model = cached.get(key);
      if (!model) {
        const ofMerchant = settings.get(modelRecordId('merchant', merchantId));
        model = { ...ofWorkspace, ...ofMerchant, ...settings.get(modelRecordId('integration', integrationId)) };
        cached.set(key, model);
      }
      return model;
    },
  };
}
