import { useEffect, useState } from 'react';
import { FEWER_COLUMNS, useMediaQuery } from '@/components/browser/useMediaQuery';
import { ROW_LINK } from '@/components/lists/rowLink';
import * as text from '@/components/text/text.module.scss';
import { DialogLink } from '@/containers/DialogLink';
import { ListScreen } from '@/containers/ListScreen';
import { CHANGE_LIST } from '@/domain/changes/changeList';
import { describeWhen, type Change } from '@/domain/changes/changes';
import { changesList, selectPaymentTelling } from '@/selectors/changes/changesSelectors';
import { selectTableOf } from '@/selectors/lists/listTable';
import { selectRecordedPayments } from '@/selectors/payments/tableSelectors';
import { useAppSelector } from '@/store/hooks';
import { startTurns } from '@/store/turns';

const { columns } = CHANGE_LIST;

/** Fewer payments than this are told at once. */
const FEW = 1_000;

/** What was changed and who did it, of every payment and merchant. */
export function ChangesView() {
  const isTight = useMediaQuery(FEWER_COLUMNS);
  if (!useToldPayments()) return <p role="status">Looking the changes up</p>;
  return (
    <ListScreen
      list={changesList}
      isClose
      file={{ selectTable: selectTableOf(changesList) }}
      cells={{
        at: { render: describeWhen, width: 'short' },
        by: { width: 'narrow' },
        what: { width: 'narrow', place: 'name' },
        about: { render: (change) => <About change={change} />, width: 'short', place: 'figure' },
        // Why stands below what it explains where both have little room.
        change: {
          render: (change) => (
            <>
              {columns.change.value(change)}
              {isTight && <small className={text.note}>{change.why}</small>}
            </>
          ),
        },
        why: !isTight && {},
      }}
    />
  );
}

/** Whether what was recorded of payments is told: at first of many in steps, so that the page goes on. */
function useToldPayments(): boolean {
  const telling = useAppSelector(selectPaymentTelling);
  const [areTold, setTold] = useState(useAppSelector(selectRecordedPayments).size < FEW);
  useEffect(() => {
    if (!areTold) return startTurns(telling.ahead(), () => setTold(true));
  }, [areTold, telling]);
  return areTold;
}

/** The payment or the merchant that was changed, as a link to it where there is one. */
function About({ change: { about, paymentId, merchantId } }: { change: Change }) {
  if (paymentId !== undefined) {
    return (
      <DialogLink dialog={{ kind: 'transactionDetails', transactionId: paymentId }} look={ROW_LINK}>
        {about}
      </DialogLink>
    );
  }
  if (merchantId === undefined) return about;
  return (
    <DialogLink dialog={{ kind: 'merchantDetails', merchantId }} look={ROW_LINK}>
      {about}
    </DialogLink>
  );
}
