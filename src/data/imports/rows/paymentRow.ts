import type { Row } from '@/lib/columns/rows';
import type { PAYMENT_SHAPE } from '@/data/dataSets/dataSet';
import { sliceOf, type Slice } from '@/lib/cells/cells';
import { ofTextFields, type TextField } from '@/domain/payments/textFields';

/** A payment as it is read. Its texts stay in the bytes of the file and are valid until the next row is read. */
export type PaymentRow = Record<Exclude<keyof Row<typeof PAYMENT_SHAPE>, SliceField>, number> &
  Record<SliceField, Slice>;
type SliceField = 'id' | 'date' | 'refundedDate' | 'dispute' | TextField;

/** An empty row, to be filled. */
export function emptyPaymentRow(): PaymentRow {
  return {
    ...ofTextFields(() => sliceOf('')),
    id: sliceOf(''),
    date: sliceOf(''),
    refundedDate: sliceOf(''),
    dispute: sliceOf(''),
    disputed: 0,
    merchant: 0,
    amount: 0,
    zone: 0,
    status: 0,
    integration: 0,
    partner: 0,
    processorFee: 0,
    partnerFee: 0,
    platformFee: 0,
    refunded: 0,
    areFeesCalculated: 0,
  };
}
