import { useId, useState } from 'react';
import Form from 'react-bootstrap/Form';
import { CopyButton } from '@/components/dialogs/CopyButton';
import { useCopyToast } from '@/containers/copying/useCopyToast';
import { useMoney } from '@/containers/money/Money';
import type { BatchSums } from '@/domain/batches/batchSums';
import type { CanceledEvent } from '@/domain/batches/interruptedBatches';
import { useOperatorName } from '@/features/imports/WorkspaceContext';
import * as styles from '@/features/batches/batches.module.scss';
import { noticeText } from './noticeTexts';
import * as texts from '@/features/batches/texts';

type Props = CanceledEvent & { sums: BatchSums; isProposed?: boolean };

/** A draft of the notice to the merchant, with the figures of the batch. It is not sent and not stored. */
export function EventNotice({ sums, merchantName, days, event, isProposed = false }: Props) {
  const operator = useOperatorName();
  const money = useMoney();
  const onCopied = useCopyToast(texts.noticeNoun);
  const [edited, setEdited] = useState<string>();
  const id = useId();
  const text = edited ?? noticeText(sums, { merchantName, days, event, money, operator });
  return (
    <section className={styles.section}>
      <Form.Group controlId={id}>
        <Form.Label>{texts.notice}</Form.Label>
        <Form.Control
          as="textarea"
          className={styles.notice}
          value={text}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setEdited(target.value)}
        />
        <Form.Text id={`${id}-hint`}>
          {texts.noticeHint}
          {isProposed && ` ${texts.sendAfterApproval}`}
        </Form.Text>
      </Form.Group>
      <div className="d-flex flex-wrap gap-2 mt-3">
        <CopyButton label={texts.copyNotice} text={text} onCopied={onCopied} />
      </div>
    </section>
  );
}
