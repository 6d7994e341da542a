import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart, renewFailedParts } from '@/components/lazyPart';
import { PartError } from '@/components/PartError';
import { dialogClosed, selectOpenDialog, type Dialog } from '@/slices/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

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
const ReportProblemDialog = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "report-problem" */ '@/app/report/ReportProblemDialog');
  return part.ReportProblemDialog;
});
const OpenRecordingDialog = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "open-recording" */ '@/app/report/OpenRecordingDialog');
  return part.OpenRecordingDialog;
});

/** Shows the one open dialog of the state, on any screen; each is loaded when it is first needed. */
export function DialogHost() {
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectOpenDialog);
  return (
    <ErrorBoundary
      resetKeys={[dialog]}
      onReset={({ reason }) => {
        renewFailedParts();
        // Another dialog is open by now; only the button closes the broken one.
        if (reason === 'imperative-api') dispatch(dialogClosed());
      }}
      fallbackRender={(props) => (
        <div className="dialog-error">
          <PartError part="The dialog" action="Close" {...props} />
        </div>
      )}
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
    case 'reportProblem':
      return <ReportProblemDialog />;
    case 'openRecording':
      return <OpenRecordingDialog />;
  }
}
