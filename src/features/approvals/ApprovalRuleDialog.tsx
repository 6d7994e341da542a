import { useId, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { saveRule } from '@/commands/approvals/rules';
import { optionOf, SelectField } from '@/components/forms/fields/SelectField';
import { InputField } from '@/components/forms/fields/InputField';
import * as form from '@/components/forms/form.module.scss';
import { SubmitDialog } from '@/components/forms/SubmitDialog';
import { describeRefusal } from '@/components/text/refusals/refusalTexts';
import { LONGEST_AMOUNT } from '@/containers/money/AmountField';
import { RefusalText } from '@/containers/RefusalText';
import { APPROVAL_ACTS, LONGEST_WAIT, USUAL_WAIT } from '@/domain/approvals/vocabulary';
import { parseAmount, type TypedAmount } from '@/domain/money/amounts';
import { plainAmount } from '@/domain/money/money';
import type { Refusal } from '@/domain/refusals';
import { selectCurrentRules } from '@/selectors/approvals/approvalSelectors';
import { selectMerchantRows } from '@/selectors/entitySelectors';
import { selectPeople } from '@/selectors/permissions/permissions';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectTeam } from '@/slices/teamSlice';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
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
    >
      <div className={form.grid}>
        <SelectField
          label={texts.act}
          value={draft.act}
          options={APPROVAL_ACTS}
          labels={texts.ACTS}
          onChange={(act) => change({ act })}
        />
        <InputField
          id={`${id}-above`}
          label={texts.above}
          hint={aboveHint}
          message={amountMessage}
          inputMode="decimal"
          autoComplete="off"
          maxLength={LONGEST_AMOUNT}
          value={draft.above}
          onChange={(above) => change({ above })}
        />
        <SelectField
          label={texts.merchant}
          value={draft.merchantId}
          options={[{ value: '', label: texts.allMerchants }, ...merchants.map(optionOf)]}
          onChange={(merchantId) => change({ merchantId })}
        />
        <SelectField
          label={texts.byRole}
          value={draft.proposerRole}
          options={[
            { value: '', label: texts.allRoles },
            ...roles.filter(({ acts }) => acts.includes(draft.act)).map(optionOf),
          ]}
          onChange={(proposerRole) => change({ proposerRole })}
        />
        <ApproverChoices chosen={draft.approverIds} onChange={(approverIds) => change({ approverIds })} />
        <InputField
          id={`${id}-days`}
          label={texts.days}
          message={daysMessage}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={draft.days}
          onChange={(days) => change({ days })}
        />
      </div>
    </SubmitDialog>
  );
}

type ApproverChoicesProps = { chosen: readonly string[]; onChange: (chosen: string[]) => void };

/** The people of the team whose role may approve. */
function ApproverChoices({ chosen, onChange }: ApproverChoicesProps) {
  const people = useAppSelector(selectPeople).filter(({ acts }) => acts.includes('approve'));
  const id = useId();
  return (
    <fieldset className={form.wide} aria-describedby={`${id}-hint`}>
      <legend className="form-label">{texts.approvers}</legend>
      {people.map((person) => (
        <Form.Check
          key={person.id}
          id={`${id}-${person.id}`}
          className={form.check}
          label={person.name}
          checked={chosen.includes(person.id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, person.id] : chosen.filter((other) => other !== person.id))
          }
        />
      ))}
      <Form.Text id={`${id}-hint`}>{texts.approversHint}</Form.Text>
    </fieldset>
  );
}
