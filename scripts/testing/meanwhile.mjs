import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { whileWatched } from "./family.mjs";

const usual = 0.95;

/** @param {number[]} waits the shortest first @param {number} share */
const at = (waits, share) => Math.round(waits[Math.floor(waits.length * share)] ?? 0);

/**
 * How long others wait for `health/` while the server works, and the memory that the work takes.
 * @param {{ address: string, pid: () => number }} server
 */
export function meanwhileAt({ address, pid }) {
  const ask = async () => {
    const answer = await fetch(`${address}/api/health/`);
    await answer.arrayBuffer();
    assert.equal(answer.status, 200);
  };
  /** @template T @param {() => Promise<T>} work */
  const watched = (work) => whileWatched({ pid: pid(), ask }, work);

  /** Waiting that other load on the machine causes is not the work's. */
  async function patience() {
    const { waits } = await watched(() => pause(5_000));
    return Math.max(100, 2 * at(waits, usual));
  }

  /**
   * Fails when others waited too long.
   * @template T @param {() => Promise<T>} work
   */
  return async function answersWhile(work) {
    const before = await patience();
    const began = performance.now();
    const { result, waits, megabytes } = await watched(work);
    const [most, worst] = [at(waits, usual), at(waits, 0.9999)];
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    const allowed = most <= before ? before : Math.max(before, await patience());
    const figures = `${seconds} s; ${waits.length} health checks, 95 % within ${most} ms (allowed ${allowed}), at most ${worst} ms; memory +${megabytes} MB`;
    return {
      result,
      megabytes,
      figures,
      assertAnswered: () => assert.ok(most <= allowed && worst <= 10 * allowed, figures),
    };
  };
}
