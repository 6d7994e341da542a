import { useState } from 'react';
import { recordPastPayouts, recordRates } from '@/commands/recordFiles';
import { lastPayoutDay } from '@/commands/statements/statements';
import { Money } from '@/containers/money/Money';
import { formatDay } from '@/domain/calendar/dates';
import { ratesInEffect, type Rate } from '@/domain/fees/agreedRates';
import { formatRate } from '@/domain/fees/formatRate';
import { describeCount } from '@/domain/lists/paging';
import { payoutsOfFile } from '@/domain/recordFiles/payoutsOfFile';
import { ratesOfFile } from '@/domain/recordFiles/ratesOfFile';
import { partyNameOf } from '@/domain/statements/parties';
import { selectIntegrationRows } from '@/selectors/entitySelectors';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectBalances, selectPayouts } from '@/selectors/statements/statementSources';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { selectAgreedRates } from '@/slices/entities/recordSlices';
import { selectToday } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ImportFile } from './ImportFile';
import * as texts from './texts';

/** Imports records of a file: past payouts or agreed rates. */
export function RecordFileDialog({ records }: { records: 'payouts' | 'rates' }) {
  return records === 'payouts' ? <ImportPayouts /> : <ImportRates />;
}

/** Imports payouts that the bank has already made. */
function ImportPayouts() {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const known = useAppSelector(selectPartyNames);
  const names = new Map(
    useAppSelector(selectBalances).map(({ partyId }) => [partyId, partyNameOf(known, partyId)] as const),
  );
  const recorded = useAppSelector(selectPayouts);
  const [today] = useState(() => dispatch(lastPayoutDay()));
  return (
    <ImportFile
      title={texts.importPayouts}
      help="openingBalances"
      intro={texts.payoutsIntro}
      hint={texts.payoutsHint}
      readRows={(table) => payoutsOfFile(table, { names, recorded, currency, today })}
      caption={texts.payoutsToImport}
      columns={[
        { header: texts.partyHeader, render: ({ partyId }) => names.get(partyId) ?? partyId, cardSlot: 'name' },
        { header: texts.dayHeader, render: ({ day }) => formatDay(day) },
        { header: texts.referenceHeader, render: ({ reference }) => reference },
        {
          header: texts.amountHeader,
          render: ({ amount }) => <Money cents={amount} />,
          isNumeric: true,
          cardSlot: 'figure',
        },
      ]}
      submit={(count) => texts.importCount(describeCount(count, 'payout'))}
      onImport={(payouts, fileName) => dispatch(recordPastPayouts(payouts, fileName))}
    />
  );
}

/** Imports the rates that were agreed with merchants or for integrations. */
function ImportRates() {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const merchants = useAppSelector(selectMerchantNames);
  const integrations = new Map(
    useAppSelector(selectIntegrationRows).map(({ id, integrationName }) => [id, integrationName] as const),
  );
  const recorded = ratesInEffect(Object.values(useAppSelector(selectAgreedRates)));
  const today = useAppSelector(selectToday);
  const shown = (rate: Rate | undefined) => (rate ? formatRate(rate, currency) : texts.noRate);
  return (
    <ImportFile
      title={texts.importRates}
      help="agreedRates"
      intro={texts.ratesIntro}
      hint={texts.ratesHint}
      readRows={(table) => ratesOfFile(table, { merchants, integrations, recorded, currency, today })}
      caption={texts.ratesToImport}
      columns={[
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
      ]}
      submit={(count) => texts.importCount(describeCount(count, 'agreement'))}
      onImport={(rates) => dispatch(recordRates(rates))}
    />
  );
}
