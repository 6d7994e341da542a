import { Plus } from 'lucide-react';
import { ActButton } from '@/containers/permissions/ActButton';
import { ConfigurationBadges } from '@/components/badges/ConfigurationBadges';
import { PageHeading } from '@/components/page/PageHeading';
import { DialogLink } from '@/containers/DialogLink';
import { PendingRow } from '@/containers/PendingRow';
import { ListScreen } from '@/containers/ListScreen';
import { integrationsList } from '@/selectors/integrations/integrationsSelectors';
import { selectTableOf } from '@/selectors/lists/listTable';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';
import * as texts from './texts';

export function IntegrationsPage() {
  const dispatch = useAppDispatch();
  return (
    <>
      <PageHeading title={texts.title} subtitle={texts.subtitle}>
        <ActButton act="editIntegrations" onClick={() => dispatch(dialogOpened({ kind: 'createIntegration' }))}>
          <Plus aria-hidden size={18} /> {texts.createIntegration}
        </ActButton>
      </PageHeading>
      <ListScreen
        list={integrationsList}
        file={{ selectTable: selectTableOf(integrationsList) }}
        search={{ label: texts.searchMerchant, placeholder: texts.searchMerchant }}
        cells={{
          merchant: {
            render: ({ id, merchantName, integrationName }) => (
              <>
                <DialogLink
                  dialog={{ kind: 'viewIntegration', integrationId: id }}
                  label={texts.viewIntegration(merchantName, integrationName)}
                >
                  {merchantName}
                </DialogLink>
                {process.env.TEAM !== '' && <PendingRow id={id} />}
              </>
            ),
            cardSlot: 'name',
          },
          configuration: {
            render: ({ configurations }) => <ConfigurationBadges enabled={configurations} />,
            cardSlot: 'badge',
          },
        }}
      />
    </>
  );
}
