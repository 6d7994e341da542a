import type { DerivedPayments } from './derivedPayments';
import type { RecordedPayment, RecordedPayments } from './recordedPayments';

/**
 * The payments with records, by index: `changed` counts over `earlier`, and has undefined for a payment that has no records any
 * more. The order is that of `earlier`, then that of the others. Nothing is copied, because there may be a million.
 */
export function overlayPayments(
  earlier: DerivedPayments,
  changed: ReadonlyMap<number, RecordedPayment | undefined>,
): RecordedPayments {
  const get = (index: number) => (changed.has(index) ? changed : earlier).get(index);
  return {
    get,
    size: [...changed].reduce(
      (size, [index, payment]) => size + Number(!!payment) - Number(!!earlier.get(index)),
      earlier.size,
    ),
    *[Symbol.iterator]() {
      for (const payments of [earlier, changed])
        for (const index of payments.keys()) {
          const payment = get(index);
          if (payment && (payments === earlier || !earlier.get(index))) yield [index, payment];
        }
    },
  };
}
