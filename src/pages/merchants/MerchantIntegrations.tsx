import { ConfigurationBadges } from '@/components/ConfigurationBadges';
import { DataTable, type Columns } from '@/components/DataTable';
import { StatusBadge } from '@/components/StatusBadge';
import { integrationTone, type Integration } from '@/domain/integrations';
import { innerDialogOpened } from '@/slices/dialogsSlice';
import { useAppDispatch } from '@/store/hooks';

type Props = { integrations: readonly Integration[] };

/** The integrations of one merchant; each opens above its dialog. */
export function MerchantIntegrations({ integrations }: Props) {
  const dispatch = useAppDispatch();
  const columns: Columns<Integration> = [
    {
      header: 'INTEGRATION NAME',
      render: ({ id, integrationName }) => (
        <button
          type="button"
          className="row-link"
          onClick={() => dispatch(innerDialogOpened({ kind: 'viewIntegration', integrationId: id }))}
        >
          {integrationName}
        </button>
      ),
    },
    { header: 'CONFIGURATION', render: ({ configurations }) => <ConfigurationBadges enabled={configurations} /> },
    { header: 'STATUS', render: ({ status }) => <StatusBadge label={status} tone={integrationTone(status)} /> },
  ];
  return (
    <>
      <h3>Integrations</h3>
      <DataTable
        caption="Integrations of the merchant"
        columns={columns}
        rows={integrations}
        rowKey={({ id }) => id}
        empty="This merchant has no integrations yet"
      />
    </>
  );
}
