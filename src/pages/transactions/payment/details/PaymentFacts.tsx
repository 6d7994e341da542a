import { DetailList } from '@/components/dialogs/DetailList';
import { ROW_ID_LINK } from '@/components/lists/rowLink';
import { classNames } from '@/components/page/classNames';
import * as section from '@/components/page/section.module.scss';
import { RouteLink } from '@/components/text/RouteLink';
import * as text from '@/components/text/text.module.scss';
import { CopyRow } from '@/containers/copying/CopyRow';
import { DialogLink } from '@/containers/DialogLink';
import { FURTHER_TEXTS, TEXT_FIELDS } from '@/domain/payments/textFields';
import { addressOf, PATHS } from '@/domain/screens';
import { partnerIdOf } from '@/domain/statements/parties';
import { RecordedId } from '@/pages/transactions/payment/RecordedId';
import * as parts from '@/pages/transactions/payment/payment.module.scss';
import { selectIntegration } from '@/selectors/entitySelectors';
import type { TransactionDetails } from '@/selectors/payments/paymentsSelectors';
import { useAppSelector } from '@/store/hooks';
import * as styles from './PaymentFacts.module.scss';
import * as texts from './texts';

type Props = { details: TransactionDetails };

export function PaymentFacts({ details }: Props) {
  const { id: transactionId, integrationId, customerId, partner } = details;
  // A file may name an integration that the workspace does not have; its id then leads nowhere.
  const integration = useAppSelector((state) => selectIntegration(state, integrationId));
  return (
    <section className={parts.section}>
      <div className={classNames(section.heading, styles.heading)}>
        <h3>{texts.payment}</h3>
        <CopyRow dialog={{ kind: 'transactionDetails', transactionId }} path={PATHS.transactions} id={transactionId} />
      </div>
      <div className={styles.facts}>
        <DetailList
          items={[
            { term: texts.transactionId, value: <span className={text.id}>{transactionId}</span> },
            { term: texts.dateAndTime, value: details.date },
            {
              term: texts.integrationId,
              value: (
                <RecordedId
                  of="integration"
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
              term: texts.customerId,
              value: (
                <RecordedId
                  of="customer"
                  id={customerId}
                  isRecorded={details.isCustomerRecorded}
                  link={
                    <RouteLink
                      to={addressOf(PATHS.transactions, { search: customerId })}
                      {...ROW_ID_LINK}
                      aria-label={texts.customerPayments(customerId)}
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
                    term: texts.partner,
                    value: (
                      <RouteLink
                        to={addressOf(PATHS.merchants, { view: 'statements', of: partnerIdOf(partner) })}
                        {...ROW_ID_LINK}
                        aria-label={texts.partnerStatement(partner)}
                      >
                        {partner}
                      </RouteLink>
                    ),
                  },
                ]
              : []),
            ...FURTHER_TEXTS.flatMap((field) => {
              const value = details[field];
              return value ? [{ term: TEXT_FIELDS[field].label, value }] : [];
            }),
          ]}
        />
      </div>
    </section>
  );
}
