import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import { leftOut, pendingMark } from '@/selectors/sync/pendingTexts';
import { ExportButton } from '@/containers/ExportButton';
import { Dialog } from '@/components/dialogs/Dialog';
import { selectPendingIds } from '@/selectors/sync/pendingChanges';
import { selectConfirmedPayouts } from '@/selectors/reconciliation/confirmedPayoutSelectors';
import { selectPayouts } from '@/selectors/statements/statementSources';
import { selectPayoutsTable } from '@/selectors/statements/statementTables';
import { innerDialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { PayoutTable } from './PayoutTable';
import { ReversePayout } from './ReversePayout';
import { SepaFile } from './SepaFile';
import * as texts from './texts';

/**
 * All payouts, last recorded first, with the bank report that confirms them. Each can be reversed, because a bank may
 * return a transfer that it made.
 */
export function PayoutsDialog() {
  const dispatch = useAppDispatch();
  const payouts = useAppSelector(selectPayouts);
  const confirmed = useAppSelector(selectConfirmedPayouts);
  const pendingIds = useAppSelector(selectPendingIds);
  const stored = payouts.filter(({ id }) => !pendingIds.has(id));
  return (
    <Dialog
      title={texts.payoutHistory}
      help="payouts"
      size="lg"
      dismiss="Close"
      footer={
        <>
          <SecondaryButton onClick={() => dispatch(innerDialogOpened({ kind: 'recordFile', records: 'payouts' }))}>
            {texts.importPayouts}
          </SecondaryButton>
          <ExportButton
            label={texts.bankFile}
            fileName="payouts.csv"
            getTable={(state) => selectPayoutsTable(state, stored)}
          />
        </>
      }
    >
      <PayoutTable
        caption={texts.payoutHistory}
        payouts={payouts}
        empty={texts.noPayouts}
        noteOf={({ id }) => (pendingIds.has(id) ? pendingMark : texts.confirmedBy(confirmed.get(id)))}
        amountLink={({ id }) => ({ kind: 'payoutLines', payoutId: id })}
        action={{
          header: texts.actionHeader,
          cardSlot: 'badge',
          render: (payout) => <ReversePayout payout={payout} />,
        }}
      />
      {stored.length < payouts.length && <p>{leftOut(payouts.length - stored.length)}</p>}
      <SepaFile payouts={stored} />
    </Dialog>
  );
}
