import { DialogLink } from '@/containers/DialogLink';
import { ListScreen } from '@/containers/ListScreen';
import { ROW_LINK } from '@/components/lists/rowLink';
import { describeWhen, type Change } from '@/domain/changes/changes';
import { changesList } from '@/selectors/changes/changesSelectors';
import { selectTableOf } from '@/selectors/lists/listTable';

/** What was changed and who did it, of every payment and merchant. */
export function ChangesView() {
  return (
    <ListScreen
      list={changesList}
      isWide
      file={{ selectTable: selectTableOf(changesList) }}
      cells={{
        at: { render: describeWhen, width: 'medium' },
        by: { width: 'short' },
        what: { place: 'name' },
        about: { render: (change) => <About change={change} />, place: 'figure' },
      }}
    />
  );
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
