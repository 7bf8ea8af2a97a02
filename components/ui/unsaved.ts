interface Unsaved {
  /** When it came, so that a window knows what is its own. */
  order: number;
  isUnsaved: () => boolean;
  /** Its person said that it may be lost. */
  isGivenUp: boolean;
}

let order = 0;
const known = new Set<Unsaved>();

/** A moment that everything opened later comes after. */
export function nextOrder(): number {
  order += 1;
  return order;
}

const isAtRisk = (one: Unsaved) => !one.isGivenUp && one.isUnsaved();

/** Tells of something a person typed that is in no other place. */
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

/** Whether leaving now would lose what somebody typed. */
export const isAnythingUnsaved = (): boolean => lostWith(0).length > 0;

/** Leaves at once when nothing typed since that moment would be lost, else once the person says so. */
export function leaveOrAsk(leave: () => void, since = 0) {
  const lost = lostWith(since);
  if (lost.length === 0) return leave();
  ask(() => {
    for (const one of lost) one.isGivenUp = true;
    leave();
  });
}

/** What waits for an answer. */
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
