import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { TeamPort } from '@/backend/team';
import { focusAnswer, onceAsked } from '@/components/buttons/onceAsked';
import { SecondaryButton } from '@/components/buttons/SecondaryButton';
import * as texts from '@/features/team/texts';
import { messageOf } from '@/lib/objects';
import { selectPendingIds } from '@/selectors/sync/pendingChanges';
import { useAppSelector } from '@/store/hooks';

/** Signs out, after a question if changes wait for the server: they are sent only after the next sign-in in this browser. */
export function SignOut({ team }: { team: TeamPort }) {
  const waiting = useAppSelector(selectPendingIds).size;
  const [isAsked, setIsAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const signOut = () => void team.signOut().catch((error: unknown) => setProblem(messageOf(error)));
  const asks = isAsked && waiting > 0;
  return (
    <>
      {asks && <p role="alert">{texts.signOutQuestion(waiting)}</p>}
      <div className="d-flex flex-wrap gap-2">
        {asks && (
          <SecondaryButton ref={focusAnswer} onClick={() => setIsAsked(false)}>
            {texts.staySignedIn}
          </SecondaryButton>
        )}
        {asks ? (
          <Button variant="danger" onClick={onceAsked(signOut)}>
            {texts.signOut}
          </Button>
        ) : (
          <SecondaryButton onClick={() => (waiting > 0 ? setIsAsked(true) : signOut())}>
            {texts.signOut}
          </SecondaryButton>
        )}
      </div>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}
