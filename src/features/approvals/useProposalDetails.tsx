import type { ReactNode } from 'react';
import { DialogLink } from '@/containers/DialogLink';
import { useMoney } from '@/containers/money/Money';
import { useRuleText } from '@/containers/approvals/useRuleText';
import { useApprovalTime } from '@/containers/approvals/useApprovalTime';
import type { ProposedAct } from '@/domain/approvals/proposalState';
import { formatDay } from '@/domain/calendar/dates';
import { refundReasonName } from '@/domain/payments/vocabulary';
import { selectTransactionDetails } from '@/selectors/payments/paymentsSelectors';
import { selectApprovalRules } from '@/slices/entities/recordSlices';
import { useAppSelector } from '@/store/hooks';
import * as texts from './texts';
import { useSubjectText } from './useSubjectText';

type Detail = { term: string; value: ReactNode; isWide?: boolean };

/** The details of a proposal, for its dialog. */
export function useProposalDetails(proposal: ProposedAct): Detail[] {
  const money = useMoney();
  const ruleText = useRuleText();
  const rules = useAppSelector(selectApprovalRules);
  const { title, nameOf } = useSubjectText()(proposal, money);
  const { act, items, recordedBy, approvers, decision, expires, ruleIds } = proposal;
  const { timeOf, timeAtInstant, zone } = useApprovalTime(items[0]?.subjectId);
  const details = useAppSelector((state) => selectTransactionDetails(state, items[0]?.subjectId ?? ''));
  const caught = ruleIds.flatMap((id) => rules[id] ?? []);
  const isPayout = act === 'recordPayouts';
  const isOne = items.length === 1;
  const term = isPayout ? (isOne ? texts.party : texts.parties) : isOne ? texts.payment : texts.payments;
  const names = approvers.map(({ name }) => name);
  return [
    { term: texts.what, value: title },
    { term, isWide: !isOne, value: <Subjects items={items} isPayout={isPayout} nameOf={nameOf} /> },
    ...(details && isOne
      ? [
          { term: texts.merchant, value: details.merchantName },
          { term: texts.paid, value: money(details.amount) },
        ]
      : []),
    ...(act === 'refundPayments' ? [{ term: texts.reason, value: refundReasonName(proposal.reason) }] : []),
    ...(isPayout
      ? [
          { term: texts.day, value: formatDay(proposal.day) },
          { term: texts.reference, value: proposal.reference },
          ...(proposal.reason === undefined ? [] : [{ term: texts.reason, value: proposal.reason }]),
        ]
      : []),
    { term: texts.proposedBy, value: texts.by(recordedBy, timeOf(proposal)) },
    ...(caught.length > 0 ? [{ term: texts.why, isWide: true, value: caught.map(ruleText).join(' ') }] : []),
    ...(decision
      ? [
          {
            term: decision.result === 'withdrawn' ? texts.withdrawnBy : texts.decidedBy,
            value: texts.by(decision.recordedBy, timeOf(decision)),
          },
          ...(decision.note === '' ? [] : [{ term: texts.note, isWide: true, value: decision.note }]),
        ]
      : [
          { term: texts.mayApprove, isWide: true, value: new Intl.ListFormat('en-US').format(names) },
          { term: texts.expires, value: timeAtInstant(expires) },
        ]),
    { term: texts.timeZone, value: zone },
  ];
}

type SubjectsProps = { items: ProposedAct['items']; isPayout: boolean; nameOf: (id: string) => string };

/** All payments or parties, because a person approves all of them. */
function Subjects({ items, isPayout, nameOf }: SubjectsProps) {
  const money = useMoney();
  const link = (id: string) =>
    isPayout ? nameOf(id) : <DialogLink dialog={{ kind: 'transactionDetails', transactionId: id }}>{id}</DialogLink>;
  const [only] = items;
  if (items.length === 1 && only) return link(only.subjectId);
  return (
    <>
      {items.map(({ subjectId, amount }) => (
        <div key={subjectId}>
          {link(subjectId)} {money(amount)}
        </div>
      ))}
    </>
  );
}
