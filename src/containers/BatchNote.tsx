import Button from 'react-bootstrap/Button';
import { partOfBatch } from '@/components/text/recordTexts';
import * as textStyles from '@/components/text/text.module.scss';
import type { Batch } from '@/domain/payments/schema';
import { dialogOpened, innerDialogOpened, selectOpenDialog } from '@/slices/ui/dialogsSlice';
import { useAppStore } from '@/store/hooks';

/** 'Part of a batch of 180': opens the report of the batch. */
export function BatchNote({ batch }: { batch: Batch }) {
  const store = useAppStore();
  const open = () => {
    const dialog = { kind: 'batch' as const, batchId: batch.id };
    const isAbove = selectOpenDialog(store.getState()).kind !== 'none';
    store.dispatch(isAbove ? innerDialogOpened(dialog) : dialogOpened(dialog));
  };
  return (
    <Button variant="link" className={textStyles.inlineButton} onClick={open}>
      {partOfBatch(batch.size)}
    </Button>
  );
}
