import { useSyncExternalStore } from 'react';
import type { TeamPort } from '@/backend/team';
import { WarningBanner } from '@/components/page/banners/WarningBanner';
import { useReadTime } from '@/containers/approvals/useReadTime';
import { selectPendingIds } from '@/selectors/sync/pendingChanges';
import { useAppSelector } from '@/store/hooks';
import * as texts from './texts';

/** While the line to the server is cut: what goes on, and how many changes wait. It also lets proposals expire. */
export function TeamBanner({ team }: { team: TeamPort }) {
  useReadTime();
  const isCut = useSyncExternalStore(team.followLine, team.isLineCut);
  const count = useAppSelector(selectPendingIds).size;
  if (!isCut) return null;
  return (
    <WarningBanner
      title={texts.lineCut}
      text={
        <>
          {texts.lineCutText} {count > 0 && texts.waiting(count)}
        </>
      }
    />
  );
}
