import { lazy, type ComponentType } from 'react';

const arrivals: (() => Promise<void>)[] = [];

/** Renewals of the parts whose chunk did not arrive. */
const failed = new Set<() => void>();

/**
 * `preload` asks for the chunk before the component is shown, and says nothing where that fails; `arrival` waits for it, and
 * `hasArrived` tells whether the component can be shown at once.
 */
export type LazyPart<Props extends object = object> = ComponentType<Props> & {
  preload: () => void;
  arrival: () => Promise<void>;
  hasArrived: () => boolean;
};

/** A component in a chunk of its own. React remembers a failed load for ever; `renewFailedParts` forgets it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let isHere = false;
  let part: ComponentType<Props> | undefined;
  const create = () =>
    lazy(async () => {
      try {
        const component = await load();
        isHere = true;
        return { default: component };
      } catch (error) {
        failed.add(() => (part = create()));
        throw inWords(error);
      }
    });
  // What is shown once stays the same part: another would be mounted anew in its place.
  const shown = () => (part ??= create());
  const arrival = async () => {
    try {
      const component = await load();
      isHere = true;
      part ??= component;
    } catch {
      // Said where it is shown.
    }
  };
  arrivals.push(arrival);
  return Object.assign(
    function LazyPart(props: Props) {
      const Part = shown();
      return <Part {...props} />;
    },
    { preload: () => void arrival(), arrival, hasArrived: () => isHere },
  );
}

/** What stands on screen: the bundler tells the number and address of a script or style sheet that did not arrive. */
export function inWords(error: unknown): unknown {
  const isMissingFile = error instanceof Error && error.name === 'ChunkLoadError';
  return isMissingFile ? new Error('a file of the console did not arrive', { cause: error }) : error;
}

/** Asks for all parts, one after the other; for those inside of them too. */
export async function preloadParts(): Promise<void> {
  for (const arrival of arrivals) await arrival();
}

/** Before a second try: parts that did not arrive are asked for anew. */
export function renewFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}
