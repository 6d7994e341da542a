import { Suspense, useDeferredValue } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart, renewFailedParts } from '@/components/lazyPart';
import { PartError } from '@/components/PartError';
import { LazyPalette } from '@/app/palette/LazyPalette';
import { DownloadReport } from '@/app/report/DownloadReport';
import { dialogClosed, selectOpenDialog, type Dialog } from '@/slices/dialogsSlice';
import { paletteClosed, paletteKeyPressed, selectIsPaletteOpen } from '@/slices/paletteSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { OnItsWay } from './OnItsWay';
import { useFocusReturn } from './useFocusReturn';

const TransactionDetailsDialog = lazyPart(async () => {
  const page = await import(
    /* webpackChunkName: "transaction-details" */ '@/pages/transactions/TransactionDetailsDialog'
  );
  return page.TransactionDetailsDialog;
});
const RefundPaymentDialog = lazyPart(async () => {
  const page = await import(/* webpackChunkName: "refund-payment" */ '@/pages/transactions/RefundPaymentDialog');
  return page.RefundPaymentDialog;
});
const VoidPaymentDialog = lazyPart(async () => {
  const page = await import(/* webpackChunkName: "void-payment" */ '@/pages/transactions/VoidPaymentDialog');
  return page.VoidPaymentDialog;
});
const ReceiptDialog = lazyPart(async () => {
  const page = await import(/* webpackChunkName: "receipt" */ '@/pages/transactions/ReceiptDialog');
  return page.ReceiptDialog;
});
// Each pair of forms is one form: it comes in one chunk.
const CreateIntegrationDialog = lazyPart(async () => {
  const page = await import(/* webpackChunkName: "integration-form" */ '@/pages/integrations/CreateIntegrationDialog');
  return page.CreateIntegrationDialog;
});
const EditIntegrationDialog = lazyPart(async () => {
  const page = await import(/* webpackChunkName: "integration-form" */ '@/pages/integrations/EditIntegrationDialog');
  return page.EditIntegrationDialog;
});
const ViewIntegrationDialog = lazyPart(async () => {
  const page = await import(/* webpackChunkName: "view-integration" */ '@/pages/integrations/ViewIntegrationDialog');
  return page.ViewIntegrationDialog;
});
const AddMerchantDialog = lazyPart(async () => {
  const page = await import(/* webpackChunkName: "merchant-form" */ '@/pages/merchants/AddMerchantDialog');
  return page.AddMerchantDialog;
});
const EditMerchantDialog = lazyPart(async () => {
  const page = await import(/* webpackChunkName: "merchant-form" */ '@/pages/merchants/EditMerchantDialog');
  return page.EditMerchantDialog;
});
const MerchantDetailsDialog = lazyPart(async () => {
  const page = await import(/* webpackChunkName: "merchant-details" */ '@/pages/merchants/MerchantDetailsDialog');
  return page.MerchantDetailsDialog;
});
const SuspendMerchantDialog = lazyPart(async () => {
  const page = await import(/* webpackChunkName: "suspend-merchant" */ '@/pages/merchants/SuspendMerchantDialog');
  return page.SuspendMerchantDialog;
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

const KeysDialog = lazyPart(async () => {
  const part = await import(/* webpackChunkName: "keys" */ './KeysDialog');
  return part.KeysDialog;
});

/** Shows the one open dialog of the state, or the palette, on any screen; each is loaded when it is first needed. */
export function DialogHost() {
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectOpenDialog);
  const isPaletteOpen = useAppSelector(selectIsPaletteOpen);
  // What is open stays until the chunk of the next has come: its place would be empty, and the page behind in reach.
  const arrived = useDeferredValue(dialog);
  const shown = dialog.kind === 'none' ? dialog : arrived;
  const close = () => dispatch(isPaletteOpen ? paletteClosed() : dialogClosed());
  const onItsWay = isPaletteOpen ? (
    <OnItsWay onEscape={close} onKeyPressed={(key) => dispatch(paletteKeyPressed(key))} />
  ) : (
    <OnItsWay onEscape={close} />
  );
  useFocusReturn(dialog.kind !== 'none' || isPaletteOpen);
  return (
    <ErrorBoundary
      resetKeys={[dialog, isPaletteOpen]}
      onReset={({ reason }) => {
        renewFailedParts();
        // Another dialog is open by now; only the button closes the broken one.
        if (reason === 'imperative-api') close();
      }}
      fallbackRender={(props) => (
        <div className="dialog-error">
          <PartError part="The dialog" action="Close" {...props}>
            <DownloadReport label="Download the report" size="sm" />
          </PartError>
        </div>
      )}
    >
      {shown !== dialog && onItsWay}
      <Suspense fallback={onItsWay}>{isPaletteOpen ? <LazyPalette /> : renderDialog(shown)}</Suspense>
    </ErrorBoundary>
  );
}

function renderDialog(dialog: Dialog) {
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'transactionDetails':
      return <TransactionDetailsDialog transactionId={dialog.transactionId} />;
    case 'refundPayment':
      return <RefundPaymentDialog transactionId={dialog.transactionId} />;
    case 'voidPayment':
      return <VoidPaymentDialog transactionId={dialog.transactionId} />;
    case 'receipt':
      return <ReceiptDialog transactionId={dialog.transactionId} />;
    case 'createIntegration':
      return <CreateIntegrationDialog />;
    case 'editIntegration':
      return <EditIntegrationDialog integrationId={dialog.integrationId} />;
    case 'viewIntegration':
      return <ViewIntegrationDialog integrationId={dialog.integrationId} />;
    case 'addMerchant':
      return <AddMerchantDialog />;
    case 'merchantDetails':
      return <MerchantDetailsDialog merchantId={dialog.merchantId} />;
    case 'editMerchant':
      return <EditMerchantDialog merchantId={dialog.merchantId} />;
    case 'suspendMerchant':
      return <SuspendMerchantDialog merchantId={dialog.merchantId} />;
    case 'resetSampleData':
      return <ResetSampleDataDialog />;
    case 'reportProblem':
      return <ReportProblemDialog />;
    case 'openRecording':
      return <OpenRecordingDialog />;
    case 'keys':
      return <KeysDialog />;
  }
}
