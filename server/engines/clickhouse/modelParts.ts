import type { ChargeModel } from '@/domain/money/chargeModel';
import { areSameModels, presetOf, SPECIFICATION_MODEL } from '@/domain/money/chargeModel';
import type { ChargeModelRecord } from '@/domain/money/chargeModelRecords';
import { effectiveModels } from '@/domain/money/effectiveModels';
import type { EntryChange } from '@/domain/entries/entryKinds';
import type { Workspace } from '@/domain/workspaces/workspaces';
import type { Directory } from '../storedTable';

/** How the platform's part of a stored payment is read. */
export type ModelParts = {
  /** SQL of cents. */
  platformPart: string;
  /** Whether charge models were recorded since the import, so that the stored shares of refunds are not those of now. */
  isChanged: boolean;
};

type Setting = 'processorFeePaidBy' | 'partnerFeeFrom';

/** The platform's part by the charge models of a snapshot: as it is stored, or calculated as `platformPart` of the domain does. */
export function modelPartsOf(
  changes: readonly EntryChange[],
  { chargeModel }: Workspace,
  directory: Directory,
): ModelParts {
  const records = recordsOf(changes);
  const imported = presetOf(chargeModel);
  const models = effectiveModels(records, imported);
  const ofWorkspace = models?.ofWorkspace ?? SPECIFICATION_MODEL;
  const overrides = records.filter(({ subject }) => subject !== 'workspace');
  if (overrides.length === 0 && areSameModels(ofWorkspace, imported))
    return { platformPart: 'platformPart', isChanged: false };
  const paid = (setting: Setting, fee: string) =>
    `if(${isPaidBy(setting, overrides, ofWorkspace, directory)}, ${fee}, 0)`;
  return {
    platformPart: `(platformFee - ${paid('processorFeePaidBy', 'processorFee')} - ${paid('partnerFeeFrom', 'partnerFee')})`,
    isChanged: true,
  };
}

/** The records that count, in the order of the log: a changed one moves to the end. */
function recordsOf(changes: readonly EntryChange[]): ChargeModelRecord[] {
  const records = new Map<string, ChargeModelRecord>();
  for (const { kind, id, value } of changes) {
    if (kind !== 'chargeModels') continue;
    records.delete(id);
    if (value !== undefined) records.set(id, value);
  }
  return [...records.values()];
}

/** Whether the platform pays a fee of a payment: its integration says so, or else its merchant, or else the workspace. */
function isPaidBy(
  setting: Setting,
  overrides: readonly ChargeModelRecord[],
  ofWorkspace: ChargeModel,
  { merchants, words }: Directory,
): string {
  const flagOf = (subject: ChargeModelRecord['subject'], id: string) => {
    const found = overrides.findLast((record) => record.subject === subject && record.subjectId === id);
    const bearer = found?.settings[setting];
    return bearer === undefined ? 2 : Number(bearer === 'platform');
  };
  const ofIntegration = `[${words.integrations.map((id) => flagOf('integration', id)).join(',')}][integration + 1]`;
  const ofMerchant = `[${merchants.map(({ id }) => flagOf('merchant', id)).join(',')}][merchant + 1]`;
  const otherwise = Number(ofWorkspace[setting] === 'platform');
  return `if(${ofIntegration} < 2, ${ofIntegration}, if(${ofMerchant} < 2, ${ofMerchant}, ${otherwise})) = 1`;
}
