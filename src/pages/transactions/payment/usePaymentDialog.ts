import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** What the details of a payment and the dialogs they open have in common: their payment, and the way back. */
export function usePaymentDialog(transactionId: string) {
  const dispatch = useAppDispatch();
  const payment = useAppSelector((state) => selectPayment(state, transactionId));
  return {
    payment,
    close: () => dispatch(dialogClosed()),
  };
}
