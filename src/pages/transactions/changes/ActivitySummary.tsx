import Button from 'react-bootstrap/Button';
import { DataTable, type Column } from '@/components/lists/DataTable';
import * as textStyles from '@/components/text/text.module.scss';
import { useMoney } from '@/containers/money/Money';
import { formatCount } from '@/domain/lists/paging';
import {
  changesList,
  MONEY_KINDS,
  selectActivity,
  selectChangeDays,
  type PersonActivity,
} from '@/selectors/changes/activity';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './changes.module.scss';
import * as texts from './texts';

/** What each person did in the shown changes, with the money that was moved. A name filters the list by that person. */
export function ActivitySummary() {
  const dispatch = useAppDispatch();
  const money = useMoney();
  const people = useAppSelector(selectActivity);
  const { start } = useAppSelector(selectChangeDays);
  // Without chosen days, the changes of one person alone need no summary.
  if (people.length === 0 || (people.length === 1 && start === null)) return null;
  const kinds = MONEY_KINDS.filter((kind) => people.some((person) => person.money[kind].count > 0));
  const columns: [Column<PersonActivity>, ...Column<PersonActivity>[]] = [
    {
      header: texts.who,
      cardSlot: 'name',
      render: ({ id }) => (
        <Button
          variant="link"
          className={textStyles.inlineButton}
          onClick={() => dispatch(changesList.actions.filterChosen({ filter: 'person', option: id }))}
        >
          {id}
        </Button>
      ),
    },
    { header: texts.changes, isNumeric: true, cardSlot: 'figure', render: ({ count }) => formatCount(count) },
    ...kinds.map((kind): Column<PersonActivity> => ({
      header: texts.kinds[kind],
      isNumeric: true,
      render: ({ money: { [kind]: figures } }) =>
        figures.count === 0 ? '' : texts.counted(money(figures.amount), figures.count),
    })),
  ];
  return (
    <section className={styles.activity}>
      <h2>{texts.byPerson}</h2>
      <DataTable<PersonActivity>
        caption={texts.byPerson}
        columns={columns}
        rows={people}
        rowKey={({ id }) => id}
        empty={null}
        hasCardRows
      />
    </section>
  );
}
