import { useEffect, useState } from 'react';
import type { DoorPort } from '@/backend/team';
import { NewPassword } from '@/features/team/NewPassword';
import { messageOf } from '@/lib/objects';
import type { Reset } from '@/protocol/people';
import { DoorCard, DoorForm } from './DoorCard';
import * as texts from './texts';

/** A person with the link of an administrator chooses a new password. */
export function ResetPassword({ port, token, onSaved }: { port: DoorPort; token: string; onSaved: () => void }) {
  const [found, setFound] = useState<Reset | { reason: string }>();
  useEffect(() => {
    void port.reset(token).then(setFound, (error: unknown) => setFound({ reason: messageOf(error) }));
  }, [port, token]);
  if (!found) return <DoorCard title={texts.loading} />;
  if ('reason' in found)
    return (
      <DoorCard title={texts.resetFailedTitle}>
        <p>{found.reason}</p>
        <a href="/">{texts.toSignIn}</a>
      </DoorCard>
    );
  return (
    <DoorCard title={texts.resetTitle}>
      <p className="mb-0">{texts.resetFor(found)}</p>
      <DoorForm
        submitLabel={texts.savePassword}
        onSubmit={({ password = '' }) => port.setPassword(token, password).then(onSaved)}
      >
        <NewPassword isFirst />
      </DoorForm>
    </DoorCard>
  );
}
