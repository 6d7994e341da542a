import { DetailList } from '@/components/dialogs/DetailList';
import { ROW_ID_LINK } from '@/components/lists/rowLink';
import { classNames } from '@/components/page/classNames';
import * as section from '@/components/page/section.module.scss';
import { RouteLink } from '@/components/text/RouteLink';
import * as text from '@/components/text/text.module.scss';
import { CopyRow } from '@/containers/CopyRow';
import { DialogLink } from '@/containers/DialogLink';
import { addressOf, PATHS } from '@/domain/screens';
import { partnerIdOf } from '@/domain/statements/parties';
import { RecordedId } from '@/pages/transactions/payment/RecordedId';
import * as parts from '@/pages/transactions/payment/payment.module.scss';
import { selectIntegration } from '@/selectors/entitySelectors';
import type { TransactionDetails } from '@/selectors/payments/paymentsSelectors';
import { useAppSelector } from '@/store/hooks';
import * as styles from './PaymentFacts.module.scss';

type Props = { details: TransactionDetails };

/** When a payment was, and its ids, which lead to what they name. */
export function PaymentFacts({ details }: Props) {
  const { id: transactionId, integrationId, customerId, partner } = details;
  // Of an integration that a file names, nothing but its id may be known.
  const integration = useAppSelector((state) => selectIntegration(state, integrationId));
  return (
    <section className={parts.section}>
      <div className={classNames(section.heading, styles.heading)}>
        <h3>Payment</h3>
        <CopyRow dialog={{ kind: 'transactionDetails', transactionId }} path={PATHS.transactions} id={transactionId} />
      </div>
      <div className={styles.facts}>
        <DetailList
          items={[
            { term: 'Transaction ID', value: <span className={text.id}>{transactionId}</span> },
            { term: 'Date & Time', value: details.date },
            {
              term: 'Integration ID',
              value: (
                <RecordedId
                  id={integrationId}
                  isRecorded={details.isIntegrationRecorded}
                  link={
                    integration && (
                      <DialogLink dialog={{ kind: 'viewIntegration', integrationId }} look={ROW_ID_LINK}>
                        {integrationId}
                      </DialogLink>
                    )
                  }
                />
              ),
            },
            {
              term: 'Customer ID',
              value: (
                <RecordedId
                  id={customerId}
                  isRecorded={details.isCustomerRecorded}
                  link={
                    <RouteLink
                      to={addressOf(PATHS.transactions, { search: customerId })}
                      {...ROW_ID_LINK}
                      aria-label={`${customerId}, payments of this customer`}
                    >
                      {customerId}
                    </RouteLink>
                  }
                />
              ),
            },
            ...(partner
              ? [
                  {
                    term: 'Partner',
                    value: (
                      <RouteLink
                        to={addressOf(PATHS.merchants, { view: 'statements', of: partnerIdOf(partner) })}
                        {...ROW_ID_LINK}
                        aria-label={`${partner}, statement of this partner`}
                      >
                        {partner}
                      </RouteLink>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </section>
  );
}
