import { useId, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { saveRule } from '@/commands/approvals/rules';
import { describedBy, FieldNotes } from '@/components/forms/FormField';
import * as form from '@/components/forms/form.module.scss';
import { SubmitDialog } from '@/components/forms/SubmitDialog';
import { describeRefusal } from '@/components/text/refusalTexts';
import { LONGEST_AMOUNT } from '@/containers/money/AmountField';
import { RefusalText } from '@/containers/RefusalText';
import { APPROVAL_ACTS, LONGEST_WAIT, USUAL_WAIT } from '@/domain/approvals/vocabulary';
import { parseAmount, type TypedAmount } from '@/domain/money/amounts';
import { plainAmount } from '@/domain/money/money';
import type { Refusal } from '@/domain/refusals';
import { selectCurrentRules } from '@/selectors/approvals/approvalSelectors';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectTeam } from '@/slices/teamSlice';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ApproverChoices } from './ApproverChoices';
import * as texts from './texts';

type Props = { ruleId?: string };

/** Adds a rule, or saves a new version of one. */
export function ApprovalRuleDialog({ ruleId }: Props) {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const merchants = useAppSelector(selectMerchantRows);
  const { roles } = useAppSelector(selectTeam);
  const before = useAppSelector(selectCurrentRules).find(({ id }) => id === ruleId);
  const [draft, setDraft] = useState(() => ({
    act: before?.act ?? APPROVAL_ACTS[0],
    above: before?.above === undefined ? '' : plainAmount(before.above, currency),
    merchantId: before?.merchantId ?? '',
    proposerRole: before?.proposerRole ?? '',
    approverIds: before?.approverIds ?? [],
    days: String(before?.days ?? USUAL_WAIT),
  }));
  const [refusal, setRefusal] = useState<Refusal>();
  const [isChecked, setIsChecked] = useState(false);
  const id = useId();
  const change = (changed: Partial<typeof draft>) => {
    setDraft({ ...draft, ...changed });
    setRefusal(undefined);
  };
  const isEvery = draft.above.trim() === '';
  const amount: Partial<TypedAmount> = isEvery ? {} : parseAmount(draft.above, currency);
  const isNegative = amount.cents !== undefined && amount.cents < 0;
  const amountRefusal = isNegative ? ({ kind: 'amountNotAboveZero' } as const) : amount.refusal;
  const days = Number(draft.days);
  const areDaysWrong = !(Number.isInteger(days) && days >= 1 && days <= LONGEST_WAIT);
  const amountMessage = isChecked && amountRefusal ? describeRefusal(amountRefusal, currency) : undefined;
  const aboveHint = texts.aboveHint(draft.act);
  const daysMessage = isChecked && areDaysWrong ? texts.daysWrong(LONGEST_WAIT) : undefined;

  const save = () => {
    setIsChecked(true);
    const wrong = amountRefusal ? 'above' : areDaysWrong ? 'days' : undefined;
    if (wrong) {
      document.getElementById(`${id}-${wrong}`)?.focus();
      return;
    }
    const { act, merchantId, proposerRole, approverIds } = draft;
    const refused = dispatch(
      saveRule({
        act,
        approverIds,
        days,
        ...(amount.cents !== undefined && { above: amount.cents }),
        ...(merchantId !== '' && { merchantId }),
        ...(proposerRole !== '' && { proposerRole }),
        ...(before && { replaces: before.id }),
      }),
    );
    setRefusal(refused);
    if (!refused) dispatch(dialogClosed());
  };

  return (
    <SubmitDialog
      title={before ? texts.ruleTitle.edit : texts.ruleTitle.add}
      help="approvals"
      size="lg"
      submitLabel={texts.saveRule}
      question={
        refusal && (
          <p role="alert">
            <RefusalText refusal={refusal} />
          </p>
        )
      }
      onSubmit={save}
      onClose={() => dispatch(dialogClosed())}
    >
      <div className={form.grid}>
        <Form.Group controlId={`${id}-act`}>
          <Form.Label>{texts.act}</Form.Label>
          <Form.Select
            value={draft.act}
            onChange={({ target }) => change({ act: APPROVAL_ACTS[target.selectedIndex] ?? draft.act })}
          >
            {APPROVAL_ACTS.map((act) => (
              <option key={act} value={act}>
                {texts.ACTS[act]}
              </option>
            ))}
          </Form.Select>
        </Form.Group>
        <Form.Group controlId={`${id}-above`}>
          <Form.Label>{texts.above}</Form.Label>
          <Form.Control
            inputMode="decimal"
            autoComplete="off"
            maxLength={LONGEST_AMOUNT}
            value={draft.above}
            aria-invalid={amountMessage !== undefined}
            aria-describedby={describedBy(`${id}-above`, aboveHint, amountMessage)}
            onChange={({ target }) => change({ above: target.value })}
          />
          <FieldNotes id={`${id}-above`} hint={aboveHint} message={amountMessage} />
        </Form.Group>
        <Form.Group controlId={`${id}-merchant`}>
          <Form.Label>{texts.merchant}</Form.Label>
          <Form.Select value={draft.merchantId} onChange={({ target }) => change({ merchantId: target.value })}>
            <option value="">{texts.allMerchants}</option>
            {merchants.map((merchant) => (
              <option key={merchant.id} value={merchant.id}>
                {merchant.name}
              </option>
            ))}
          </Form.Select>
        </Form.Group>
        <Form.Group controlId={`${id}-role`}>
          <Form.Label>{texts.byRole}</Form.Label>
          <Form.Select value={draft.proposerRole} onChange={({ target }) => change({ proposerRole: target.value })}>
            <option value="">{texts.allRoles}</option>
            {roles
              .filter(({ acts }) => acts.includes(draft.act))
              .map((role) => (
                <option key={role.id} value={role.id}>
                  {role.name}
                </option>
              ))}
          </Form.Select>
        </Form.Group>
        <ApproverChoices chosen={draft.approverIds} onChange={(approverIds) => change({ approverIds })} />
        <Form.Group controlId={`${id}-days`}>
          <Form.Label>{texts.days}</Form.Label>
          <Form.Control
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={draft.days}
            aria-invalid={daysMessage !== undefined}
            aria-describedby={describedBy(`${id}-days`, undefined, daysMessage)}
            onChange={({ target }) => change({ days: target.value })}
          />
          <FieldNotes id={`${id}-days`} hint={undefined} message={daysMessage} />
        </Form.Group>
      </div>
    </SubmitDialog>
  );
}
