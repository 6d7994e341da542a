import { ConfigurationBadges } from '@/components/badges/ConfigurationBadges';
import { StatusBadge } from '@/components/badges/StatusBadge';
import { DataTable, type TableColumns } from '@/components/lists/DataTable';
import { RouteLink } from '@/components/text/RouteLink';
import { DialogLink } from '@/containers/DialogLink';
import { integrationTone, type Integration } from '@/domain/integrations/integrations';
import { describeCount } from '@/domain/lists/paging';
import { addressOf, PATHS } from '@/domain/screens';
import * as texts from './detailsTexts';

/** At most this many are shown. The Integrations screen has all of them. */
const SHOWN = 10;

type Props = { integrations: readonly Integration[]; merchantName: string };

const COLUMNS: TableColumns<Integration> = [
  {
    header: texts.integrationNameHeader,
    render: ({ id, integrationName }) => (
      <DialogLink dialog={{ kind: 'viewIntegration', integrationId: id }}>{integrationName}</DialogLink>
    ),
    cardSlot: 'name',
  },
  {
    header: texts.configurationHeader,
    render: ({ configurations }) => <ConfigurationBadges enabled={configurations} />,
  },
  {
    header: texts.statusHeader,
    render: ({ status }) => <StatusBadge label={status} tone={integrationTone(status)} />,
    cardSlot: 'badge',
  },
];

/** The first integrations of a merchant. Each opens above the merchant's dialog. */
export function MerchantIntegrations({ integrations, merchantName }: Props) {
  return (
    <>
      <h3>{texts.integrations}</h3>
      <DataTable
        caption={texts.integrationsCaption}
        columns={COLUMNS}
        rows={integrations.slice(0, SHOWN)}
        rowKey={({ id }) => id}
        hasCardRows
        empty={texts.noIntegrations}
      />
      {integrations.length > SHOWN && (
        <p className="mt-2 mb-0">
          {texts.firstOf(SHOWN, describeCount(integrations.length, 'integration'))}{' '}
          <RouteLink to={addressOf(PATHS.integrations, { search: merchantName })}>
            {texts.viewAllIntegrations}
          </RouteLink>
        </p>
      )}
    </>
  );
}
