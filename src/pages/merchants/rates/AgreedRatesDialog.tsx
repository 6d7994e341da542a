import Button from 'react-bootstrap/Button';
import { withdrawRates } from '@/commands/payments/agreedRates';
import { DataTable, type TableColumns } from '@/components/lists/DataTable';
import { RowButton, SecondaryButton } from '@/components/buttons/SecondaryButton';
import { Dialog } from '@/components/dialogs/Dialog';
import { formatDay } from '@/domain/calendar/dates';
import { ratesInEffect, type AgreedRate, type Rate } from '@/domain/fees/agreedRates';
import { formatRate } from '@/domain/fees/formatRate';
import { selectIntegrationDetails } from '@/selectors/integrations/integrationDetails';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectAgreedRates } from '@/slices/entities/recordSlices';
import { innerDialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { RATE_PARTIES } from './rateParties';
import * as texts from './texts';

type Props = { subject: 'merchant' | 'integration'; subjectId: string };

/** The agreed rates of a merchant or an integration, each from a day on, the newest first. */
export function AgreedRatesDialog({ subject, subjectId }: Props) {
  const dispatch = useAppDispatch();
  const merchantName = useAppSelector(selectMerchantNames).get(subjectId) ?? subjectId;
  const integration = useAppSelector((state) => selectIntegrationDetails(state, subjectId));
  const rates = ratesInEffect(Object.values(useAppSelector(selectAgreedRates)))
    .filter((rate) => rate.subject === subject && rate.subjectId === subjectId)
    .reverse();
  const currency = useAppSelector(selectCurrency);
  const shown = (rate: Rate | undefined) => (rate ? formatRate(rate, currency) : texts.notAgreed);
  const columns: TableColumns<AgreedRate> = [
    { header: texts.sinceHeader, cardSlot: 'name', render: ({ since }) => formatDay(since) },
    ...RATE_PARTIES.map((party) => ({
      header: texts.parties[party].toUpperCase(),
      shortHeader: texts.parties[party],
      render: (row: AgreedRate) =>
        party === 'partner' && row.partner && row.partnerName !== undefined
          ? texts.ofPartner(row.partnerName, shown(row.partner))
          : shown(row[party]),
    })),
    {
      header: texts.actionHeader,
      cardSlot: 'badge',
      render: (row) => (
        <>
          <RowButton
            label={texts.edit}
            about={formatDay(row.since)}
            onClick={() => dispatch(innerDialogOpened({ kind: 'addRates', subject, subjectId, replaces: row.id }))}
          />{' '}
          <RowButton label={texts.remove} about={formatDay(row.since)} onClick={() => dispatch(withdrawRates(row))} />
        </>
      ),
    },
  ];
  return (
    <Dialog
      title={texts.title}
      help="agreedRates"
      size="lg"
      dismiss="Close"
      footer={
        <>
          <SecondaryButton onClick={() => dispatch(innerDialogOpened({ kind: 'recordFile', records: 'rates' }))}>
            {texts.importRates}
          </SecondaryButton>
          <Button onClick={() => dispatch(innerDialogOpened({ kind: 'addRates', subject, subjectId }))}>
            {texts.addRates}
          </Button>
        </>
      }
    >
      <p>{texts.about(subject === 'merchant' ? merchantName : (integration?.integrationName ?? subjectId))}</p>
      <DataTable
        caption={texts.history}
        columns={columns}
        rows={rates}
        rowKey={({ id }) => id}
        hasCardRows
        empty={<p>{texts.none}</p>}
      />
    </Dialog>
  );
}
