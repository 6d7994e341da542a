import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart, renewFailedParts } from '@/components/lazyPart';
import { PartError } from '@/components/PartError';
import { LazyPalette } from '@/app/palette/LazyPalette';
import { dialogClosed, selectOpenDialog, type Dialog } from '@/slices/dialogsSlice';
import { paletteClosed, selectIsPaletteOpen } from '@/slices/paletteSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useFocusReturn } from './useFocusReturn';

const TransactionDetailsDialog = lazyPart(async () => {
  const page = await import(
    /* webpackChunkName: "transaction-details" */ '@/pages/transactions/TransactionDetailsDialog'
  );
  return page.TransactionDetailsDialog;
});
const CreateIntegrationDialog = lazyPart(async () => {
  const page = await import(
    /* webpackChunkName: "create-integration" */ '@/pages/integrations/CreateIntegrationDialog'
  );
  return page.CreateIntegrationDialog;
});
const ViewIntegrationDialog = lazyPart(async () => {
  const page = await import(/* webpackChunkName: "view-integration" */ '@/pages/integrations/ViewIntegrationDialog');
  return page.ViewIntegrationDialog;
});
const AddMerchantDialog = lazyPart(async () => {
  const page = await import(/* webpackChunkName: "add-merchant" */ '@/pages/merchants/AddMerchantDialog');
  return page.AddMerchantDialog;
});
const ResetSampleDataDialog = lazyPart(async () => {
  const page = await import(/* webpackChunkName: "reset-sample-data" */ '@/pages/dashboard/ResetSampleDataDialog');
  return page.ResetSampleDataDialog;
});

const KeysDialog = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "keys" */ './KeysDialog');
  return part.KeysDialog;
});

/** Shows the one open dialog of the state, or the palette, on any screen; each is loaded when it is first needed. */
export function DialogHost() {
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectOpenDialog);
  const isPaletteOpen = useAppSelector(selectIsPaletteOpen);
  useFocusReturn(dialog.kind !== 'none' || isPaletteOpen);
  return (
    <ErrorBoundary
      resetKeys={[dialog, isPaletteOpen]}
      onReset={({ reason }) => {
        renewFailedParts();
        // Another dialog is open by now; only the button closes the broken one.
        if (reason !== 'imperative-api') return;
        dispatch(dialogClosed());
        dispatch(paletteClosed());
      }}
      fallbackRender={(props) => (
        <div className="dialog-error">
          <PartError part="The dialog" action="Close" {...props} />
        </div>
      )}
    >
      <Suspense>{isPaletteOpen ? <LazyPalette /> : renderDialog(dialog)}</Suspense>
    </ErrorBoundary>
  );
}

function renderDialog(dialog: Dialog) {
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'transactionDetails':
      return <TransactionDetailsDialog transactionId={dialog.transactionId} />;
    case 'createIntegration':
      return <CreateIntegrationDialog />;
    case 'viewIntegration':
      return <ViewIntegrationDialog integrationId={dialog.integrationId} />;
    case 'addMerchant':
      return <AddMerchantDialog />;
    case 'resetSampleData':
      return <ResetSampleDataDialog />;
    case 'keys':
      return <KeysDialog />;
  }
}
