declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- a type cannot be added to
  interface Window {
    /** Defined by the script before the first paint, for the main script: replays the queued events. */
    replayQueuedEvents?: () => void;
  }
}

type QueuedEvent = { event: Event; target: HTMLElement; value: string };

const TYPES = ['click', 'keydown', 'input', 'change'];

/** Queues events on a page that is visible but not hydrated yet. Links work without React. */
export function queueEvents(): void {
  const events: QueuedEvent[] = [];
  const hold = (event: Event) => {
    const { type, target } = event;
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return;
    const element = target.closest<HTMLElement>('a, button, label, input, select') ?? document.body;
    if (type === 'click' && element.matches('a')) return;
    event.stopImmediatePropagation();
    if (type === 'click') event.preventDefault();
    const value = 'value' in element ? String(element.value) : '';
    events.push({ event, target: element, value });
  };
  for (const type of TYPES) window.addEventListener(type, hold, true);
  window.replayQueuedEvents = () => {
    for (const type of TYPES) window.removeEventListener(type, hold, true);
    redo(events.splice(0));
  };
}

function redo(events: readonly QueuedEvent[]): void {
  for (const { event, target, value } of events) {
    if (event.type === 'click') target.click();
    else if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent(event.type, event));
    else if (target instanceof HTMLInputElement) type(target, value);
    else if (target instanceof HTMLSelectElement && event.type === 'change') choose(target, value);
  }
}

function type(field: HTMLInputElement, value: string): void {
  const notify = () => field.dispatchEvent(new Event('input', { bubbles: true }));
  // Hydrates the field if necessary.
  notify();
  // React tracks the value of the field and ignores an input event without a change.
  field.value = '';
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);
  notify();
}

function choose(field: HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
