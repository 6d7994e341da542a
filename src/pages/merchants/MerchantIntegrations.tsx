import { ConfigurationBadges } from '@/components/badges/ConfigurationBadges';
import { StatusBadge } from '@/components/badges/StatusBadge';
import { DataTable, type Columns } from '@/components/lists/DataTable';
import { DialogLink } from '@/containers/DialogLink';
import { integrationTone, type Integration } from '@/domain/integrations/integrations';

type Props = { integrations: readonly Integration[] };

const COLUMNS: Columns<Integration> = [
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

/** The integrations of one merchant; each opens above its dialog. */
export function MerchantIntegrations({ integrations }: Props) {
  return (
    <>
      <h3>Integrations</h3>
      <DataTable
        caption="Integrations of the merchant"
        columns={COLUMNS}
        rows={integrations}
        rowKey={({ id }) => id}
        isStacked
        empty="This merchant has no integrations yet"
      />
    </>
  );
}
