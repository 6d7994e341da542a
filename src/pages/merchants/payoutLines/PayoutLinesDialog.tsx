import { useMemo, useState } from 'react';
import { DetailList } from '@/components/dialogs/DetailList';
import { MissingRowDialog } from '@/components/dialogs/MissingRowDialog';
import { DataTable, type TableColumns } from '@/components/lists/DataTable';
import { SearchField } from '@/components/lists/controls/SearchField';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import * as section from '@/components/page/section.module.scss';
import { ExportButton } from '@/containers/ExportButton';
import { Dialog } from '@/components/dialogs/Dialog';
import { LargeMoney } from '@/containers/money/Money';
import { formatDay } from '@/domain/calendar/dates';
import { formatCount } from '@/domain/lists/paging';
import type { PayoutParts } from '@/domain/statements/lines/payoutLines';
import { partyNameOf } from '@/domain/statements/parties';
import type { StatementLine } from '@/domain/statements/statementLines';
import { selectPartyNumber } from '@/selectors/entitySelectors';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import {
  payoutPartsOf,
  positionsFoundBy,
  selectLineInputs,
  selectPayout,
  selectPayoutLinesTable,
} from '@/selectors/statements/payoutLineSelectors';
import { lineSearchTyped, selectLineSearch } from '@/slices/ui/lineSearchSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { lineColumns } from './lineColumns';
import { PayoutSums } from './PayoutSums';
import { useSteps } from './useSteps';
import * as styles from './payoutLines.module.scss';
import * as texts from './texts';

type Props = { payoutId: string };

/** A payout with the payments, refunds, disputes and adjustments that it pays, and what differs from the payout before. */
export function PayoutLinesDialog({ payoutId }: Props) {
  const store = useAppStore();
  const payout = useAppSelector((state) => selectPayout(state, payoutId));
  const names = useAppSelector(selectPartyNames);
  const number = useAppSelector((state) => selectPartyNumber(state, payout?.partyId ?? ''));
  const inputs = useAppSelector(selectLineInputs);
  const start = useMemo(() => () => payoutPartsOf(store.getState(), payoutId), [payoutId, store]);
  const found = useSteps(start, inputs);
  if (!payout) return <MissingRowDialog title={texts.payoutTitle} noun={texts.payoutNoun} id={payoutId} />;
  return (
    <Dialog
      title={texts.payoutTitle}
      help="payouts"
      size="lg"
      dismiss="Close"
      footer={
        found && (
          <ExportButton
            fileName={`payout-${number}-${payout.day}.csv`}
            getTable={(state) => selectPayoutLinesTable(state, found.parts, texts)}
          />
        )
      }
    >
      <DetailList
        items={[
          { term: texts.amount, value: <LargeMoney cents={payout.amount} /> },
          { term: texts.party, value: partyNameOf(names, payout.partyId) },
          { term: texts.day, value: formatDay(payout.day) },
          { term: texts.reference, value: payout.reference },
        ]}
      />
      {found ? (
        <>
          <PayoutSums {...found} />
          <PayoutLines parts={found.parts} />
        </>
      ) : (
        <p role="status">{texts.addingUp}</p>
      )}
    </Dialog>
  );
}

/** Further lines are shown on demand. The file has all of them. */
const SHOWN = 50;

type Row = { line: StatementLine; position: number };
const { kind, time, payment, net } = lineColumns<Row>(({ line }) => line);
const COLUMNS: TableColumns<Row> = [kind, time, payment, net];

function PayoutLines({ parts }: { parts: PayoutParts }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const search = useAppSelector(selectLineSearch);
  const [shown, setShown] = useState(SHOWN);
  const start = useMemo(() => () => positionsFoundBy(store.getState(), parts, search), [store, parts, search]);
  const positions = useSteps(start) ?? new Uint32Array();
  const rows = Array.from(positions.subarray(0, shown), (position) => ({
    position,
    line: parts.lines.lineAt(position),
  }));
  return (
    <section>
      <div className={section.heading}>
        <h3>{texts.lines}</h3>
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          value={search}
          onChange={(typed) => {
            setShown(SHOWN);
            dispatch(lineSearchTyped(typed));
          }}
        />
      </div>
      {search.trim() !== '' && (
        <p role="status" className="form-text">
          {texts.found(positions.length)}
        </p>
      )}
      <div className={styles.lines}>
        <DataTable
          caption={texts.lines}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ position }) => position}
          empty={search.trim() === '' ? texts.noLines : texts.noMatch(search)}
          hasCardRows
          isNarrow
        />
      </div>
      {positions.length > shown && (
        <p className="form-text">
          {texts.shownOf(formatCount(shown), formatCount(positions.length))}{' '}
          <SmallButton onClick={() => setShown(shown + SHOWN)}>{texts.showMore(SHOWN)}</SmallButton>
        </p>
      )}
    </section>
  );
}
