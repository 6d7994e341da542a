/** Locks of the browser. A server without HTTPS has none: then every lock is free. */
const locks = () => (typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined));

/** Holds a lock until the returned function is called, or until the page closes or crashes. */
export function holdLock(name: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  void locks()?.request(name, () => held);
  return release;
}

/** Whether no page of this browser holds a lock. */
export async function isLockFree(name: string): Promise<boolean> {
  const manager = locks();
  return !manager || (await manager.request(name, { ifAvailable: true }, (lock) => lock !== null));
}
