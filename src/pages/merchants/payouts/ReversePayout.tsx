import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import { instantNow } from '@/commands/approvals/readCurrentTime';
import { restoredApproval } from '@/commands/approvals/restoredApproval';
import { reversePayout } from '@/commands/statements/statements';
import { focusAnswer, onceAsked } from '@/components/buttons/onceAsked';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { partyNameOf } from '@/domain/statements/parties';
import type { Payout } from '@/domain/statements/payouts/payouts';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import * as texts from './texts';

/** Reverses a payout: after a question if it has no Undo, because it would need an approval again. */
export function ReversePayout({ payout }: { payout: Payout }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const party = partyNameOf(useAppSelector(selectPartyNames), payout.partyId);
  const [isAsked, setIsAsked] = useState(false);
  const name = <span className="visually-hidden"> {texts.payoutTo(payout.reference, party)}</span>;
  const reverse = () => {
    dispatch(reversePayout(payout));
  };
  const press = () => {
    if (restoredApproval(store.getState(), payout, dispatch(instantNow()))) setIsAsked(true);
    else reverse();
  };
  if (!isAsked)
    return (
      <SmallButton onClick={press}>
        {texts.reversePayout}
        {name}
      </SmallButton>
    );
  return (
    <>
      <p className="mb-1" role="alert">
        {texts.reverseQuestion}
      </p>
      <span className="d-flex flex-wrap gap-2">
        <SmallButton ref={focusAnswer} onClick={() => setIsAsked(false)}>
          {texts.keepPayout}
          {name}
        </SmallButton>
        <Button variant="danger" size="sm" onClick={onceAsked(reverse)}>
          {texts.reversePayout}
          {name}
        </Button>
      </span>
    </>
  );
}
