import type { Cents } from '@/domain/money/money';
import type { Division } from '@/domain/money/split';
import type { PaymentColumns, RecordedPayments } from './recordedPayments';
import { PARTIES } from './refundDivision';
import { VOIDED } from './transactions';

/**
 * What a set of payments comes to, in cents (product rules, section 11). Gross is what was paid, neither Failed nor Voided;
 * `division` is how it divides; `refunded` is what was given back of it, and `givenBack` by whom; net is gross less
 * refunded. `count` is all of the set, `failed` and `voided` those of it that are not in gross.
 */
export type Metrics = {
  count: number;
  gross: Cents;
  refunded: Cents;
  net: Cents;
  division: Division;
  givenBack: Division;
  failed: number;
  voided: number;
  /** Those of a file's own statuses that were not paid, where there are any. */
  others?: number;
};

/** The metrics of the payments at these indices, in one pass; `recorded` is what was recorded of any of them. */
export function measure(payments: PaymentColumns, recorded: RecordedPayments, indices: Iterable<number>): Metrics {
  const givenBack: Division = { merchant: 0, processor: 0, partner: 0, platform: 0 };
  const metrics: Pick<Metrics, 'refunded' | 'failed' | 'voided' | 'others'> = { refunded: 0, failed: 0, voided: 0 };
  const { fees, fileRefunds } = payments;
  const isRecorded = recorded.size > 0;
  // Numbers of their own: a sum in an object is a new object for each of a million rows.
  let [count, gross, processors, partners, platforms] = [0, 0, 0, 0, 0];
  for (const index of indices) {
    if (index >= payments.length) continue;
    count += 1;
    const ownStatus = payments.statusAt(index);
    const records = isRecorded ? recorded.get(index) : undefined;
    const status = records?.status ?? ownStatus;
    if (status === VOIDED || !payments.isPaidAt(index)) {
      if (status === 'Failed') metrics.failed += 1;
      else if (status === VOIDED) metrics.voided += 1;
      else metrics.others = (metrics.others ?? 0) + 1;
      continue;
    }
    const amount = payments.amountAt(index);
    const partner = Number(fees.partner[index]);
    const platform = Number(fees.platform[index]);
    gross += amount;
    processors += Number(fees.processor[index]);
    partners += partner;
    platforms += platform;
    if (ownStatus === 'Refunded') {
      // Given back in full, once: the merchant bears the processor's fee (product rules, section 5).
      metrics.refunded += amount;
      givenBack.partner += partner;
      givenBack.platform += platform;
      givenBack.merchant += amount - partner - platform;
    } else if (records) {
      metrics.refunded += records.refunded;
      for (const party of PARTIES) givenBack[party] += records.givenBack[party];
    } else if (fileRefunds) {
      const { starts, amounts, parts } = fileRefunds;
      const end = Number(starts[index + 1]);
      for (let place = Number(starts[index]); place < end; place += 1) {
        const all = Number(amounts[place]);
        const ofPartner = Number(parts.partner[place]);
        const ofPlatform = Number(parts.platform[place]);
        metrics.refunded += all;
        givenBack.partner += ofPartner;
        givenBack.platform += ofPlatform;
        givenBack.merchant += all - ofPartner - ofPlatform;
      }
    }
  }
  const division = {
    processor: processors,
    partner: partners,
    platform: platforms,
    merchant: gross - processors - partners - platforms,
  };
  return { ...metrics, count, gross, division, givenBack, net: gross - metrics.refunded };
}
