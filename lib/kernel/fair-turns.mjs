/** A user's id; null for nobody's work. @typedef {number | null} WorkOwner */

/**
 * `most`: places in all lanes of the group for an owner who has more than `few` pieces of work waiting in them. Whoever
 * holds a place of one lane must not wait for one of another.
 * @typedef {{ group: string, most: number, few: number }} Together
 */

/** `perOwner`: of all places, for one owner. @typedef {{ inLane: number, perOwner: number, together?: Together }} Places */

/** @typedef {{ take: (owner: WorkOwner) => Promise<void>, end: (owner: WorkOwner) => void }} Turns */

/** @typedef {{ owner: WorkOwner, start: () => void }} Waiting */

/** @typedef {{ working: WorkOwner[], waiting: WorkOwner[], startNext: (() => void)[] }} Group */

/** @type {Map<string, Group>} */
const groups = new Map();

/** @param {Together | undefined} together @returns {Group} of the lane alone where it is in none */
function groupOf(together) {
  const known = together && groups.get(together.group);
  if (known) return known;
  const group = { working: [], waiting: [], startNext: [] };
  if (together) groups.set(together.group, group);
  return group;
}

/** @param {WorkOwner[]} list @param {WorkOwner} owner */
const countOf = (list, owner) => list.filter((one) => one === owner).length;

/** @param {WorkOwner[]} list @param {WorkOwner} owner */
function forget(list, owner) {
  const at = list.indexOf(owner);
  if (at >= 0) list.splice(at, 1);
}

/**
 * Owners take turns: one with a single piece of work is not behind another's scan batch.
 * @param {Places} places @returns {Turns}
 */
export function fairTurns({ inLane, perOwner, together }) {
  const { most, few } = together ?? { most: perOwner, few: 0 };
  const group = groupOf(together);
  /** @type {WorkOwner[]} */
  const working = [];
  /** @type {Waiting[]} */
  const waiting = [];
  /** @type {WorkOwner[]} */
  const served = [];

  /** @param {WorkOwner} owner */
  const isCrowding = (owner) =>
    owner !== null && countOf(group.waiting, owner) > few && countOf(group.working, owner) >= most;

  function nextInLine() {
    /** @param {Waiting} one */
    const mayStart = ({ owner }) => countOf(working, owner) < perOwner && !isCrowding(owner);
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
      forget(group.waiting, next.owner);
      working.push(next.owner);
      group.working.push(next.owner);
      forget(served, next.owner);
      served.push(next.owner);
      next.start();
    }
  }
  group.startNext.push(startNext);

  return {
    take: (owner) =>
      new Promise((start) => {
        waiting.push({ owner, start: () => start() });
        group.waiting.push(owner);
        startNext();
      }),
    end: (owner) => {
      forget(working, owner);
      forget(group.working, owner);
      if (!waiting.some((one) => one.owner === owner)) forget(served, owner);
      for (const startIn of group.startNext) startIn();
    },
  };
}
