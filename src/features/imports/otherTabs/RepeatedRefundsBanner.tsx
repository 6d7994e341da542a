import { keepBothRefunds } from '@/commands/payments/keepBothRefunds';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { WarningBanner } from '@/components/page/banners/WarningBanner';
import { useMoney } from '@/containers/money/Money';
import { findRecords } from '@/domain/entries/paymentEvents';
import { selectPaymentEvents } from '@/slices/entities/paymentEventsSlice';
import { selectRepeatedRefundIds } from '@/selectors/sync/repeatedRefunds';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './texts';

/** Asks about each refund that two tabs recorded within a minute. The later one can be withdrawn, in either tab. */
export function RepeatedRefundsBanner() {
  const ids = useAppSelector(selectRepeatedRefundIds);
  return ids.map((id) => <RepeatedRefund key={id} id={id} />);
}

function RepeatedRefund({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const money = useMoney();
  // The question ends when any tab withdraws the refund.
  const [refund] = findRecords(useAppSelector(selectPaymentEvents), new Set([id]));
  if (refund?.kind !== 'refund') return null;
  const { transactionId, amount } = refund;
  return (
    <WarningBanner title={texts.repeatedRefund(money(amount), transactionId)} text={texts.keepOrWithdraw}>
      <SmallButton onClick={() => dispatch(keepBothRefunds(id))}>{texts.keepBoth}</SmallButton>
      <SmallButton onClick={() => dispatch(dialogOpened({ kind: 'withdrawRefund', transactionId, recordId: id }))}>
        {texts.withdrawOne}
      </SmallButton>
    </WarningBanner>
  );
}
