import type { AgreedRate } from '@/domain/fees/agreedRates';
import { formatRate } from '@/domain/fees/formatRate';
import { FEE_PARTIES } from '@/domain/payments/vocabulary';
import type { DisputeRecord } from '@/domain/disputes/disputes';
import type { Currency } from '@/domain/money/currency';
import { formatMoney } from '@/domain/money/money';
import { partyNames, statuses } from '@/selectors/disputes/texts';
import type { ChargeModelRecord } from '@/domain/money/chargeModelRecords';
import { formatDay } from '@/domain/calendar/dates';
import type { Adjustment } from '@/domain/statements/postings/adjustments';
import type { Note } from '@/domain/notes/notes';
import type { Workspace } from '@/domain/workspaces/workspaces';
import { auditStampOf, type ChangeRow, type Names } from './changes';
import { partyFields } from './recordChanges';
import * as texts from './texts';

type MerchantOf = (paymentId: string) => Pick<ChangeRow, 'merchantId' | 'merchantName'>;

/** The change of a charge model. `integrationName` names the integration with an id. */
export function modelChange(
  record: ChargeModelRecord,
  nameOf: Names,
  integrationName: (id: string) => string,
): ChangeRow {
  const { subject, subjectId, settings } = record;
  const isOfMerchant = subject === 'merchant';
  const about = { workspace: texts.workspace, merchant: nameOf(subjectId), integration: integrationName(subjectId) };
  return {
    ...auditStampOf(record),
    kind: 'Charge models',
    what: texts.modelSaved,
    about: about[subject],
    merchantName: isOfMerchant ? nameOf(subjectId) : '',
    merchantId: isOfMerchant ? subjectId : undefined,
    from: '',
    to: texts.settings(Object.keys(settings).length),
    why: '',
  };
}

/** A recorded step of a dispute. */
export function disputeChange(record: DisputeRecord, merchantOf: MerchantOf, currency: Currency): ChangeRow {
  const { transactionId: about, amount, status, reason, note } = record;
  return {
    ...auditStampOf(record),
    kind: 'Disputes',
    what: texts.disputeRecorded(formatMoney(amount, currency)),
    about,
    paymentId: about,
    ...merchantOf(about),
    from: '',
    to: statuses[status],
    why: note === '' ? reason : note,
  };
}

/** An adjustment, a reserve or an opening balance of a party. */
export function adjustmentChange(
  record: Adjustment,
  names: ReadonlyMap<string, string>,
  currency: Currency,
): ChangeRow {
  const { partyId, kind, amount, day, reason, transactionId } = record;
  return {
    ...partyFields(partyId, names),
    ...auditStampOf(record),
    kind: 'Adjustments',
    amount,
    what: texts.adjustments[kind](formatMoney(kind === 'reserve' ? Math.abs(amount) : amount, currency)),
    paymentId: transactionId,
    from: '',
    to: formatDay(day),
    why: reason,
  };
}

/** Rates that were agreed from a day on, edited or removed. `records` are all of them by id. */
export function rateChange(
  record: AgreedRate,
  records: Readonly<Record<string, AgreedRate>>,
  nameOf: Names,
  integrationName: (id: string) => string,
  currency: Currency,
): ChangeRow {
  const { subject, subjectId, since, withdraws, replaces } = record;
  const isOfMerchant = subject === 'merchant';
  const former = records[replaces ?? withdraws ?? ''];
  const shown = (rates: AgreedRate) => {
    const agreed = FEE_PARTIES.flatMap((party) => {
      const rate = rates[party];
      return rate ? texts.agreedRate(partyNames[party], formatRate(rate, currency)) : [];
    });
    return texts.ratesSince(formatDay(rates.since), agreed);
  };
  return {
    ...auditStampOf(record),
    kind: 'Agreed rates',
    what: withdraws !== undefined ? texts.ratesRemoved : replaces === undefined ? texts.ratesSaved : texts.ratesEdited,
    about: isOfMerchant ? nameOf(subjectId) : integrationName(subjectId),
    merchantName: isOfMerchant ? nameOf(subjectId) : '',
    merchantId: isOfMerchant ? subjectId : undefined,
    from: former ? shown(former) : '',
    to: withdraws === undefined ? shown(record) : former ? texts.absent : texts.ratesSince(formatDay(since), []),
    why: '',
  };
}

/** A note: its former text, and the new one. */
export function noteChange(
  record: Note,
  records: Readonly<Record<string, Note>>,
  nameOf: Names,
  integrationName: (id: string) => string,
): ChangeRow {
  const { subject, subjectId, text, withdraws, replaces } = record;
  const isOfMerchant = subject === 'merchant';
  const about = isOfMerchant ? nameOf(subjectId) : subject === 'integration' ? integrationName(subjectId) : subjectId;
  return {
    ...auditStampOf(record),
    kind: 'Notes',
    what: withdraws !== undefined ? texts.noteRemoved : replaces === undefined ? texts.noteAdded : texts.noteEdited,
    about,
    paymentId: subject === 'payment' ? subjectId : undefined,
    merchantName: isOfMerchant ? about : '',
    merchantId: isOfMerchant ? subjectId : undefined,
    from: records[replaces ?? withdraws ?? '']?.text ?? '',
    to: text,
    why: '',
  };
}

/** The changes of the zone of a workspace. An earlier workspace had none. */
export function zoneChangesOf({ zoneChanges = [] }: Workspace): ChangeRow[] {
  return zoneChanges.map(({ from, to, changed }, index) => ({
    ...auditStampOf({ id: `time zone ${index}`, ...changed }),
    kind: 'Time zones',
    what: texts.zoneChanged,
    about: texts.workspace,
    merchantName: '',
    from: from === '' ? texts.zonesOfFiles : from,
    to,
    why: '',
  }));
}
