import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { saveRule } from '@/commands/approvals/rules';
import * as actionList from '@/components/lists/actionList.module.scss';
import { Dialog } from '@/components/dialogs/Dialog';
import { canApprove } from '@/containers/approvals/texts';
import { useRuleText } from '@/containers/approvals/useRuleText';
import { RefusalText } from '@/containers/RefusalText';
import { useApprovalTime } from '@/containers/approvals/useApprovalTime';
import type { ApprovalRule } from '@/domain/approvals/rules';
import type { Refusal } from '@/domain/refusals';
import { selectCurrentRules } from '@/selectors/approvals/approvalSelectors';
import { selectPeople, selectPermission } from '@/selectors/permissions/permissions';
import { innerDialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ApprovalItem } from './ApprovalItem';
import * as texts from './texts';

/** The rules that say which acts need an approval. Everybody reads them; only some may change them. */
export function ApprovalRulesDialog() {
  const dispatch = useAppDispatch();
  const rules = useAppSelector(selectCurrentRules);
  const permission = useAppSelector((state) => selectPermission(state, 'editApprovalRules'));
  const [refusal, setRefusal] = useState<Refusal>();
  const { zone } = useApprovalTime();
  const open = (ruleId: string | undefined) =>
    dispatch(innerDialogOpened({ kind: 'approvalRule', ...(ruleId !== undefined && { ruleId }) }));
  return (
    <Dialog
      title={texts.rulesTitle}
      help="approvals"
      size="lg"
      dismiss="Close"
      question={
        !permission.allowed ? (
          <p>
            <RefusalText refusal={permission.refusal} />
          </p>
        ) : (
          refusal && (
            <p role="alert">
              <RefusalText refusal={refusal} />
            </p>
          )
        )
      }
      footer={
        <Button aria-disabled={!permission.allowed} onClick={() => permission.allowed && open(undefined)}>
          {texts.addRule}
        </Button>
      }
    >
      <p>{texts.rulesHint}</p>
      {rules.length === 0 ? (
        <p className="mb-0">{texts.noRules}</p>
      ) : (
        <ul className={actionList.list} aria-label={texts.rulesList}>
          {rules.map((rule) => (
            <RuleItem
              key={rule.id}
              rule={rule}
              isEditable={permission.allowed}
              onEdit={() => open(rule.id)}
              onRemove={() => setRefusal(dispatch(saveRule({ ...rule, withdraws: rule.id, replaces: undefined })))}
            />
          ))}
        </ul>
      )}
      {rules.length > 0 && <p className="form-text mb-0">{texts.timesIn(zone)}</p>}
    </Dialog>
  );
}

type ItemProps = { rule: ApprovalRule; isEditable: boolean; onEdit: () => void; onRemove: () => void };

function RuleItem({ rule, isEditable, onEdit, onRemove }: ItemProps) {
  const text = useRuleText()(rule);
  const { timeOf } = useApprovalTime();
  const people = useAppSelector(selectPeople);
  const names = people.flatMap(({ id, name }) => (rule.approverIds.includes(id) ? name : []));
  const approvers = rule.approverIds.length === 0 ? texts.everybodyMay : canApprove(names);
  return (
    <ApprovalItem
      title={text}
      note={`${texts.ruleMeta(approvers, rule.days)} ${texts.savedBy(rule.recordedBy, timeOf(rule))}`}
      acts={
        isEditable
          ? [
              { label: texts.edit, onClick: onEdit },
              { label: texts.removeRule, onClick: onRemove },
            ]
          : []
      }
    />
  );
}
