import Button from 'react-bootstrap/Button';
import { downloadText } from '@/components/browser/downloadText';
import * as styles from '@/components/page/banners/Banner.module.scss';
import { Notice } from '@/components/page/Notice';
import { formatMoment } from '@/domain/calendar/moments';
import { timeAt } from '@/domain/calendar/instants';
import { lackedRecordsDecided, selectLackedRecords } from '@/slices/persistenceSlice';
import { selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './lackedTexts';

/** Asks whether a server that was restored from a backup gets again what it lacks. */
export function LackedRecordsBanner() {
  const dispatch = useAppDispatch();
  const records = useAppSelector(selectLackedRecords);
  const zone = useAppSelector(selectWorkspaceTimeZone);
  const latest = records.findLast(({ at }) => at !== undefined);
  const counts = new Map<string, number>();
  for (const { kind } of records) counts.set(texts.nounOf(kind), (counts.get(texts.nounOf(kind)) ?? 0) + 1);

  function downloadAndLeave() {
    downloadText(texts.fileName, records.map(({ kind, text }) => `${kind}:\n${text}\n`).join('\n'));
    dispatch(lackedRecordsDecided('left'));
  }

  return (
    <Notice variant="warning" about="persistence" className={styles.banner}>
      <p>
        <strong>{texts.title}</strong> {texts.lacks([...counts])}{' '}
        {latest?.at !== undefined &&
          texts.latest(texts.nounOf(latest.kind), formatMoment(timeAt(Date.parse(latest.at), zone)), latest.by)}{' '}
        {texts.question}
      </p>
      <div className={styles.actions}>
        <Button variant="outline-secondary" size="sm" onClick={() => dispatch(lackedRecordsDecided('sent'))}>
          {texts.sendAgain}
        </Button>
        <Button variant="outline-secondary" size="sm" onClick={downloadAndLeave}>
          {texts.downloadAndLeave}
        </Button>
      </div>
    </Notice>
  );
}
