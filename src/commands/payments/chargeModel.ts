import type { ChargeModel } from '@/domain/money/chargeModel';
import type { ChargeModelRecord } from '@/domain/money/chargeModelRecords';
import { chargeModelsSlice } from '@/slices/entities/recordSlices';
import { createAuditStamp } from '@/store/auditStamp';
import { recordAll, type Command } from '@/commands/command';
import * as texts from '@/commands/texts/modelTexts';

type Subject = Pick<ChargeModelRecord, 'subject' | 'subjectId'>;

/**
 * Records the charge model of the workspace, or what a merchant or an integration has otherwise. Earlier records stay, so
 * that Undo returns to them. Returns false if it is refused.
 */
export function saveChargeModel(subject: Subject, settings: Partial<ChargeModel>): Command<boolean> {
  return (dispatch, _getState, { clock }) => {
    const record = { ...createAuditStamp(clock), ...subject, settings };
    return dispatch(recordAll(chargeModelsSlice, [record], { title: texts.modelSaved, text: texts.figuresFollow }));
  };
}
