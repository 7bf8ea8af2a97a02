/** One of the processes that share the port; `workers.mjs` starts it and tells it what to do. */
import { writeCompiled } from "./compiled.mjs";
import { outliveLog } from "./lost-log.mjs";
import { serveBuilt } from "./serve.mjs";
import { readSettings } from "./settings.mjs";

/** @typedef {import("../lib/kernel/fair-turns.mjs").Places} Places */
/** @typedef {import("../lib/kernel/fair-turns.mjs").WorkOwner} WorkOwner */
/** @typedef {{ tell: string, turn?: number, name?: string }} Order */

/** @type {Map<number, () => void>} */
const waiting = new Map();
/** @type {Map<string, (() => void)[]>} */
const givingRoom = new Map();
/** @type {(() => void)[]} */
const works = [];
/** @type {(() => Promise<void>)[]} */
const endings = [];
let isChosen = false;
let lastTurn = 0;

const send = (/** @type {object} */ asked) => process.send?.(asked);

/** What `lib/kernel/processes.ts` asks of the others. */
const others = {
  /** @param {string} name @param {Places} places @param {() => void} giveRoom */
  turnsOf(name, places, giveRoom) {
    givingRoom.set(name, [...(givingRoom.get(name) ?? []), giveRoom]);
    return {
      /** @param {WorkOwner} owner @returns {Promise<void>} */
      take: (owner) =>
        new Promise((start) => {
          lastTurn += 1;
          waiting.set(lastTurn, start);
          send({ ask: "place", turn: lastTurn, name, places, owner });
        }),
      /** @param {WorkOwner} owner */
      end: (owner) => void send({ ask: "end", name, owner }),
    };
  },
  /** @param {() => void} work */
  whenChosen(work) {
    works.push(work);
    if (isChosen) work();
  },
  /** @param {() => Promise<void>} end */
  whenEnding(end) {
    endings.push(end);
  },
};

const { place, shutdownSeconds, drainSeconds } = readSettings();
const late = new AbortController();
let isEnding = false;
/** @type {ReturnType<typeof serveBuilt> | undefined} */
let served;
/** @type {PromiseWithResolvers<void>} */
const closing = Promise.withResolvers();

function othersEnd() {
  send({ ask: "quiet" });
  return closing.promise;
}

async function end() {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => late.abort(), shutdownSeconds * 1_000).unref();
  const over = new Promise((resolve) => late.signal.addEventListener("abort", resolve));
  const ended = Promise.all(endings.map((end) => end())).catch(console.error);
  await (await served)?.stop(late.signal, othersEnd);
  await Promise.race([ended, over]);
  process.exit(0);
}

/** @type {Record<string, (order: Order) => void>} */
const deeds = {
  turn: ({ turn = 0 }) => {
    waiting.get(turn)?.();
    waiting.delete(turn);
  },
  room: ({ name = "" }) => {
    for (const giveRoom of givingRoom.get(name) ?? []) giveRoom();
  },
  work: () => {
    isChosen = true;
    for (const work of works) work();
  },
  drain: () => void end(),
  close: () => closing.resolve(),
  break: () => late.abort(),
};

outliveLog();
Reflect.set(globalThis, "faenaOthers", others);
process.on("message", (/** @type {Order} */ order) => deeds[order.tell]?.(order));
// A terminal sends it to all; who started this one says when to end.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => void end());
served = serveBuilt(place, drainSeconds);
served.then(
  () => {
    send({ ask: "work" });
    writeCompiled();
  },
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
