import { ConfigurationBadges } from '@/components/badges/ConfigurationBadges';
import { StatusBadge } from '@/components/badges/StatusBadge';
import { DetailList } from '@/components/dialogs/DetailList';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import { EmbedCode } from '@/components/text/EmbedCode';
import { Dialog } from '@/components/dialogs/Dialog';
import { CopyRow } from '@/containers/copying/CopyRow';
import { DialogLink } from '@/containers/DialogLink';
import { Money } from '@/containers/money/Money';
import { NotesButton } from '@/containers/NotesButton';
import { notes } from '@/containers/texts';
import { settingItems } from '@/containers/settings/settingItems';
import { useCopyToast } from '@/containers/copying/useCopyToast';
import { integrationTone } from '@/domain/integrations/integrations';
import { formatPercent } from '@/domain/money/money';
import { numberOf } from '@/domain/rowNumbers';
import { PATHS } from '@/domain/screens';
import { selectIntegrationDetails } from '@/selectors/integrations/integrationDetails';
import { dialogClosed, dialogOpened } from '@/slices/ui/dialogsSlice';
import { selectDataSetHash } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './viewTexts';

const TITLE = texts.viewIntegration;

type Props = { integrationId: string };

export function ViewIntegrationDialog({ integrationId }: Props) {
  const dispatch = useAppDispatch();
  const integration = useAppSelector((state) => selectIntegrationDetails(state, integrationId));
  // The rows of the demo data are those of the specification.
  const isImported = useAppSelector(selectDataSetHash) !== undefined;
  const onCopied = useCopyToast('embed code');
  const close = () => dispatch(dialogClosed());
  if (!integration) return <MissingRowDialog title={TITLE} noun="integration" id={integrationId} />;

  const { split, surchargeRate, status } = integration;
  return (
    <Dialog
      title={TITLE}
      help="embedding"
      size="lg"
      dismiss="Cancel"
      onEdit={() => dispatch(dialogOpened({ kind: 'editIntegration', integrationId }))}
      footer={<SecondaryButton onClick={close}>{texts.save}</SecondaryButton>}
    >
      <DetailList
        items={[
          { term: texts.integrationName, value: integration.integrationName },
          {
            term: texts.merchant,
            value: (
              <DialogLink dialog={{ kind: 'merchantDetails', merchantId: integration.merchantId }}>
                {integration.merchantName}
              </DialogLink>
            ),
          },
          { term: texts.configuration, value: <ConfigurationBadges enabled={integration.configurations} showsAll /> },
          {
            term: texts.surcharge,
            value: surchargeRate === null ? texts.noSurcharge : formatPercent(surchargeRate),
          },
          {
            term: texts.split,
            value: split.unit === '%' ? formatPercent(split.hundredths) : <Money cents={split.hundredths} />,
          },
          ...(isImported
            ? [
                ...settingItems('integration', integrationId),
                { term: notes, value: <NotesButton subject="integration" subjectId={integrationId} /> },
              ]
            : []),
          { term: texts.status, value: <StatusBadge label={status} tone={integrationTone(status)} /> },
        ]}
      />
      <CopyRow
        dialog={{ kind: 'viewIntegration', integrationId }}
        path={PATHS.integrations}
        id={numberOf(integration)}
      />
      <EmbedCode code={integration.embedCode} onCopied={onCopied} />
    </Dialog>
  );
}
