import { useMemo, useState } from 'react';
import { SelectField } from '@/components/forms/SelectField';
import type { BatchAct } from '@/domain/batches/batchPlan';
import { formatRange, NO_RANGE } from '@/domain/calendar/dates';
import { EVENT_CANCELED } from '@/domain/payments/vocabulary';
import { findEventPayments } from '@/selectors/batches/eventPayments';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { useAppSelector } from '@/store/hooks';
import { BatchDialog } from '@/features/batches/BatchDialog';
import { useComputed } from '@/features/batches/useComputed';
import { choiceOf, EventFields, type EventDraft } from './EventFields';
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
