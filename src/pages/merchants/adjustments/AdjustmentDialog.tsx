import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { recordAdjustment } from '@/commands/statements/adjustments';
import * as fields from '@/components/forms/form.module.scss';
import { fieldOf } from '@/components/forms/fields/fieldOf';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormField } from '@/components/forms/fields/FormField';
import { useDraftForm } from '@/components/forms/useDraftForm';
import { partyNameOf } from '@/domain/statements/parties';
import { adjustmentDraftSchema, type AdjustmentDraft } from '@/domain/statements/postings/adjustmentDraft';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectBalance } from '@/selectors/statements/statementSources';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';

type Props = { partyId: string };

const KINDS = Object.entries(texts.kinds).map(([value, label]) => ({ value, label }));

/** Records a change of a party's balance, or a reserve that is held until a day. */
export function AdjustmentDialog({ partyId }: Props) {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const today = useAppSelector(selectToday);
  const available = useAppSelector((state) => selectBalance(state, partyId))?.available ?? 0;
  const name = partyNameOf(useAppSelector(selectPartyNames), partyId);
  const [first] = useState<AdjustmentDraft>({
    kind: 'adjustment',
    amount: '',
    day: today,
    until: '',
    reason: '',
    payment: '',
  });
  const form = useDraftForm(adjustmentDraftSchema(currency, available), first, currency);
  const isReserve = useWatch({ control: form.control, name: 'kind' }) === 'reserve';
  const of = fieldOf(form);
  return (
    <FormDialog
      title={texts.adjustBalance}
      help="openingBalances"
      isNarrow
      saveLabel={isReserve ? texts.hold : texts.record}
      form={form}
      onSave={(adjustment) => dispatch(recordAdjustment({ partyId, ...adjustment }))}
    >
      <p>{texts.forParty(name)}</p>
      <div className={fields.grid}>
        <FormField label={texts.kind} options={KINDS} {...of('kind')} />
        <FormField
          label={texts.amount}
          hint={isReserve ? texts.reserveHint : texts.amountHint}
          isRequired
          {...of('amount')}
        />
        <FormField label={texts.day} type="date" isRequired {...of('day')} />
        {isReserve ? (
          <FormField label={texts.until} type="date" isRequired {...of('until')} />
        ) : (
          <FormField label={texts.payment} {...of('payment')} />
        )}
        <div className={fields.wide}>
          <FormField label={texts.reason} isRequired {...of('reason')} />
        </div>
      </div>
    </FormDialog>
  );
}
