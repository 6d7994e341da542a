import { useId, useMemo, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { SelectField } from '@/components/forms/fields/SelectField';
import { InputField } from '@/components/forms/fields/InputField';
import * as form from '@/components/forms/form.module.scss';
import type { BatchAct, RefundRule } from '@/domain/batches/batchPlan';
import { readPercent } from '@/domain/money/amounts';
import { REFUND_REASONS, refundReasonName, type RefundReason } from '@/domain/payments/vocabulary';
import { useTypedDraft } from '@/components/forms/useTypedDraft';
import { BatchDialog } from './BatchDialog';
import { useRecentRefunds } from './useRecentRefunds';
import { useSelectedPositions } from './useSelectedPositions';
import * as texts from './texts';

const RULES = Object.keys(texts.rules) as RefundRule['kind'][];

type Draft = { kind: RefundRule['kind']; percentText: string; reason: RefundReason };

const FIRST: Draft = { kind: 'rest', percentText: '50', reason: REFUND_REASONS[0] };

/** Refunds the selected payments: in full, what is left, a percentage, or less the processor's fee. */
export function BulkRefundDialog() {
  const positions = useSelectedPositions();
  const { draft, change, leave, question, startOver } = useTypedDraft(FIRST);
  const { kind, percentText, reason } = draft;
  const [isRepeating, setIsRepeating] = useState(false);
  const { count: recentRefunds, since } = useRecentRefunds(positions);
  const id = useId();
  const basisPoints = readPercent(percentText);
  const isPercentWrong = kind === 'percentage' && !basisPoints;
  const act = useMemo((): BatchAct | undefined => {
    if (kind !== 'percentage') return { isVoiding: false, refund: { kind } };
    if (!basisPoints) return undefined;
    return { isVoiding: false, refund: { kind, basisPoints, ...(!isRepeating && { notRefundedSince: since }) } };
  }, [kind, basisPoints, isRepeating, since]);
  const message = isPercentWrong ? texts.percentInvalid : undefined;
  return (
    <BatchDialog
      title={texts.refundTitle}
      kind="refund"
      positions={positions}
      act={act}
      reason={reason}
      draft={{ leave, question, startOver }}
    >
      <SelectField
        label={texts.refundOf}
        value={kind}
        options={RULES}
        labels={texts.rules}
        hint={texts.ruleHints[kind]}
        onChange={(chosen) => change({ kind: chosen })}
      />
      <SelectField
        label={texts.reason}
        value={reason}
        options={REFUND_REASONS.map((value) => ({ value, label: refundReasonName(value) }))}
        onChange={(chosen) => change({ reason: chosen })}
      />
      {kind === 'percentage' && (
        <InputField
          label={texts.percent}
          message={message}
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          value={percentText}
          onChange={(text) => change({ percentText: text })}
        />
      )}
      {kind === 'percentage' && recentRefunds > 0 && (
        <div className={form.wide}>
          <Form.Check
            id={`${id}-again`}
            className={form.check}
            label={texts.refundAgain(recentRefunds)}
            checked={isRepeating}
            aria-describedby={`${id}-again-hint`}
            onChange={({ target }) => setIsRepeating(target.checked)}
          />
          <Form.Text id={`${id}-again-hint`}>{texts.refundAgainHint}</Form.Text>
        </div>
      )}
    </BatchDialog>
  );
}
