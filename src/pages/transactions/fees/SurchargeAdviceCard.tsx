import Card from 'react-bootstrap/Card';
import { StatusBadge } from '@/components/badges/StatusBadge';
import * as figures from '@/components/page/figures.module.scss';
import { DialogLink } from '@/containers/DialogLink';
import { formatDay, spellDay } from '@/domain/calendar/dates';
import { RULES_AS_OF } from '@/domain/fees/surcharges';
import { formatPercent } from '@/domain/money/money';
import { selectSurchargeAdvice } from '@/selectors/reconciliation/feeCheckSelectors';
import { useAppSelector } from '@/store/hooks';
import * as styles from './fees.module.scss';
import * as texts from './texts';

export function SurchargeAdviceCard() {
  const advice = useAppSelector(selectSurchargeAdvice);
  return (
    <Card body>
      <h2 className={figures.title}>{texts.surcharges}</h2>
      <p className={styles.agreed}>{texts.surchargeRules(spellDay(RULES_AS_OF))}</p>
      {advice.length === 0 && <p className="mb-0">{texts.noSurcharges}</p>}
      <ul className={styles.advice}>
        {advice.map(({ id: rule, source, from, isCap, surcharges }) => (
          <li key={source}>
            <p>
              {texts.rules[rule]} {isCap && <StatusBadge label={texts.overLimit} tone="red" />}
              <small className={styles.agreed}>{texts.source(source, formatDay(from))}</small>
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
