import { selectPayment } from '@/selectors/payments/paymentsSelectors';
import { dialogClosed } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** The payment of a dialog and how the dialog closes: a refund, a void or a receipt returns to the details. */
export function usePaymentDialog(transactionId: string) {
  const dispatch = useAppDispatch();
  const payment = useAppSelector((state) => selectPayment(state, transactionId));
  return {
    payment,
    close: () => dispatch(dialogClosed()),
  };
}
