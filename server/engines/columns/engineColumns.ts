import type { TransactionTable } from '@/data/tables/transactionTable';
import type { ListedPayment } from '@/backend/paymentEngine';
import { merchantNameOf } from '@/domain/merchants/merchants';
import type { Currency } from '@/domain/money/currency';
import type { ChargeModels } from '@/domain/money/effectiveModels';
import { measure } from '@/domain/payments/metrics';
import { noteAt, platformFeeAt, statusAt, type RecordedPayments } from '@/domain/payments/recordedPayments';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import {
  selectChargeModels,
  selectRecordedPayments,
  selectStatusNames,
  selectTransactionTable,
} from '@/selectors/payments/tableSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import type { RootState } from '@/store/rootReducer';

/** What questions about payments read of a state. Other `recorded` events give the answer to another time. */
export type EngineColumns = {
  state: RootState;
  table: TransactionTable;
  recorded: RecordedPayments;
  names: ReadonlyMap<string, string>;
  statusNames: readonly string[];
  currency: Currency;
  timeZone: string;
  models: ChargeModels | undefined;
};

/** The columns of a state, whose data set must be open. */
export function columnsOf(state: RootState): EngineColumns {
  return {
    state,
    table: selectTransactionTable(state),
    recorded: selectRecordedPayments(state),
    names: selectMerchantNames(state),
    statusNames: selectStatusNames(state),
    currency: selectCurrency(state),
    timeZone: selectWorkspaceTimeZone(state),
    models: selectChargeModels(state),
  };
}

/** A payment as the list has it. */
export function listedAt({ table, recorded, names, currency, timeZone }: EngineColumns, index: number): ListedPayment {
  const row = table.rowAt(index);
  const { refunded, net, allocation } = measure(table, recorded, [index]);
  const zone = table.timeZoneAt?.(index) ?? timeZone;
  return {
    ...row,
    merchantName: merchantNameOf(names, row.merchantId),
    status: statusAt(table, recorded, index),
    note: noteAt(table, recorded, index, currency),
    ...(row.note !== undefined && { description: row.note }),
    platformFee: platformFeeAt(table, recorded, index),
    figures: { refunded, net, allocation },
    fileTime: table.fileTimeAt?.(index) ?? { time: row.date, zone },
  };
}
