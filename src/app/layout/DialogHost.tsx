import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { PartError } from '@/components/PartError';
import { dialogClosed, selectOpenDialog, type Dialog } from '@/slices/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const TransactionDetailsDialog = lazy(async () => {
  const page = await import(
    /* webpackChunkName: "transaction-details" */ '@/pages/transactions/TransactionDetailsDialog'
  );
  return { default: page.TransactionDetailsDialog };
});
const CreateIntegrationDialog = lazy(async () => {
  const page = await import(
    /* webpackChunkName: "create-integration" */ '@/pages/integrations/CreateIntegrationDialog'
  );
  return { default: page.CreateIntegrationDialog };
});
const ViewIntegrationDialog = lazy(async () => {
  const page = await import(/* webpackChunkName: "view-integration" */ '@/pages/integrations/ViewIntegrationDialog');
  return { default: page.ViewIntegrationDialog };
});
const AddMerchantDialog = lazy(async () => {
  const page = await import(/* webpackChunkName: "add-merchant" */ '@/pages/merchants/AddMerchantDialog');
  return { default: page.AddMerchantDialog };
});
const ResetSampleDataDialog = lazy(async () => {
  const page = await import(/* webpackChunkName: "reset-sample-data" */ '@/pages/dashboard/ResetSampleDataDialog');
  return { default: page.ResetSampleDataDialog };
});

/** Shows the one open dialog of the state, on any screen; each is loaded when it is first needed. */
export function DialogHost() {
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectOpenDialog);
  return (
    <ErrorBoundary
      resetKeys={[dialog]}
      onReset={() => dispatch(dialogClosed())}
      fallbackRender={(props) => <PartError part="The dialog" {...props} />}
    >
      <Suspense>{renderDialog(dialog)}</Suspense>
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
  }
}
