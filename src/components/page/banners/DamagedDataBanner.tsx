import Button from 'react-bootstrap/Button';
import { downloadText } from '@/components/browser/downloadText';
import * as styles from './Banner.module.scss';
import { Notice } from '@/components/page/Notice';
import * as texts from './bannerTexts';

type Props = { damaged: readonly { slice: string; text: string; reason?: string }[]; onDismiss: () => void };

/** Reports stored data that is damaged, breaks the rules or was refused, and offers it as a download. */
export function DamagedDataBanner({ damaged, onDismiss }: Props) {
  const isRefused = damaged.every(({ reason }) => reason !== undefined);
  const names = [...new Set(damaged.map(({ slice }) => slice))].join(', ');
  return (
    <Notice variant="warning" about="persistence" className={styles.banner}>
      <p>
        <strong>{isRefused ? texts.refusedTitle : texts.damagedTitle}</strong>{' '}
        {(isRefused ? texts.refusedDetails : texts.damagedDetails)(names)}
      </p>
      <div className={styles.actions}>
        <Button
          variant="outline-secondary"
          size="sm"
          onClick={() => downloadText('splitpay-damaged-data.txt', textOfFile(damaged))}
        >
          {isRefused ? texts.downloadRefused : texts.downloadDamaged}
        </Button>
        <Button variant="outline-secondary" size="sm" onClick={onDismiss}>
          {texts.dismiss}
        </Button>
      </div>
    </Notice>
  );
}

function textOfFile(damaged: Props['damaged']): string {
  return damaged.map(({ slice, text, reason }) => `${slice}${reason ? ` (${reason})` : ''}:\n${text}\n`).join('\n');
}
