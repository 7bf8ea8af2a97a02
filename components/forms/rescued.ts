let text: string | null = null;
const listeners = new Set<() => void>();

/** Kept until the person has seen it. */
export function rescue(typed: string | null) {
  text = typed;
  for (const listener of listeners) listener();
}

export const rescued = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => text,
};
