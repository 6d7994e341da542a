import Button from 'react-bootstrap/Button';
import * as styles from '@/components/page/Banner.module.scss';
import { Notice } from '@/components/page/Notice';
import { useWorkspaceServices } from '@/features/imports/WorkspaceContext';
import * as texts from './texts';

/** Shown when the storage has records that only a newer version can read. */
export function NewerRecordsBanner() {
  const { reload } = useWorkspaceServices();
  return (
    <Notice variant="warning" about="persistence" className={styles.banner}>
      <p>{texts.newerRecords}</p>
      <div className={styles.actions}>
        <Button variant="outline-secondary" size="sm" onClick={reload}>
          {texts.reload}
        </Button>
      </div>
    </Notice>
  );
}
