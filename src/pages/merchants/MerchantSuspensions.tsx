import type { Merchant } from '@/domain/merchants/merchants';
import type { Moment } from '@/domain/merchants/suspensions';
import * as styles from './MerchantDetailsDialog.module.scss';

type Props = Pick<Merchant, 'statusReason' | 'suspended' | 'pastSuspensions'>;

/** The current and past suspensions of a merchant, newest first. */
export function MerchantSuspensions({ statusReason, suspended, pastSuspensions = [] }: Props) {
  return (
    <>
      {statusReason !== undefined && (
        <div className={styles.reason}>
          Suspended because: {statusReason}
          {suspended && (
            <small>
              <At moment={suspended} />
            </small>
          )}
        </div>
      )}
      {pastSuspensions.length > 0 && (
        <section className={styles.past}>
          <h3 id="past-suspensions">Earlier suspensions</h3>
          <ol aria-labelledby="past-suspensions">
            {pastSuspensions.toReversed().map(({ reason, suspended: from, lifted }) => (
              <li key={lifted.recordedAt}>
                {reason}
                <small>
                  Suspended {from ? <At moment={from} /> : 'before that was recorded'}
                  <br />
                  Lifted <At moment={lifted} />
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
      <time dateTime={recordedAt}>{recordedAt}</time> {zone} by {recordedBy}
    </>
  );
}
