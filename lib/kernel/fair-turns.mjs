/** A user's id; null for nobody's work. @typedef {number | null} WorkOwner */

/** `perOwner`: of all places, for one owner. @typedef {{ inLane: number, perOwner: number }} Places */

/** @typedef {{ take: (owner: WorkOwner) => Promise<void>, end: (owner: WorkOwner) => void }} Turns */

/** @typedef {{ owner: WorkOwner, start: () => void }} Waiting */

/**
 * Owners take turns: one with a single piece of work is not behind another's scan batch.
 * @param {Places} places @returns {Turns}
 */
export function fairTurns({ inLane, perOwner }) {
  /** @type {WorkOwner[]} */
  const working = [];
  /** @type {Waiting[]} */
  const waiting = [];
  /** @type {WorkOwner[]} */
  const served = [];

  /** @param {WorkOwner[]} list @param {WorkOwner} owner */
  const forget = (list, owner) => {
    const at = list.indexOf(owner);
    if (at >= 0) list.splice(at, 1);
  };

  function nextInLine() {
    /** @param {Waiting} one */
    const mayStart = ({ owner }) => working.filter((one) => one === owner).length < perOwner;
    /** @param {Waiting} one */
    const since = ({ owner }) => served.indexOf(owner);
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
        waiting.push({ owner, start: () => start() });
        startNext();
      }),
    end: (owner) => {
      forget(working, owner);
      if (!waiting.some((one) => one.owner === owner)) forget(served, owner);
      startNext();
    },
  };
}
