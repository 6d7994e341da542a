import { FEE_FLAGS } from '@/data/dataSets/fileFees';
import { textOfCell } from '@/data/reading/cells';
import type { Cells } from '@/lib/cells/cells';
import { currencyHere } from '@/domain/imports/currencyNames';
import { FEE_FIELDS, type Field, type Plan, type RejectionReason } from '@/domain/imports/plan';
import { readAmount } from '@/domain/imports/values/readAmount';
import type { Currency } from '@/domain/money/currency';
import type { StagedFee } from './stagedFees';

export type ReadFee = Omit<StagedFee, 'record' | 'line'>;
export type RejectedFee = { field: Field; reason: RejectionReason; currency?: string };

/**
 * Reads the rows of a fee file one by one: the fees of one payment, in minor units. A refunded fee is read only if the
 * file has a single fee column; with several, the refunded one is unknown.
 */
export function createFeeReader(plan: Plan, currency: Currency) {
  const { columns, decimalMark = '.', isMinorUnits = false, feeSign = 1 } = plan;
  const form = { decimals: currency.decimals, decimalMark, isMinorUnits };
  const reported = FEE_FIELDS.filter((fee) => columns[fee] !== undefined);

  return (cells: Cells): ReadFee | RejectedFee => {
    const cell = (field: Field) => textOfCell(cells.textAt(columns[field]));
    const reference = cell('id');
    if (reference === '') return { field: 'id', reason: 'id missing' };
    const named = cell('currency');
    const code = named === '' ? currency.code : currencyHere(named, currency.code);
    if (code === undefined) return { field: 'currency', reason: 'currency unknown' };
    if (code !== currency.code) return { field: 'currency', reason: 'currency differs', currency: code };
    const hasCurrency = Number(named !== '');
    const fee = { id: cell('feeId') || reference, reference, hasCurrency, feeFlags: 0, refundedShares: 0 };
    const amounts = { processorFee: 0, partnerFee: 0, platformFee: 0 };
    for (const field of reported) {
      const text = cell(field);
      if (text === '') continue;
      const amount = readAmount(text, form);
      if (typeof amount === 'string' || amount * feeSign < 0) return { field, reason: 'fee unreadable' };
      amounts[field] = Math.abs(amount);
      fee.feeFlags += FEE_FLAGS[field];
    }
    if (fee.feeFlags === 0) return { field: reported[0] ?? 'processorFee', reason: 'amount missing' };
    const [only, ...others] = reported;
    const back = others.length === 0 ? cell('refunded') : '';
    if (only && back !== '') {
      const amount = readAmount(back, form);
      if (typeof amount === 'string') return { field: 'refunded', reason: amount };
      if (Math.abs(amount) > amounts[only]) return { field: 'refunded', reason: 'refunded above the fee' };
      fee.refundedShares = Math.abs(amount);
      fee.feeFlags += FEE_FLAGS.refundedShares;
    }
    return { ...fee, ...amounts };
  };
}
