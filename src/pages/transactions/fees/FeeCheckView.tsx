import { useMemo, useEffect, useState } from 'react';
import Card from 'react-bootstrap/Card';
import { StatusBadge } from '@/components/badges/StatusBadge';
import { ROW_LINK } from '@/components/lists/rowLink';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { Figures } from '@/components/page/Figures';
import * as figures from '@/components/page/figures.module.scss';
import * as textStyles from '@/components/text/text.module.scss';
import { DialogLink } from '@/containers/DialogLink';
import { ListScreen } from '@/containers/ListScreen';
import { FEE_CLASSES, type FeeCheck } from '@/domain/fees/feeCheck';
import { describeCount, formatCount } from '@/domain/lists/paging';
import { selectTableOf } from '@/selectors/lists/listTable';
import { selectMerchantNames } from '@/selectors/merchantsSelectors';
import {
  feeGroupsList,
  selectFeeChecking,
  selectSurchargeAdvice,
  FEE_GROUP_LIST,
} from '@/selectors/reconciliation/feeCheckSelectors';
import { agreedFee, feeClassNames, feeDifference } from '@/selectors/reconciliation/feeTexts';
import { selectCurrency } from '@/selectors/workspaceSelectors';
import { dialogOpened } from '@/slices/ui/dialogsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as styles from './fees.module.scss';
import * as texts from './texts';
import type { Resumable } from '@/lib/resumable';
import { startResumable } from '@/store/runResumable';
import { formatDay, spellDay } from '@/domain/calendar/dates';
import { RULES_AS_OF } from '@/domain/fees/surcharges';
import { formatPercent } from '@/domain/money/money';

const { columns } = FEE_GROUP_LIST;
const NOTHING: never[] = [];

export function FeeCheckView() {
  const check = useFeeCheck();
  const names = useAppSelector(selectMerchantNames);
  const currency = useAppSelector(selectCurrency);
  const list = useMemo(() => feeGroupsList(check?.groups ?? NOTHING, names), [check, names]);
  if (!check) return <p role="status">{texts.loading}</p>;
  const { groups } = check;
  return (
    <>
      <FeeCheckFigures {...check} />
      {groups.length > 0 && (
        <ListScreen
          list={list}
          isWide
          isDense
          file={{ name: 'fee-check.csv', selectTable: selectTableOf(list) }}
          cells={{
            merchant: {
              render: ({ merchantId, merchantName }) => (
                <DialogLink dialog={{ kind: 'merchantDetails', merchantId }} look={ROW_LINK}>
                  {merchantName}
                </DialogLink>
              ),
              cardSlot: 'name',
            },
            party: { width: 'short' },
            fault: {
              render: (row) => <StatusBadge label={String(columns.fault.value(row))} tone="red" />,
              width: 'short',
              cardSlot: 'badge',
            },
            what: {
              render: (row) => (
                <>
                  {feeDifference(row, currency)}
                  <small className={textStyles.note}>{texts.agreed(agreedFee(row, currency))}</small>
                </>
              ),
            },
            count: { width: 'narrow' },
            difference: { width: 'short', cardSlot: 'figure' },
          }}
        />
      )}
      <SurchargeAdviceCard />
    </>
  );
}

function FeeCheckFigures({ counts, calculated, unagreed }: FeeCheck) {
  const fees = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const right = counts['as agreed'] + counts.rounding;
  const payments = describeCount(calculated, 'payment');
  const noneTitle = unagreed > 0 ? texts.noRatesTitle : texts.noFeesTitle;
  return (
    <Card body>
      <h2 className={figures.title}>{fees === 0 ? noneTitle : texts.title(formatCount(right), formatCount(fees))}</h2>
      {calculated > 0 && <p className="mb-0">{(fees === 0 ? texts.noFees : texts.notChecked)(payments)}</p>}
      {unagreed > 0 && <NoRates fees={unagreed} />}
      {fees > 0 && (
        <Figures items={FEE_CLASSES.map((name) => ({ term: feeClassNames[name], value: formatCount(counts[name]) }))} />
      )}
    </Card>
  );
}

function NoRates({ fees }: { fees: number }) {
  const dispatch = useAppDispatch();
  return (
    <>
      <p>{texts.noRates(describeCount(fees, 'fee'))}</p>
      <SmallButton onClick={() => dispatch(dialogOpened({ kind: 'recordFile', records: 'rates' }))}>
        {texts.importRates}
      </SmallButton>
    </>
  );
}

/** Payments per step: a step must not block the page. */
const PORTION = 1_000;

/** Checks all fees in steps between the work of the page; undefined until the check is complete. */
function useFeeCheck(): FeeCheck | undefined {
  const checking = useAppSelector(selectFeeChecking);
  const [made, setMade] = useState<{ of: typeof checking; check: FeeCheck }>();
  useEffect(() => startResumable(checkResumably(checking), (check) => setMade({ of: checking, check })), [checking]);
  return made?.of === checking ? made.check : undefined;
}

function* checkResumably({ length, start }: ReturnType<typeof selectFeeChecking>): Resumable<FeeCheck> {
  const started = start();
  for (let done = 0; done < length; done += PORTION) {
    started.advance(done + PORTION);
    yield;
  }
  return started.finish();
}

export function SurchargeAdviceCard() {
  const advice = useAppSelector(selectSurchargeAdvice);
  return (
    <Card body>
      <h2 className={figures.title}>{texts.surcharges}</h2>
      <p className="text-body-secondary">{texts.surchargeRules(spellDay(RULES_AS_OF))}</p>
      {advice.length === 0 && <p className="mb-0">{texts.noSurcharges}</p>}
      <ul className={`list-unstyled mb-0 ${styles.advice}`}>
        {advice.map(({ id: rule, source, from, isCap, surcharges }) => (
          <li key={source}>
            <p>
              {texts.rules[rule]} {isCap && <StatusBadge label={texts.overLimit} tone="red" />}
              <small className={textStyles.note}>{texts.source(source, formatDay(from))}</small>
            </p>
            <ul>
              {surcharges.map(({ id, integrationName, merchantName, rate }) => (
                <li key={id}>
                  <DialogLink dialog={{ kind: 'viewIntegration', integrationId: id }}>{integrationName}</DialogLink>
                  {texts.surcharge(merchantName, formatPercent(rate))}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
