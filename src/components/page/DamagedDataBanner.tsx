import Button from 'react-bootstrap/Button';
import { downloadText } from '@/components/browser/downloadText';
import * as styles from './Banner.module.scss';
import { Notice } from './Notice';

type Props = { damaged: readonly { slice: string; text: string }[]; onDismiss: () => void };

/** Says which kept data could not be read or are refused by the rules, and hands over their text. */
export function DamagedDataBanner({ damaged, onDismiss }: Props) {
  const names = [...new Set(damaged.map(({ slice }) => slice))].join(', ');
  return (
    <Notice variant="warning" about="persistence" className={styles.banner}>
      <p>
        <strong>Some of what was kept could not be read</strong> ({names}), or is refused by the rules. It is left out,
        and everything else stays. Its text is set aside until you dismiss this.
      </p>
      <div className={styles.actions}>
        <Button
          variant="outline-secondary"
          size="sm"
          onClick={() => downloadText('splitpay-damaged-data.txt', textOfFile(damaged))}
        >
          Download the damaged data
        </Button>
        <Button variant="outline-secondary" size="sm" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
    </Notice>
  );
}

function textOfFile(damaged: Props['damaged']): string {
  return damaged.map(({ slice, text }) => `${slice}:\n${text}\n`).join('\n');
}
