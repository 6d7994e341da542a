import { merchantNameOf } from '@/domain/merchants/merchants';
import { createSelector } from '@/selectors/createSelector';
import { selectIntegrationRows } from '@/selectors/entitySelectors';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import {
  selectAdjustments,
  selectAgreedRates,
  selectChargeModelRecords,
  selectNoteRecords,
} from '@/slices/entities/recordSlices';
import { adjustmentChange, modelChange, noteChange, rateChange } from './furtherChanges';

/** The changes of charge models and agreed rates, and the notes. */
export const selectSettingChanges = createSelector(
  [
    selectChargeModelRecords,
    selectAgreedRates,
    selectNoteRecords,
    selectMerchantNames,
    selectIntegrationRows,
    selectCurrency,
  ],
  (models, rates, notes, names, integrations, currency) => {
    const nameOf = (id: string) => merchantNameOf(names, id);
    const integrationName = (id: string) => integrations.find((row) => row.id === id)?.integrationName ?? id;
    return [
      ...Object.values(models).map((record) => modelChange(record, nameOf, integrationName)),
      ...Object.values(rates).map((record) => rateChange(record, rates, nameOf, integrationName, currency)),
      ...Object.values(notes).map((record) => noteChange(record, notes, nameOf, integrationName)),
    ];
  },
);

/** The adjustments, reserves and opening balances of parties. */
export const selectAdjustmentChanges = createSelector(
  [selectAdjustments, selectPartyNames, selectCurrency],
  (records, names, currency) => Object.values(records).map((record) => adjustmentChange(record, names, currency)),
);
