import { downloadText } from '@/components/browser/downloadText';
import * as styles from './Banner.module.scss';
import { Notice } from '@/components/page/Notice';
import * as texts from './bannerTexts';
import { SmallButton } from '@/components/buttons/SecondaryButton';

type Props = {
  damaged: readonly { slice: string; text: string; reason?: string }[];
  /** Why records were refused since the page was opened: who was first, and what is still possible. */
  reasons: readonly string[];
  onDismiss: () => void;
};

/** Of a batch, each row may have a reason. */
const MOST_REASONS = 5;

/** Reports stored data that is damaged, breaks the rules or was refused, with the reasons, and offers it as a download. */
export function DamagedDataBanner({ damaged, reasons, onDismiss }: Props) {
  const isRefused = damaged.every(({ reason }) => reason !== undefined);
  // Those of earlier pages are in the quarantine.
  const earlier = damaged.flatMap(({ reason }) => (reason?.endsWith('.') ? reason : []));
  const shown = isRefused ? [...new Set([...reasons, ...earlier])] : [];
  // The record of an edit belongs to its row.
  const records = damaged.filter(({ slice }) => slice !== 'edits');
  const names = [...new Set((records.length > 0 ? records : damaged).map(({ slice }) => slice))].join(', ');
  const count = records.length || damaged.length;
  return (
    <Notice variant="warning" about="persistence" className={styles.banner}>
      <div className={styles.text}>
        <p>
          <strong>{isRefused ? texts.refusedTitle(count) : texts.damagedTitle}</strong>{' '}
          {(isRefused ? texts.refusedDetails : texts.damagedDetails)(names, count)}
        </p>
        {shown.length > 0 && (
          <ul className="mb-0">
            {shown.slice(0, MOST_REASONS).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {shown.length > MOST_REASONS && <li>{texts.moreReasons(shown.length - MOST_REASONS)}</li>}
          </ul>
        )}
      </div>
      <div className="d-flex flex-wrap gap-2">
        <SmallButton
          onClick={() =>
            downloadText(isRefused ? 'splitpay-refused-changes.txt' : 'splitpay-damaged-data.txt', textOfFile(damaged))
          }
        >
          {isRefused ? texts.downloadRefused : texts.downloadDamaged}
        </SmallButton>
        <SmallButton onClick={onDismiss}>{texts.dismiss}</SmallButton>
      </div>
    </Notice>
  );
}

function textOfFile(damaged: Props['damaged']): string {
  return damaged.map(({ slice, text, reason }) => `${slice}${reason ? ` (${reason})` : ''}:\n${text}\n`).join('\n');
}
