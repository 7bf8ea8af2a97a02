interface Unsaved {
  /** Ascending, so that a window knows what was opened in it. */
  order: number;
  isUnsaved: () => boolean;
  isGivenUp: boolean;
}

let order = 0;
const known = new Set<Unsaved>();

export function nextOrder(): number {
  order += 1;
  return order;
}

const isAtRisk = (one: Unsaved) => !one.isGivenUp && one.isUnsaved();

export function tellUnsaved(isUnsaved: () => boolean) {
  const one = { order: nextOrder(), isUnsaved, isGivenUp: false };
  known.add(one);
  return {
    isAtRisk: () => isAtRisk(one),
    end: () => known.delete(one),
  };
}

const lostWith = (since: number) => [...known].filter((one) => one.order > since && isAtRisk(one));

let question: (() => void) | null = null;
const listeners = new Set<() => void>();

function ask(next: typeof question) {
  question = next;
  for (const listener of listeners) listener();
}

export const isAnythingUnsaved = (): boolean => lostWith(0).length > 0;

/** Leaves at once when nothing typed since then would be lost, else once the person agrees. */
export function leaveOrAsk(leave: () => void, since = 0) {
  const lost = lostWith(since);
  if (lost.length === 0) return leave();
  ask(() => {
    for (const one of lost) one.isGivenUp = true;
    leave();
  });
}

export const openQuestion = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => question,
  stay: () => ask(null),
  leave: () => {
    const leave = question;
    ask(null);
    leave?.();
  },
};
