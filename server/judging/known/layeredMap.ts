/** A map with changes on top that can still be dropped. */
export type LayeredMap<Value> = {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
  /** Writes the changes into the map below. */
  commit: () => void;
};

export function layeredMap<Value>(below: Map<string, Value>): LayeredMap<Value> {
  const changes = new Map<string, Value>();
  return {
    get: (key) => changes.get(key) ?? below.get(key),
    set: (key, value) => changes.set(key, value),
    commit: () => {
      for (const [key, value] of changes) below.set(key, value);
    },
  };
}

/** The map itself, for changes that are never dropped. */
export function bareMap<Value>(below: Map<string, Value>): LayeredMap<Value> {
  return {
    get: (key) => below.get(key),
    set: (key, value) => void below.set(key, value),
    commit: () => undefined,
  };
}
