import { ConfigurationBadges } from '@/components/badges/ConfigurationBadges';
import { StatusBadge } from '@/components/badges/StatusBadge';
import { DataTable, type TableColumns } from '@/components/lists/DataTable';
import { RouteLink } from '@/components/text/RouteLink';
import { DialogLink } from '@/containers/DialogLink';
import { integrationTone, type Integration } from '@/domain/integrations/integrations';
import { describeCount } from '@/domain/lists/paging';
import { addressOf, PATHS } from '@/domain/screens';

/** At most this many are shown. The Integrations screen has all of them. */
const SHOWN = 10;

type Props = { integrations: readonly Integration[]; merchantName: string };

const COLUMNS: TableColumns<Integration> = [
  {
    header: 'INTEGRATION NAME',
    render: ({ id, integrationName }) => (
      <DialogLink dialog={{ kind: 'viewIntegration', integrationId: id }}>{integrationName}</DialogLink>
    ),
    place: 'name',
  },
  { header: 'CONFIGURATION', render: ({ configurations }) => <ConfigurationBadges enabled={configurations} /> },
  {
    header: 'STATUS',
    render: ({ status }) => <StatusBadge label={status} tone={integrationTone(status)} />,
    place: 'badge',
  },
];

/** The first integrations of a merchant. Each opens above the merchant's dialog. */
export function MerchantIntegrations({ integrations, merchantName }: Props) {
  return (
    <>
      <h3>Integrations</h3>
      <DataTable
        caption="Integrations of the merchant"
        columns={COLUMNS}
        rows={integrations.slice(0, SHOWN)}
        rowKey={({ id }) => id}
        hasCardRows
        empty="This merchant has no integrations yet"
      />
      {integrations.length > SHOWN && (
        <p className="mt-2 mb-0">
          The first {SHOWN} of {describeCount(integrations.length, 'integration')}.{' '}
          <RouteLink to={addressOf(PATHS.integrations, { search: merchantName })}>View all integrations</RouteLink>
        </p>
      )}
    </>
  );
}
