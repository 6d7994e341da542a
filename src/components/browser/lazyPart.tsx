import { lazy, type ComponentType } from 'react';

const arrivals: (() => Promise<void>)[] = [];

/** Functions that reset the parts whose chunk failed to load. */
const failed = new Set<() => void>();

/**
 * `preload` requests the chunk before the component renders, and ignores a failure, because rendering reports it; `arrival` waits
 * for the chunk, and `hasArrived` is true if the component can render immediately.
 */
export type LazyPart<Props extends object = object> = ComponentType<Props> & {
  preload: () => void;
  arrival: () => Promise<void>;
  hasArrived: () => boolean;
};

type PropsOf<Part> = Part extends ComponentType<infer Props extends object> ? Props : object;

/**
 * The component that a module in a separate chunk exports by this name. React caches a failed load forever;
 * `renewFailedParts` resets it.
 */
export function lazyPart<Name extends string, Module extends Record<Name, ComponentType<never>>>(
  name: Name,
  loadModule: () => Promise<Module>,
): LazyPart<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  const load = async () => (await loadModule())[name] as ComponentType<Props>;
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
        throw readableError(error);
      }
    });
  // A mounted part keeps its component, because React would remount another one.
  const shown = () => (part ??= create());
  const arrival = async () => {
    try {
      const component = await load();
      isHere = true;
      part ??= component;
    } catch {
      // The error boundary reports the failure when the part renders.
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

/** A message for the screen: the bundler's message names only the number and address of the missing file. */
export function readableError(error: unknown): unknown {
  const isMissingFile = error instanceof Error && error.name === 'ChunkLoadError';
  return isMissingFile ? new Error("a file didn't load", { cause: error }) : error;
}

/** Preloads all parts, one after the other, including nested parts. */
export async function preloadParts(): Promise<void> {
  for (const arrival of arrivals) await arrival();
}

/** Resets failed parts, so that the next attempt requests them again. */
export function renewFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}
