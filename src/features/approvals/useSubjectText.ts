import { describeProposal } from '@/selectors/approvals/texts';
import type { ProposedAct } from '@/domain/approvals/proposalState';
import { partyNameOf } from '@/domain/statements/parties';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { useAppSelector } from '@/store/hooks';

/** Returns what a proposal is, with its sum, and which payment or party it concerns; several are only counted. */
export function useSubjectText() {
  const names = useAppSelector(selectPartyNames);
  return ({ act, items }: ProposedAct, money: (cents: number) => string) => {
    const sum = items.reduce((total, { amount }) => total + amount, 0);
    const [only] = items;
    const nameOf = (id: string) => (act === 'recordPayouts' ? partyNameOf(names, id) : id);
    return {
      title: describeProposal(act, items.length, money(sum)),
      about: items.length === 1 && only ? nameOf(only.subjectId) : '',
      nameOf,
    };
  };
}
