import { useMemo } from 'react';
import Card from 'react-bootstrap/Card';
import { StatusBadge } from '@/components/badges/StatusBadge';
import { ROW_LINK } from '@/components/lists/rowLink';
import * as figures from '@/components/page/figures.module.scss';
import { DialogLink } from '@/containers/DialogLink';
import { ListScreen } from '@/containers/ListScreen';
import { FEE_CLASSES, type FeeCheck } from '@/domain/fees/feeCheck';
import { FEE_GROUP_LIST } from '@/domain/fees/feeGroupList';
import { describeAgreement, describeGroup } from '@/domain/fees/feeWords';
import { describeCount, formatCount } from '@/domain/lists/paging';
import { PRODUCT_NAME } from '@/domain/product';
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
  const { groups } = check;
  return (
    <>
      <FeeCheckFigures {...check} />
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

/** How many fees are in each class, and how many payments have no charged fees that could be checked. */
function FeeCheckFigures({ counts, calculated }: FeeCheck) {
  const fees = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const right = counts['as agreed'] + counts.rounding;
  const payments = describeCount(calculated, 'payment');
  if (fees === 0)
    return (
      <Card body>
        <h2 className={figures.title}>No fees to check</h2>
        {calculated > 0 && (
          <p className="mb-0">
            Your file has no fees to check. {PRODUCT_NAME} calculated the fees of {payments} from their split; import a
            file with fees to compare.
          </p>
        )}
      </Card>
    );
  return (
    <Card body>
      <h2 className={figures.title}>
        {formatCount(right)} of {formatCount(fees)} fees as agreed
      </h2>
      {calculated > 0 && (
        <p className="mb-0">
          Not checked: {payments} without fees in your files. {PRODUCT_NAME} calculated their fees.
        </p>
      )}
      <dl className={figures.figures}>
        {FEE_CLASSES.map((name) => (
          <div key={name}>
            <dt>{`${name.slice(0, 1).toUpperCase()}${name.slice(1)}`}</dt>
            <dd>{formatCount(counts[name])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
