import Card from 'react-bootstrap/Card';
import { StatusBadge } from '@/components/badges/StatusBadge';
import * as figures from '@/components/page/figures.module.scss';
import { DialogLink } from '@/containers/DialogLink';
import { spellDay } from '@/domain/calendar/dates';
import { RULES_AS_OF } from '@/domain/fees/surcharges';
import { formatPercent } from '@/domain/money/money';
import { selectSurchargeAdvice } from '@/selectors/reconciliation/feeCheckSelectors';
import { useAppSelector } from '@/store/hooks';
import * as styles from './fees.module.scss';

/** Surcharges that a card network or a state has something to say of. */
export function SurchargeAdviceCard() {
  const advice = useAppSelector(selectSurchargeAdvice);
  return (
    <Card body>
      <h2 className={figures.title}>Surcharges</h2>
      <p className={styles.agreed}>
        Advice and no law: what was known on {spellDay(RULES_AS_OF)} of what networks and states ask for, for merchants
        in the USA. Read the source before you act on it.
      </p>
      {advice.length === 0 && <p className="mb-0">No surcharge is above a cap or in a state with rules of its own.</p>}
      <ul className={styles.advice}>
        {advice.map(({ of, says, source, from, isCap, surcharges }) => (
          <li key={source}>
            <p>
              {of} {says}. {isCap && <StatusBadge label="Above a cap" tone="red" />}
              <small className={styles.agreed}>
                {source}, since {from}
              </small>
            </p>
            <ul>
              {surcharges.map(({ id, integrationName, merchantName, rate }) => (
                <li key={id}>
                  <DialogLink dialog={{ kind: 'viewIntegration', integrationId: id }}>{integrationName}</DialogLink> of{' '}
                  {merchantName}, {formatPercent(rate)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}
