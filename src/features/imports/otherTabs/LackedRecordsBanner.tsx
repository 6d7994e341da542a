import { downloadText } from '@/components/browser/downloadText';
import { SmallButton } from '@/components/buttons/SecondaryButton';
import { WarningBanner } from '@/components/page/banners/WarningBanner';
import { formatMoment } from '@/domain/calendar/moments';
import { timeAt } from '@/domain/calendar/instants';
import { actOfEntry } from '@/domain/permissions/actOfEntry';
import { isRecord, parseJson } from '@/lib/objects';
import { selectPermission } from '@/selectors/permissions/permissions';
import { lackedRecordsDecided, selectLackedRecords } from '@/slices/persistenceSlice';
import { selectWorkspaceTimeZone } from '@/slices/workspaceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import * as texts from './lackedTexts';

/** Asks whether a server that was restored from a backup gets again what it lacks. */
export function LackedRecordsBanner() {
  const dispatch = useAppDispatch();
  const records = useAppSelector(selectLackedRecords);
  const zone = useAppSelector(selectWorkspaceTimeZone);
  // The server would refuse all of them.
  const mayRecordAny = useAppSelector((state) =>
    records.some(({ kind, id, text }) => {
      const stored = parseJson(text);
      return selectPermission(state, actOfEntry(kind, isRecord(stored) ? stored[id] : undefined)).allowed;
    }),
  );
  const latest = records.findLast(({ at }) => at !== undefined);
  const counts = new Map<string, number>();
  for (const { kind } of records) counts.set(texts.nounOf(kind), (counts.get(texts.nounOf(kind)) ?? 0) + 1);

  function downloadAndLeave() {
    downloadText(texts.fileName, records.map(({ kind, text }) => `${kind}:\n${text}\n`).join('\n'));
    dispatch(lackedRecordsDecided('left'));
  }

  return (
    <WarningBanner
      title={texts.title}
      text={
        <>
          {texts.lacks([...counts])}{' '}
          {latest?.at !== undefined &&
            texts.latest(texts.nounOf(latest.kind), formatMoment(timeAt(Date.parse(latest.at), zone)), latest.by)}{' '}
          {mayRecordAny ? texts.question : texts.mayRecordNone}
        </>
      }
    >
      {mayRecordAny && (
        <SmallButton onClick={() => dispatch(lackedRecordsDecided('sent'))}>{texts.sendAgain}</SmallButton>
      )}
      <SmallButton onClick={downloadAndLeave}>{texts.downloadAndLeave}</SmallButton>
    </WarningBanner>
  );
}
