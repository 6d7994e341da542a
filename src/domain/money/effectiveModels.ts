import { areSameModels, SPECIFICATION_MODEL, type ChargeModel } from './chargeModel';
import type { ChargeModelRecord } from './chargeModelRecords';

/** The charge models of a workspace. */
export type ChargeModels = {
  ofWorkspace: ChargeModel;
  /** The model of a payment: that of its workspace, changed by its merchant, then by its integration. */
  modelOf: (merchantId: string, integrationId: string | undefined) => ChargeModel;
};

const keyOf = (subject: ChargeModelRecord['subject'], subjectId: string) => `${subject} ${subjectId}`;

/**
 * The models of these records, by their subjects. `imported` is the one that was chosen when the data was imported. Undefined if each payment has the model of the specification, so that
 * nothing has to be changed.
 */
export function effectiveModels(
  records: readonly Pick<ChargeModelRecord, 'subject' | 'subjectId' | 'settings'>[],
  imported: ChargeModel = SPECIFICATION_MODEL,
): ChargeModels | undefined {
  // The last record of a subject in the order of the log counts.
  const settings = new Map(
    records.map(({ subject, subjectId, ...record }) => [keyOf(subject, subjectId), record.settings]),
  );
  const ofWorkspace: ChargeModel = { ...imported, ...settings.get(keyOf('workspace', '')) };
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
        const ofMerchant = settings.get(keyOf('merchant', merchantId));
        model = { ...ofWorkspace, ...ofMerchant, ...settings.get(keyOf('integration', integrationId)) };
        cached.set(key, model);
      }
      return model;
    },
  };
}
