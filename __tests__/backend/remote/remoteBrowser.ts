import type { Browser } from '../../helpers/server/browser';

/** Whether requests of the page reach the server, and how many messages its streams brought. */
export const line = { isCut: false, messages: 0 };

/** Sends the page's requests from this browser, until the returned function is called. */
export function fetchFrom(browser: () => Browser): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init = {}) => {
    const path = input instanceof Request ? input.url : String(input);
    if (!path.startsWith('/')) return fetch(input, init);
    if (line.isCut) throw new TypeError('Failed to fetch');
    const { method = 'GET', body, headers } = init;
    const content = body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : (body ?? undefined);
    return browser().send(method, path, content, headers as Record<string, string>);
  };
  return () => {
    globalThis.fetch = fetch;
  };
}

type Message = { data: string };
const stop = () => undefined;

/** The part of the browser's EventSource that the page uses, over `fetch`. */
export function openSource(path: string) {
  const source = {
    onopen: null as (() => void) | null,
    onerror: null as (() => void) | null,
    onmessage: null as ((message: Message) => void) | null,
    close: () => closed.abort(),
  };
  const closed = new AbortController();
  void (async () => {
    try {
      const response = await fetch(path);
      const reader = response.body!.getReader();
      closed.signal.addEventListener('abort', () => void reader.cancel().catch(stop));
      if (closed.signal.aborted) return void reader.cancel().catch(stop);
      source.onopen?.();
      const decoder = new TextDecoder();
      for (let text = ''; ;) {
        const { value, done } = await reader.read();
        if (done) return;
        text += decoder.decode(value, { stream: true });
        const lines = text.split('\n');
        text = lines.pop() ?? '';
        for (const each of lines) {
          if (!each.startsWith('data:')) continue;
          line.messages += 1;
          source.onmessage?.({ data: each.slice(5) });
        }
      }
    } catch {
      source.onerror?.();
    }
  })();
  return source as never;
}

/** A page that can be hidden. */
export function createPage() {
  const target = new EventTarget();
  return {
    hidden: false,
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    show(isShown: boolean) {
      this.hidden = !isShown;
      target.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
