import { useDeferredValue, useMemo } from 'react';
import { DataTable, type TableColumns } from '@/components/lists/DataTable';
import { MonthDifferences } from '@/containers/settings/MonthDifferences';
import { parties } from '@/containers/settings/monthTexts';
import { Money } from '@/containers/money/Money';
import type { ChargeModel } from '@/domain/money/chargeModel';
import { PARTIES, type Party } from '@/domain/payments/refunds/refundAllocation';
import { selectModelEffect, type ModelEffect, type ModelSubject } from '@/selectors/payments/modelEffect';
import { useAppSelector } from '@/store/hooks';
import * as texts from './texts';

/** The last year. The totals above have all months. */
const MOST_MONTHS = 12;

type Row = { party: Party } & ModelEffect['parties'][Party];

const COLUMNS: TableColumns<Row> = [
  { header: texts.party, render: ({ party }) => parties[party] },
  { header: texts.now, render: ({ now }) => <Money cents={now} />, isNumeric: true },
  { header: texts.then, render: ({ then }) => <Money cents={then} />, isNumeric: true },
  { header: texts.difference, render: ({ now, then }) => <Money cents={then - now} />, isNumeric: true },
];

type Props = { subject: ModelSubject; settings: Partial<ChargeModel>; isChanged: boolean };

/** What each party has of all payments, now and under the settings of the form. */
export function ModelEffectTable({ subject, settings, isChanged }: Props) {
  const effectOf = useAppSelector(selectModelEffect);
  const proposed = useDeferredValue(settings);
  const { subject: of, subjectId } = subject;
  const effect = useMemo(
    () => (isChanged ? effectOf({ subject: of, subjectId }, proposed) : undefined),
    [effectOf, of, subjectId, proposed, isChanged],
  );
  return (
    <section aria-live="polite">
      <h3>{texts.effect}</h3>
      {effect ? (
        <>
          <p>{texts.changedPayments(effect.payments, effect.statements)}</p>
          <DataTable
            caption={texts.effect}
            columns={COLUMNS}
            rows={PARTIES.map((party): Row => ({ party, ...effect.parties[party] }))}
            rowKey={({ party }) => party}
            empty={null}
          />
          {effect.months.length > 0 && <MonthDifferences months={effect.months.slice(0, MOST_MONTHS)} />}
        </>
      ) : (
        <p>{texts.nothingChanges}</p>
      )}
    </section>
  );
}
