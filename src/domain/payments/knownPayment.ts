import type { LocalTime } from '@/domain/calendar/dates';
import type { Cents } from '@/domain/money/money';
import type { Fee, PaymentData } from './payment';
import type { FurtherText } from './textFields';

/**
 * What the console needs of one payment to show it and to judge what may be done with it: its row, the three fees as they
 * were charged, and the refunds of files. What people recorded is in the log.
 */
export type KnownPayment = {
  row: PaymentData & Partial<Record<FurtherText, string>>;
  fees: readonly Fee[];
  areFeesCalculated: boolean;
  timeZone: string;
  refunds: readonly { id: string; time: LocalTime; amount: Cents }[];
};
