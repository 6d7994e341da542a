import type { DoorPort } from '@/backend/team';
import { NewPassword } from '@/features/team/account/NewPassword';
import { DoorCard, DoorForm } from './DoorCard';
import { LinkCard } from './LinkCard';
import * as texts from './texts';

/** A person with the link of an administrator chooses a new password. */
export function ResetPassword({ port, token, onSaved }: { port: DoorPort; token: string; onSaved: () => void }) {
  return (
    <LinkCard ask={port.reset} id={token} failedTitle={texts.resetFailedTitle}>
      {(person) => (
        <DoorCard title={texts.resetTitle}>
          <p className="mb-0">{texts.resetFor(person)}</p>
          <DoorForm
            submitLabel={texts.savePassword}
            onSubmit={({ password = '' }) => port.setPassword(token, password).then(onSaved)}
          >
            <NewPassword isFirst />
          </DoorForm>
        </DoorCard>
      )}
    </LinkCard>
  );
}
