import { formatMoment } from '@/domain/calendar/moments';
import type { Merchant } from '@/domain/merchants/merchants';
import type { Moment } from '@/domain/recordSchema';
import * as styles from './MerchantDetailsDialog.module.scss';
import * as texts from './detailsTexts';

type Props = Pick<Merchant, 'statusReason' | 'suspended' | 'pastSuspensions'>;

/** The current and past suspensions of a merchant, newest first. */
export function MerchantSuspensions({ statusReason, suspended, pastSuspensions = [] }: Props) {
  return (
    <>
      {statusReason !== undefined && (
        <div className={styles.reason}>
          {texts.suspendedBecause(statusReason)}
          {suspended && (
            <small>
              {texts.suspended} <At moment={suspended} />
            </small>
          )}
        </div>
      )}
      {pastSuspensions.length > 0 && (
        <section className={styles.past}>
          <h3 id="past-suspensions">{texts.earlierSuspensions}</h3>
          <ol className="list-unstyled mb-0" aria-labelledby="past-suspensions">
            {pastSuspensions.toReversed().map(({ reason, suspended: from, lifted }) => (
              <li key={lifted.recordedAt}>
                {reason}
                <small>
                  {texts.suspended} {from ? <At moment={from} /> : texts.unknownSuspension}
                  <br />
                  {texts.lifted} <At moment={lifted} />
                </small>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

function At({ moment: { recordedAt, recordedBy, zone } }: { moment: Moment }) {
  return (
    <>
      {texts.byPerson(recordedBy)} <time dateTime={recordedAt}>{formatMoment(recordedAt)}</time>
      {zone && ` ${zone}`}
    </>
  );
}
