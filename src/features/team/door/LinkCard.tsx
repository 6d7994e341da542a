import { useEffect, useState, type ReactNode } from 'react';
import { messageOf } from '@/lib/objects';
import { DoorCard } from './DoorCard';
import * as texts from './texts';

type Props<Facts> = {
  /** Asks the server about the link. It has to stay the same function. */
  ask: (id: string) => Promise<Facts>;
  id: string;
  failedTitle: string;
  failed?: (reason: string) => string;
  children: (facts: Facts) => ReactNode;
};

/** What a link opens, once the server has said what it is for. A link that does not work says why, and leads to the sign-in. */
export function LinkCard<Facts extends object>({ ask, id, failedTitle, failed = String, children }: Props<Facts>) {
  const [answer, setAnswer] = useState<{ facts: Facts } | { reason: string }>();
  useEffect(() => {
    void ask(id).then(
      (facts) => setAnswer({ facts }),
      (error: unknown) => setAnswer({ reason: messageOf(error) }),
    );
  }, [ask, id]);
  if (!answer) return <DoorCard title={texts.loading} />;
  if ('facts' in answer) return children(answer.facts);
  return (
    <DoorCard title={failedTitle}>
      <p>{failed(answer.reason)}</p>
      <a href="/">{texts.toSignIn}</a>
    </DoorCard>
  );
}
