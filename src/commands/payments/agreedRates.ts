import type { AgreedRate } from '@/domain/fees/agreedRates';
import { formatDay } from '@/domain/calendar/dates';
import { agreedRatesSlice } from '@/slices/entities/recordSlices';
import { createAuditStamp } from '@/store/auditStamp';
import { recordAll, type Command } from '@/commands/command';
import * as texts from '@/commands/texts/rateTexts';

type Agreed = Omit<AgreedRate, 'id' | 'recordedAt' | 'recordedBy' | 'zone' | 'sequence' | 'withdraws'>;

/**
 * Records rates from a day on. Earlier rates stay, so that earlier payments are compared with them. With `replaces`, the
 * rates are a new version of that record.
 */
export function agreeOnRates(agreed: Agreed): Command<boolean> {
  return (dispatch, _getState, { clock }) => {
    const record: AgreedRate = { ...createAuditStamp(clock), ...agreed };
    const toast = { title: texts.saved, text: texts.since(formatDay(record.since)) };
    return dispatch(recordAll(agreedRatesSlice, [record], toast));
  };
}

/** Withdraws rates that were recorded by mistake. Both records stay, so that the audit trail has them. */
export function withdrawRates({ id, subject, subjectId, since }: AgreedRate): Command<boolean> {
  return (dispatch, _getState, { clock }) => {
    const record: AgreedRate = { ...createAuditStamp(clock), subject, subjectId, since, withdraws: id };
    const toast = { title: texts.withdrawn, text: texts.since(formatDay(since)) };
    return dispatch(recordAll(agreedRatesSlice, [record], toast));
  };
}
