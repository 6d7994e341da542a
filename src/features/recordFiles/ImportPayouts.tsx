import { useState } from 'react';
import { recordPastPayouts } from '@/commands/recordFiles';
import { lastPayoutDay } from '@/commands/statements/statements';
import type { TableColumns } from '@/components/lists/DataTable';
import { Money } from '@/containers/money/Money';
import { formatDay } from '@/domain/calendar/dates';
import { describeCount } from '@/domain/lists/paging';
import { payoutsOfFile, type PastPayout } from '@/domain/recordFiles/payoutsOfFile';
import { partyNameOf } from '@/domain/statements/parties';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { selectBalances, selectPayouts } from '@/selectors/statements/statementSources';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ImportFile } from './ImportFile';
import * as texts from './texts';

/** Imports payouts that the bank has already made. */
export function ImportPayouts() {
  const dispatch = useAppDispatch();
  const currency = useAppSelector(selectCurrency);
  const known = useAppSelector(selectPartyNames);
  const names = new Map(
    useAppSelector(selectBalances).map(({ partyId }) => [partyId, partyNameOf(known, partyId)] as const),
  );
  const recorded = useAppSelector(selectPayouts);
  const [today] = useState(() => dispatch(lastPayoutDay()));
  const columns: TableColumns<PastPayout & { index: number }> = [
    { header: texts.partyHeader, render: ({ partyId }) => names.get(partyId) ?? partyId, cardSlot: 'name' },
    { header: texts.dayHeader, render: ({ day }) => formatDay(day) },
    { header: texts.referenceHeader, render: ({ reference }) => reference },
    {
      header: texts.amountHeader,
      render: ({ amount }) => <Money cents={amount} />,
      isNumeric: true,
      cardSlot: 'figure',
    },
  ];
  return (
    <ImportFile
      title={texts.importPayouts}
      help="openingBalances"
      intro={texts.payoutsIntro}
      hint={texts.payoutsHint}
      readRows={(table) => payoutsOfFile(table, { names, recorded, currency, today })}
      caption={texts.payoutsToImport}
      columns={columns}
      submit={(count) => texts.importCount(describeCount(count, 'payout'))}
      onImport={(payouts, fileName) => dispatch(recordPastPayouts(payouts, fileName))}
    />
  );
}
