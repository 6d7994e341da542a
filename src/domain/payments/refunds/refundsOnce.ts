import { confirmedRefunds, type FileRefund, type Payable, type PaymentRecord, type Refund } from './refundRules';

/**
 * The refunds of files and records, each once. A confirmed refund stays as it was recorded, and the files have only the
 * rest of their growth; but if a file has its shares (`isReported`), the refund of the file counts instead.
 */
export function refundsOnce(
  payment: Payable,
  records: readonly PaymentRecord[],
  ofFiles: readonly FileRefund[],
  isReported: boolean,
): (Refund | FileRefund)[] {
  const recorded = records.filter((record) => record.kind === 'refund');
  const confirmed = confirmedRefunds(payment, records);
  if (confirmed.length === 0) return [...ofFiles, ...recorded];
  if (isReported) return [...ofFiles, ...recorded.filter((refund) => !confirmed.includes(refund))];
  // Of each refund of the files, what they had before it.
  let sum = 0;
  const left = ofFiles.map((refund) => ({ refund, before: (sum += refund.amount) - refund.amount }));
  let matched = 0;
  for (const { amount, fileRefunded = 0 } of confirmed) {
    const same = left.findIndex(({ refund, before }) => refund.amount === amount && before >= fileRefunded);
    if (same < 0) matched += amount;
    else left.splice(same, 1);
  }
  // What has grown last is what the other records are matched with.
  const rest = left.reverse().flatMap(({ refund }): FileRefund[] => {
    const part = Math.min(matched, refund.amount);
    matched -= part;
    return part === refund.amount ? [] : [{ ...refund, amount: refund.amount - part }];
  });
  return [...rest.reverse(), ...recorded];
}
