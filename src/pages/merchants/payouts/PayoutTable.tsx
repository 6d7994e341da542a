import { useState, type ReactNode } from 'react';
import { DataTable, type Column, type TableColumns } from '@/components/lists/DataTable';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import * as text from '@/components/text/text.module.scss';
import { DialogLink } from '@/containers/DialogLink';
import { Money } from '@/containers/money/Money';
import { formatDay } from '@/domain/calendar/dates';
import { formatCount } from '@/domain/lists/paging';
import { partyNameOf } from '@/domain/statements/parties';
import type { Payout } from '@/domain/statements/payouts/payouts';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import type { DialogRequest } from '@/slices/ui/dialogsSlice';
import { useAppSelector } from '@/store/hooks';
import * as styles from './payouts.module.scss';
import * as texts from './texts';

/** Further rows are shown on demand. The file has all of them. */
const SHOWN = 50;

type Row = Pick<Payout, 'id' | 'partyId' | 'amount' | 'day' | 'reference'>;

const DATED: readonly Column<Row>[] = [
  { header: texts.dayHeader, render: ({ day }) => <span className={text.date}>{formatDay(day)}</span> },
  { header: texts.referenceHeader, render: ({ reference }) => <span className={styles.reference}>{reference}</span> },
];

type Props<RowType extends Row> = {
  caption: string;
  payouts: readonly RowType[];
  empty: string;
  /** How a party is shown in the preview, which has day and reference above it. Otherwise the row has both. */
  renderParty?: (payout: RowType, name: string) => ReactNode;
  /** A line below the party. */
  noteOf?: (payout: RowType) => string | undefined;
  /** The dialog with what the payout is made of. The amount leads to it. */
  amountLink?: (payout: RowType) => DialogRequest;
  /** The content after the amount. */
  action?: Column<RowType>;
};

export function PayoutTable<RowType extends Row>({
  caption,
  payouts,
  empty,
  renderParty,
  noteOf,
  amountLink,
  action,
}: Props<RowType>) {
  const names = useAppSelector(selectPartyNames);
  const [shown, setShown] = useState(SHOWN);
  const columns: TableColumns<RowType> = [
    {
      header: texts.partyHeader,
      render: (payout) => {
        const name = partyNameOf(names, payout.partyId);
        const note = noteOf?.(payout);
        return (
          <>
            {renderParty ? renderParty(payout, name) : name}
            {note !== undefined && <small className={text.note}>{note}</small>}
          </>
        );
      },
      cardSlot: 'name',
    },
    ...(renderParty ? [] : DATED),
    {
      header: texts.amountHeader,
      render: (payout) => {
        const amount = <Money cents={payout.amount} />;
        return amountLink ? <DialogLink dialog={amountLink(payout)}>{amount}</DialogLink> : amount;
      },
      isNumeric: true,
      cardSlot: 'figure',
    },
    ...(action ? [action] : []),
  ];
  return (
    <>
      <div className={styles.payouts}>
        <DataTable
          caption={caption}
          columns={columns}
          rows={payouts.slice(0, shown)}
          rowKey={({ id }) => id}
          empty={empty}
          hasCardRows
          isNarrow
        />
      </div>
      {payouts.length > shown && (
        <p className="form-text">
          {texts.firstOf(formatCount(shown), formatCount(payouts.length))}{' '}
          <SmallButton onClick={() => setShown(shown + SHOWN)}>{texts.showMore(SHOWN)}</SmallButton>
        </p>
      )}
    </>
  );
}
