import { Profiler, useEffect, useState, type ReactNode } from 'react';
import * as texts from './idleTexts';

type Props = { lastAction: () => string | undefined; children: ReactNode };

/** For development: reports the action that made React render without a change on the page. */
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
        // The commit's task is still running, so the observer has not received its changes yet.
        const isIdle = changes.takeRecords().length === 0;
        if (phase !== 'update' || !isIdle) return;
        console.info(texts.idleRender(duration.toFixed(1), lastAction() ?? 'start'));
      }}
    >
      {children}
    </Profiler>
  );
}
