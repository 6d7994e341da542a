import type { RecordedPayment, RecordedPayments } from './recordedPayments';

type Payments = ReadonlyMap<number, RecordedPayment | undefined>;

/**
 * The payments with records, by index: `changed` counts over `earlier`, and has undefined for a payment that has no records any
 * more. The order is that of `earlier`, then that of the others. Nothing is copied, because there may be a million.
 */
export function overlayPayments(earlier: Payments, changed: Payments): RecordedPayments {
  const get = (index: number) => {
    const payment = changed.get(index);
    return payment || changed.has(index) ? payment : earlier.get(index);
  };
  return {
    get,
    size: [...changed].reduce(
      (size, [index, payment]) => size + Number(!!payment) - Number(earlier.has(index)),
      earlier.size,
    ),
    *[Symbol.iterator]() {
      for (const payments of [earlier, changed])
        for (const index of payments.keys()) {
          const payment = get(index);
          if (payment && (payments === earlier || !earlier.has(index))) yield [index, payment];
        }
    },
  };
}
