import { useMemo } from 'react';
import { DataTable, type TableColumns } from '@/components/lists/DataTable';
import { ROW_LINK } from '@/components/lists/rowLink';
import { SearchField } from '@/components/lists/controls/SearchField';
import { RouteLink } from '@/components/text/RouteLink';
import { DialogLink } from '@/containers/DialogLink';
import { Dialog } from '@/components/dialogs/Dialog';
import { spanOf } from '@/domain/calendar/periods';
import { formatCount } from '@/domain/lists/paging';
import { addressOf, PATHS } from '@/domain/screens';
import type { FoundLine } from '@/domain/statements/lines/lineSearch';
import { partyNameOf } from '@/domain/statements/parties';
import { selectPartyNames } from '@/selectors/statements/partyNames';
import { linesFoundBy, selectLineInputs } from '@/selectors/statements/payoutLineSelectors';
import { lineSearchTyped, selectLineSearch } from '@/slices/ui/lineSearchSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { lineColumns } from './lineColumns';
import { useSteps } from './useSteps';
import * as styles from './payoutLines.module.scss';
import * as texts from './texts';

/** At most this many lines are shown. A longer search finds fewer. */
const SHOWN = 50;

const { kind, time, payment, net } = lineColumns<FoundLine>(({ line }) => line);
const COLUMNS: TableColumns<FoundLine> = [
  kind,
  { header: texts.partyHeader, render: ({ partyId, line }) => <StatementLink partyId={partyId} time={line.time} /> },
  time,
  payment,
  net,
  {
    header: texts.payoutHeader,
    render: ({ payout }) =>
      payout ? (
        <DialogLink dialog={{ kind: 'payoutLines', payoutId: payout.id }}>{texts.paidOutOn(payout.day)}</DialogLink>
      ) : (
        texts.notPaidOut
      ),
    cardSlot: 'badge',
  },
];

/** A search over the statement lines of all parties, which leads to the statement and the payout of each line. */
export function LineSearchDialog() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const search = useAppSelector(selectLineSearch);
  const inputs = useAppSelector(selectLineInputs);
  const start = useMemo(() => () => linesFoundBy(store.getState(), search, SHOWN), [search, store]);
  const result = useSteps(start, inputs);
  const isEmpty = search.trim() === '';
  return (
    <Dialog title={texts.searchTitle} help="payouts" size="xl">
      <p className="form-text">{texts.searchHint}</p>
      <div className="d-flex mb-3">
        <SearchField
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          value={search}
          onChange={(typed) => dispatch(lineSearchTyped(typed))}
        />
      </div>
      <p role="status" className="form-text">
        {isEmpty ? texts.nothingTyped : result ? texts.found(result.total) : texts.searching}
      </p>
      {!isEmpty && result && (
        <div className={styles.lines}>
          <DataTable
            caption={texts.searchTitle}
            columns={COLUMNS}
            rows={result.found}
            rowKey={({ partyId, line, payout }) =>
              [partyId, line.kind, line.time, line.paymentId, line.net, payout?.id].join(' ')
            }
            empty={texts.noMatch(search)}
            hasCardRows
          />
        </div>
      )}
      {!isEmpty && result && result.total > result.found.length && (
        <p className="form-text">{texts.firstFound(formatCount(SHOWN), formatCount(result.total))}</p>
      )}
    </Dialog>
  );
}

/** The statement with the line: that of its month. */
function StatementLink({ partyId, time }: { partyId: string; time: string }) {
  const names = useAppSelector(selectPartyNames);
  const { start, end } = spanOf('month', 0, time.slice(0, 10));
  const address = addressOf(PATHS.merchants, { view: 'statements', of: partyId, from: start, to: end });
  return (
    <RouteLink to={address} {...ROW_LINK}>
      {partyNameOf(names, partyId)}
    </RouteLink>
  );
}
