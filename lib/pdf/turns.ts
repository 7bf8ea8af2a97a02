/** A user's id; null for nobody's work. */
export type WorkOwner = number | null;

type Waiting = { owner: WorkOwner; start: () => void };

type Places = {
  inLane: number;
  /** Of these, for one owner. */
  perOwner: number;
};

export type Turns = {
  take: (owner: WorkOwner) => Promise<void>;
  end: (owner: WorkOwner) => void;
};

/** Owners take turns: one with a single piece of work is not behind another's scan batch. */
export function fairTurns({ inLane, perOwner }: Places): Turns {
  const working: WorkOwner[] = [];
  const waiting: Waiting[] = [];
  const served: WorkOwner[] = [];

  const forget = (list: WorkOwner[], owner: WorkOwner) => {
    const at = list.indexOf(owner);
    if (at >= 0) list.splice(at, 1);
  };

  function nextInLine(): Waiting | undefined {
    const mayStart = ({ owner }: Waiting) =>
      working.filter((one) => one === owner).length < perOwner;
    const since = ({ owner }: Waiting) => served.indexOf(owner);
    const [first] = waiting.filter(mayStart).sort((a, b) => since(a) - since(b));
    return first;
  }

  function startNext() {
    while (working.length < inLane) {
      const next = nextInLine();
      if (!next) return;
      waiting.splice(waiting.indexOf(next), 1);
      working.push(next.owner);
      forget(served, next.owner);
      served.push(next.owner);
      next.start();
    }
  }

  return {
    take: (owner) =>
      new Promise((start) => {
        waiting.push({ owner, start });
        startNext();
      }),
    end: (owner) => {
      forget(working, owner);
      if (!waiting.some((one) => one.owner === owner)) forget(served, owner);
      startNext();
    },
  };
}
