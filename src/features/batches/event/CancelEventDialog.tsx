import { useId, useMemo, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { DateFields } from '@/components/calendar/DateFields';
import * as form from '@/components/forms/form.module.scss';
import type { BatchAct } from '@/domain/batches/batchPlan';
import { formatRange, NO_RANGE, type DayRange } from '@/domain/calendar/dates';
import { selectIntegrationRows, selectMerchantRows } from '@/selectors/entitySelectors';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppSelector } from '@/store/hooks';
import { EVENT_CANCELED } from '@/domain/payments/vocabulary';
import { BatchDialog } from '@/features/batches/BatchDialog';
import { EventNotice } from './EventNotice';
import { useEventPayments } from './useEventPayments';
import * as texts from '@/features/batches/texts';

const CHOICES = [
  { kind: 'rest', label: texts.fullRefund },
  { kind: 'lessFees', label: texts.lessFees },
] as const;

type Props = { merchantId: string };

/** Refunds and voids the payments of a canceled event as one batch, and drafts the notice for the merchant. */
export function CancelEventDialog({ merchantId: first }: Props) {
  const merchants = useAppSelector(selectMerchantRows);
  const integrations = useAppSelector(selectIntegrationRows);
  const today = useAppSelector(selectToday);
  const [merchantId, setMerchantId] = useState(first);
  const [integrationId, setIntegrationId] = useState('');
  const [range, setRange] = useState<DayRange>(NO_RANGE);
  const [refund, setRefund] = useState<(typeof CHOICES)[number]['kind']>('rest');
  const id = useId();
  const merchantName = merchants.find((merchant) => merchant.id === merchantId)?.name ?? '';
  const { start, end } = range;
  const choice = useMemo(
    () =>
      merchantId === '' || start === null || end === null
        ? undefined
        : { merchantId, integrationId: integrationId === '' ? undefined : integrationId, start, end },
    [merchantId, integrationId, start, end],
  );
  const act = useMemo((): BatchAct => ({ isVoiding: true, refund: { kind: refund } }), [refund]);
  const positions = useEventPayments(choice);
  const days = formatRange(range) ?? '';
  return (
    <BatchDialog
      title={texts.cancelTitle}
      kind="cancel"
      positions={positions}
      act={act}
      reason={EVENT_CANCELED}
      name={texts.eventName(merchantName, days)}
      nothing={texts.nobody}
      tooMany={texts.tooManyFound}
      renderMore={(sums) => <EventNotice key={days} sums={sums} merchantName={merchantName} days={days} />}
    >
      <Form.Group controlId={`${id}-merchant`}>
        <Form.Label>{texts.merchant}</Form.Label>
        <Form.Select
          value={merchantId}
          onChange={({ target }) => {
            setMerchantId(target.value);
            setIntegrationId('');
          }}
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
        <Form.Select value={integrationId} onChange={({ target }) => setIntegrationId(target.value)}>
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
      <fieldset className={form.wide} aria-describedby={`${id}-days`}>
        <legend className="form-label">{texts.days}</legend>
        <DateFields range={range} today={today} onRangeSelect={setRange} onRangeCleared={() => setRange(NO_RANGE)} />
        <p id={`${id}-days`} className="form-text">
          {texts.daysHint}
        </p>
      </fieldset>
      <Form.Group controlId={`${id}-refund`}>
        <Form.Label>{texts.refundChoice}</Form.Label>
        <Form.Select
          value={refund}
          aria-describedby={`${id}-refund-hint`}
          onChange={({ target }) => setRefund(CHOICES[target.selectedIndex]?.kind ?? 'rest')}
        >
          {CHOICES.map(({ kind, label }) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Form.Select>
        <Form.Text id={`${id}-refund-hint`}>{texts.ruleHints[refund]}</Form.Text>
      </Form.Group>
    </BatchDialog>
  );
}
