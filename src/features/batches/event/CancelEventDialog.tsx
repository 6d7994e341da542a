import { useMemo, useState, useId } from 'react';
import { DateFields } from '@/components/calendar/DateFields';
import { SelectField, optionOf } from '@/components/forms/fields/SelectField';
import * as form from '@/components/forms/form.module.scss';
import type { BatchAct } from '@/domain/batches/batchPlan';
import { formatRange, NO_RANGE, type DayRange } from '@/domain/calendar/dates';
import { EVENT_CANCELED } from '@/domain/payments/vocabulary';
import { findEventPayments, findEvents, selectHasEvents, type EventChoice } from '@/selectors/batches/eventPayments';
import { selectIntegrationRows, selectMerchantRows } from '@/selectors/entitySelectors';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';
import { BatchDialog } from '@/features/batches/BatchDialog';
import { useComputed } from '@/features/batches/useComputed';
import * as texts from '@/features/batches/texts';

const CHOICES = [
  { value: 'rest', label: texts.fullRefund },
  { value: 'lessFees', label: texts.lessFees },
] as const;

type Props = { merchantId: string };

/** Refunds and voids the payments of a canceled event as one batch, and drafts the notice for the merchant. */
export function CancelEventDialog({ merchantId: first }: Props) {
  const [draft, setDraft] = useState<EventDraft>({ merchantId: first, integrationId: '', event: '', range: NO_RANGE });
  const [refund, setRefund] = useState<(typeof CHOICES)[number]['value']>('rest');
  const names = useAppSelector(selectMerchantNames);
  const choice = useMemo(() => choiceOf(draft), [draft]);
  const act = useMemo((): BatchAct => ({ isVoiding: true, refund: { kind: refund } }), [refund]);
  const positions = useComputed(findEventPayments, choice);
  const merchantName = names.get(draft.merchantId) ?? '';
  const { event } = draft;
  const days = formatRange(draft.range) ?? '';
  return (
    <BatchDialog
      title={texts.cancelTitle}
      kind="cancel"
      positions={positions}
      act={act}
      reason={EVENT_CANCELED}
      name={texts.eventName(merchantName, event || days)}
      nothing={texts.nobody}
      tooMany={texts.tooManyFound}
      canceled={{ merchantName, days, event }}
    >
      <EventFields draft={draft} onChange={(changed) => setDraft({ ...draft, ...changed })} />
      <SelectField
        label={texts.refundChoice}
        value={refund}
        options={CHOICES}
        hint={texts.ruleHints[refund]}
        onChange={setRefund}
      />
    </BatchDialog>
  );
}

/** What is chosen so far. An empty text means none; with an event, the days do not count. */
type EventDraft = { merchantId: string; integrationId: string; event: string; range: DayRange };

/** The choice of a draft; undefined until it has a merchant, and an event or both days. */
function choiceOf({ merchantId, integrationId, event, range }: EventDraft): EventChoice | undefined {
  if (merchantId === '') return undefined;
  const owner = { merchantId, integrationId: integrationId === '' ? undefined : integrationId };
  if (event !== '') return { ...owner, event };
  const { start, end } = range;
  return start === null || end === null ? undefined : { ...owner, start, end };
}

type EventFieldsProps = { draft: EventDraft; onChange: (changed: Partial<EventDraft>) => void };

/** The fields that choose the payments of an event: merchant, integration, and the event that a file names, or days. */
function EventFields({ draft: { merchantId, integrationId, event, range }, onChange }: EventFieldsProps) {
  const merchants = useAppSelector(selectMerchantRows);
  const integrations = useAppSelector(selectIntegrationRows);
  const today = useAppSelector(selectToday);
  const hasEvents = useAppSelector(selectHasEvents);
  const owner = useMemo(
    () =>
      merchantId === '' ? undefined : { merchantId, integrationId: integrationId === '' ? undefined : integrationId },
    [merchantId, integrationId],
  );
  const events = useComputed(findEvents, owner);
  const id = useId();
  return (
    <>
      <SelectField
        label={texts.merchant}
        value={merchantId}
        options={[{ value: '', label: texts.chooseMerchant }, ...merchants.map(optionOf)]}
        onChange={(chosen) => onChange({ merchantId: chosen, integrationId: '', event: '' })}
      />
      <SelectField
        label={texts.integration}
        value={integrationId}
        options={[
          { value: '', label: texts.allIntegrations },
          ...integrations
            .filter((integration) => integration.merchantId === merchantId)
            .map(({ id: value, integrationName: label }) => ({ value, label })),
        ]}
        onChange={(chosen) => onChange({ integrationId: chosen, event: '' })}
      />
      {hasEvents && events && events.length > 0 && (
        <SelectField
          className={form.wide}
          label={texts.event}
          value={event}
          options={[
            { value: '', label: texts.chooseDays },
            ...events.map(({ name, count }) => ({ value: name, label: texts.eventOption(name, count) })),
          ]}
          onChange={(chosen) => onChange({ event: chosen })}
        />
      )}
      {event === '' && (
        <fieldset className={form.wide} aria-describedby={`${id}-days`}>
          <legend className="form-label">{texts.days}</legend>
          <DateFields
            range={range}
            today={today}
            onRangeSelect={(selected) => onChange({ range: selected })}
            onRangeCleared={() => onChange({ range: NO_RANGE })}
          />
          <p id={`${id}-days`} className="form-text">
            {hasEvents ? texts.daysInstead : texts.daysHint}
          </p>
        </fieldset>
      )}
    </>
  );
}
