import { recordRates } from '@/commands/recordFiles';
import type { TableColumns } from '@/components/lists/DataTable';
import { formatDay } from '@/domain/calendar/dates';
import { ratesInEffect, type Rate } from '@/domain/fees/agreedRates';
import { formatRate } from '@/domain/fees/formatRate';
import { describeCount } from '@/domain/lists/paging';
import { ratesOfFile, type FileRates } from '@/domain/recordFiles/ratesOfFile';
import { selectIntegrationRows } from '@/selectors/entitySelectors';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectAgreedRates } from '@/slices/entities/recordSlices';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ImportFile } from './ImportFile';
import * as texts from './texts';

/** Imports the rates that were agreed with merchants or for integrations. */
export function ImportRates() {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const merchants = useAppSelector(selectMerchantNames);
  const integrations = new Map(
    useAppSelector(selectIntegrationRows).map(({ id, integrationName }) => [id, integrationName] as const),
  );
  const recorded = ratesInEffect(Object.values(useAppSelector(selectAgreedRates)));
  const today = useAppSelector(selectToday);
  const shown = (rate: Rate | undefined) => (rate ? formatRate(rate, currency) : texts.noRate);
  const columns: TableColumns<FileRates & { index: number }> = [
    {
      header: texts.aboutHeader,
      render: ({ subject, subjectId }) =>
        (subject === 'merchant' ? merchants : integrations).get(subjectId) ?? subjectId,
      cardSlot: 'name',
    },
    { header: texts.sinceHeader, render: ({ since }) => formatDay(since) },
    { header: texts.platformHeader, render: ({ platform }) => shown(platform) },
    { header: texts.partnerHeader, render: ({ partner }) => shown(partner) },
    { header: texts.processorHeader, render: ({ processor }) => shown(processor) },
  ];
  return (
    <ImportFile
      title={texts.importRates}
      help="agreedRates"
      intro={texts.ratesIntro}
      hint={texts.ratesHint}
      readRows={(table) => ratesOfFile(table, { merchants, integrations, recorded, currency, today })}
      caption={texts.ratesToImport}
      columns={columns}
      submit={(count) => texts.importCount(describeCount(count, 'agreement'))}
      onImport={(rates) => dispatch(recordRates(rates))}
    />
  );
}
