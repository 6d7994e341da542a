import { useEffect, useState } from 'react';
import type { ApiKeysPort, TeamPort } from '@/backend/team';
import { messageOf } from '@/lib/objects';
import type { ApiKeys } from '@/protocol/apiKeys';

/** The keys of programs. `act` changes them and reads them again; `problem` is the sentence of the last failure. */
export function useApiKeys({ apiKeys }: Pick<TeamPort, 'apiKeys'>) {
  const [state, setState] = useState<{ known?: ApiKeys; problem?: string }>({});
  const noteProblem = (error: unknown) => setState((before) => ({ ...before, problem: messageOf(error) }));
  const act = async (change: (port: ApiKeysPort) => Promise<void>): Promise<void> => {
    const port = await apiKeys();
    await change(port);
    setState({ known: await port.list() });
  };
  useEffect(() => {
    apiKeys()
      .then(({ list }) => list())
      .then((known) => setState({ known }))
      .catch((error: unknown) => setState({ problem: messageOf(error) }));
  }, [apiKeys]);
  return { ...state, act, noteProblem };
}
