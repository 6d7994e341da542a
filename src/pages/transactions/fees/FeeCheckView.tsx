import { useMemo } from 'react';
import Card from 'react-bootstrap/Card';
import { StatusBadge } from '@/components/badges/StatusBadge';
import { ROW_LINK } from '@/components/lists/rowLink';
import * as figures from '@/components/page/figures.module.scss';
import { DialogLink } from '@/containers/DialogLink';
import { ListScreen } from '@/containers/ListScreen';
import { FEE_CLASSES } from '@/domain/fees/feeCheck';
import { FEE_GROUP_LIST } from '@/domain/fees/feeGroupList';
import { describeAgreement, describeGroup } from '@/domain/fees/feeWords';
import { formatCount } from '@/domain/lists/paging';
import { selectTableOf } from '@/selectors/lists/listTable';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import { feeGroupsList } from '@/selectors/reconciliation/feeCheckSelectors';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { useAppSelector } from '@/store/hooks';
import * as styles from './fees.module.scss';
import { SurchargeAdviceCard } from './SurchargeAdviceCard';
import { useFeeCheck } from './useFeeCheck';

const { columns } = FEE_GROUP_LIST;
const NOTHING: never[] = [];

/** What every fee should have been by the split that was agreed, against what was taken. */
export function FeeCheckView() {
  const check = useFeeCheck();
  const names = useAppSelector(selectMerchantNames);
  const currency = useAppSelector(selectCurrency);
  const list = useMemo(() => feeGroupsList(check?.groups ?? NOTHING, names), [check, names]);
  if (!check) return <p role="status">Checking the fees</p>;
  const { counts, groups } = check;
  const fees = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const right = counts['as agreed'] + counts.rounding;
  return (
    <>
      <Card body>
        <h2 className={figures.title}>
          {formatCount(right)} of {formatCount(fees)} fees as agreed
        </h2>
        <dl className={figures.figures}>
          {FEE_CLASSES.map((name) => (
            <div key={name}>
              <dt>{`${name.slice(0, 1).toUpperCase()}${name.slice(1)}`}</dt>
              <dd>{formatCount(counts[name])}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {groups.length > 0 && (
        <ListScreen
          list={list}
          isWide
          isClose
          file={{ name: 'fee-check.csv', selectTable: selectTableOf(list) }}
          cells={{
            merchant: {
              render: ({ merchantId, merchantName }) => (
                <DialogLink dialog={{ kind: 'merchantDetails', merchantId }} look={ROW_LINK}>
                  {merchantName}
                </DialogLink>
              ),
              place: 'name',
            },
            party: { width: 'short' },
            fault: {
              render: (row) => <StatusBadge label={String(columns.fault.value(row))} tone="red" />,
              width: 'short',
              place: 'badge',
            },
            what: {
              render: (row) => (
                <>
                  {describeGroup(row, currency)}
                  <small className={styles.agreed}>Agreed: {describeAgreement(row, currency)}</small>
                </>
              ),
            },
            count: { width: 'narrow' },
            difference: { width: 'short', place: 'figure' },
          }}
        />
      )}
      <SurchargeAdviceCard />
    </>
  );
}
