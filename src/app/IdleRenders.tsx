import { Profiler, useEffect, useState, type ReactNode } from 'react';

type Props = { lastAction: () => string | undefined; children: ReactNode };

/** For development: says in the console which action made React render without changing anything on the page. */
export function IdleRenders({ lastAction, children }: Props) {
  const [changes] = useState(() => new MutationObserver(() => undefined));
  useEffect(() => {
    changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    return () => changes.disconnect();
  }, [changes]);

  return (
    <Profiler
      id="console"
      onRender={(_id, phase, duration) => {
        // Still in the task of the commit: what it changed has not been handed to the observer yet.
        const isIdle = changes.takeRecords().length === 0;
        if (phase !== 'update' || !isIdle) return;
        console.info(`A render of ${duration.toFixed(1)} ms changed nothing, after ${lastAction() ?? 'the start'}`);
      }}
    >
      {children}
    </Profiler>
  );
}
