import {
  Suspense,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  type ComponentType,
  type RefObject,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { DraftsContext } from '@/app/drafts';
import { useFocusReturn, useFocusWithin, type FocusedLabels } from '@/app/keyboard/useFocus';
import { assignmentDialogs } from '@/features/assignments/dialogs';
import { approvalDialogs } from '@/features/approvals/dialogs';
import { batchDialogs } from '@/features/batches/dialogs';
import { chargeModelDialogs } from '@/features/chargeModel/dialogs';
import { noteDialogs } from '@/features/notes/dialogs';
import { recordFileDialogs } from '@/features/recordFiles/dialogs';
import { teamDialogs } from '@/features/team/dialogs';
import { workspaceDialogs } from '@/features/imports/dialogs';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import { LazyPalette } from '@/features/palette/LazyPalette';
import { DownloadReport } from '@/features/problemReports/DownloadReport';
import { reportDialogs } from '@/features/problemReports/dialogs';
import { lazyPart, renewFailedParts, type LazyPart } from '@/components/browser/lazyPart';
import { DialogClosing } from '@/components/dialogs/DialogClosing';
import { DraftContext } from '@/components/forms/useDraft';
import { PartError } from '@/components/page/PartError';
import { dashboardDialogs } from '@/pages/dashboard/dialogs';
import { integrationsDialogs } from '@/pages/integrations/dialogs';
import { merchantsDialogs } from '@/pages/merchants/dialogs';
import { transactionsDialogs } from '@/pages/transactions/dialogs';
import { dialogClosed, selectOpenDialog, type DialogRequest } from '@/slices/ui/dialogsSlice';
import { paletteClosed, paletteKeyPressed, selectIsPaletteOpen } from '@/slices/ui/paletteSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './DialogHost.module.scss';
import { PendingDialog } from './PendingDialog';
import * as texts from './texts';

/** Each dialog gets the props of its row. */
type DialogParts = {
  [Kind in Exclude<DialogRequest['kind'], 'none'>]: LazyPart<Omit<Extract<DialogRequest, { kind: Kind }>, 'kind'>>;
};

/** All dialogs, each in a separate chunk. */
const DIALOGS: DialogParts = {
  ...transactionsDialogs,
  ...integrationsDialogs,
  ...merchantsDialogs,
  ...dashboardDialogs,
  ...reportDialogs,
  ...workspaceDialogs,
  ...approvalDialogs,
  ...batchDialogs,
  ...chargeModelDialogs,
  ...recordFileDialogs,
  ...noteDialogs,
  ...assignmentDialogs,
  ...teamDialogs,
  keys: lazyPart('KeysDialog', () => import(/* webpackChunkName: "keys" */ './KeysDialog')),
};

/** Shows the open dialog of the state, or the palette, on any screen. Each chunk loads on first use. */
export function DialogHost() {
  const dispatch = useAppDispatch();
  const dialog = useAppSelector(selectOpenDialog);
  const isPaletteOpen = useAppSelector(selectIsPaletteOpen);
  // The open dialog stays until the chunk of the next one has loaded, because an empty gap would expose the page
  // behind. A loaded chunk is shown immediately, so that a second press does not hit the dialog that the first press
  // closed.
  const arrived = useDeferredValue(dialog);
  const shown = dialog.kind === 'none' || DIALOGS[dialog.kind].hasArrived() ? dialog : arrived;
  const close = () => dispatch(isPaletteOpen ? paletteClosed() : dialogClosed());
  // Not part of the state, because time travel must not run the results that were found then.
  const isEntered = useRef(false);
  useEffect(() => {
    isEntered.current = false;
  }, [isPaletteOpen]);
  const consumeEnter = () => {
    const wasEntered = isEntered.current;
    isEntered.current = false;
    return wasEntered;
  };
  const pressForPalette = (key: string) => {
    if (key === 'Enter') isEntered.current = true;
    else if (!isEntered.current) dispatch(paletteKeyPressed(key));
  };
  const pendingDialog = <PendingDialog onEscape={close} onKeyPressed={isPaletteOpen ? pressForPalette : undefined} />;
  useFocusReturn(dialog.kind !== 'none' || isPaletteOpen);
  const focused = useRef<FocusedLabels>(new Map());
  useEffect(() => {
    if (dialog.kind === 'none') focused.current.clear();
  }, [dialog.kind]);
  return (
    <ErrorBoundary
      resetKeys={[dialog, isPaletteOpen]}
      onReset={({ reason }) => {
        renewFailedParts();
        // If another dialog is open by now, only the button closes the failed one.
        if (reason === 'imperative-api') close();
      }}
      fallbackRender={(props) => (
        <div className={styles.error} data-notice="dialog">
          <PartError part={texts.dialog} action={texts.close} {...props}>
            <DownloadReport label={texts.downloadReport} size="sm" />
          </PartError>
        </div>
      )}
    >
      {shown !== dialog && pendingDialog}
      <Suspense fallback={pendingDialog}>
        {isPaletteOpen ? (
          <LazyPalette consumeEnter={consumeEnter} />
        ) : (
          shown.kind !== 'none' && <OpenDialog key={shown.kind} dialog={shown} focused={focused} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

type OpenDialogProps = { dialog: Exclude<DialogRequest, { kind: 'none' }>; focused: RefObject<FocusedLabels> };

function OpenDialog({ dialog, focused }: OpenDialogProps) {
  const { kind, ...row } = dialog;
  const dispatch = useAppDispatch();
  const close = useCallback(() => void dispatch(dialogClosed()), [dispatch]);
  useFocusWithin(kind, focused);
  const { draftOf } = useContext(DraftsContext);
  const draft = useMemo(() => draftOf(dialog), [draftOf, dialog]);
  const { DialogGuard } = useWorkspaceServices();
  // The table above maps each kind to its props, which the compiler cannot relate.
  const Part = DIALOGS[kind] as ComponentType<typeof row>;
  return (
    <DialogClosing value={close}>
      <DraftContext value={draft}>
        {DialogGuard ? (
          <DialogGuard dialog={dialog}>
            <Part {...row} />
          </DialogGuard>
        ) : (
          <Part {...row} />
        )}
      </DraftContext>
    </DialogClosing>
  );
}
