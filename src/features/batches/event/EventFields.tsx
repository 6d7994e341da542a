import { useId, useMemo } from 'react';
import Form from 'react-bootstrap/Form';
import { DateFields } from '@/components/calendar/DateFields';
import * as form from '@/components/forms/form.module.scss';
import { NO_RANGE, type DayRange } from '@/domain/calendar/dates';
import { findEvents, selectHasEvents, type EventChoice } from '@/selectors/batches/eventPayments';
import { selectIntegrationRows, selectMerchantRows } from '@/selectors/entitySelectors';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';
import { useComputed } from '@/features/batches/useComputed';
import * as texts from '@/features/batches/texts';

/** What is chosen so far. An empty text means none; with an event, the days do not count. */
export type EventDraft = { merchantId: string; integrationId: string; event: string; range: DayRange };

/** The choice of a draft; undefined until it has a merchant, and an event or both days. */
export function choiceOf({ merchantId, integrationId, event, range }: EventDraft): EventChoice | undefined {
  if (merchantId === '') return undefined;
  const owner = { merchantId, integrationId: integrationId === '' ? undefined : integrationId };
  if (event !== '') return { ...owner, event };
  const { start, end } = range;
  return start === null || end === null ? undefined : { ...owner, start, end };
}

type Props = { draft: EventDraft; onChange: (changed: Partial<EventDraft>) => void };

/** The fields that choose the payments of an event: merchant, integration, and the event that a file names, or days. */
export function EventFields({ draft: { merchantId, integrationId, event, range }, onChange }: Props) {
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
      <Form.Group controlId={`${id}-merchant`}>
        <Form.Label>{texts.merchant}</Form.Label>
        <Form.Select
          value={merchantId}
          onChange={({ target }) => onChange({ merchantId: target.value, integrationId: '', event: '' })}
        >
          <option value="">{texts.chooseMerchant}</option>
          {merchants.map((merchant) => (
            <option key={merchant.id} value={merchant.id}>
              {merchant.name}
            </option>
          ))}
        </Form.Select>
      </Form.Group>
      <Form.Group controlId={`${id}-integration`}>
        <Form.Label>{texts.integration}</Form.Label>
        <Form.Select
          value={integrationId}
          onChange={({ target }) => onChange({ integrationId: target.value, event: '' })}
        >
          <option value="">{texts.allIntegrations}</option>
          {integrations
            .filter((integration) => integration.merchantId === merchantId)
            .map((integration) => (
              <option key={integration.id} value={integration.id}>
                {integration.integrationName}
              </option>
            ))}
        </Form.Select>
      </Form.Group>
      {hasEvents && events && events.length > 0 && (
        <Form.Group controlId={`${id}-event`} className={form.wide}>
          <Form.Label>{texts.event}</Form.Label>
          <Form.Select value={event} onChange={({ target }) => onChange({ event: target.value })}>
            <option value="">{texts.chooseDays}</option>
            {events.map(({ name, count }) => (
              <option key={name} value={name}>
                {texts.eventOption(name, count)}
              </option>
            ))}
          </Form.Select>
        </Form.Group>
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
