import Button from 'react-bootstrap/Button';
import type { ImportAnswer } from '@/data/imports/messages';
import { formatCount } from '@/domain/lists/paging';

type Props = { progress: Extract<ImportAnswer, { kind: 'progress' }> | undefined; onCancel: () => void };

/** How far a file is read: bytes for the eye, rows for all. */
export function ImportProgress({ progress, onCancel }: Props) {
  const { bytes = 0, total = 1, rows = 0 } = progress ?? {};
  return (
    <>
      <progress className="w-100" aria-label="Reading the file" max={total} value={bytes} />
      <p role="status">{rows === 0 ? 'Reading the file' : `${formatCount(rows)} rows read`}</p>
      <Button variant="outline-secondary" onClick={onCancel}>
        Stop reading
      </Button>
    </>
  );
}
