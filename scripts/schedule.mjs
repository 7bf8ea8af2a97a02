/**
 * @typedef {{ passed: number, failed: number }} Tally
 * @typedef {{ name: string, after?: string[], work: () => Promise<unknown>, tally?: () => Tally }} Step
 * @typedef {Tally & { name: string, state: "ok" | "FAILED" | "not run", began: number, seconds: number, reason: string }} Outcome
 */

/** @param {Step} step @param {number} since */
async function perform({ name, work, tally = () => ({ passed: 0, failed: 0 }) }, since) {
  const began = performance.now();
  const reason = await work().then(
    () => "",
    (error) => String(error.message),
  );
  const { passed, failed } = tally();
  const hasFailed = reason !== "" || failed > 0;
  return {
    name,
    reason,
    passed,
    failed: hasFailed ? Math.max(failed, 1) : 0,
    state: /** @type {Outcome["state"]} */ (hasFailed ? "FAILED" : "ok"),
    began: (began - since) / 1_000,
    seconds: (performance.now() - began) / 1_000,
  };
}

/** @param {Step} step @returns {Outcome} */
const notRun = ({ name }) => ({
  name,
  state: "not run",
  reason: "",
  passed: 0,
  failed: 0,
  began: 0,
  seconds: 0,
});

/**
 * In order, so many at once, each after those it names. After a failure no step begins, and running ones finish. Gives
 * the outcomes in the order of the steps. @param {Step[]} steps
 * @param {{ lanes: number, onBegin?: (name: string) => void, onEnd?: (outcome: Outcome) => void }} how
 */
export async function performAll(
  steps,
  { lanes, onBegin = () => undefined, onEnd = () => undefined },
) {
  const since = performance.now();
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  const waiting = [...steps];
  /** @type {Map<string, Promise<void>>} */
  const working = new Map();
  const names = new Set(steps.map(({ name }) => name));

  const isReady = (/** @type {Step} */ { after = [] }) =>
    after.every((name) => !names.has(name) || outcomes.has(name));
  const hasFailed = () => [...outcomes.values()].some(({ state }) => state === "FAILED");

  /** @param {Step} step */
  async function begin(step) {
    onBegin(step.name);
    const outcome = await perform(step, since);
    working.delete(step.name);
    outcomes.set(step.name, outcome);
    onEnd(outcome);
  }

  for (;;) {
    while (working.size < lanes && !hasFailed()) {
      const at = waiting.findIndex(isReady);
      const [step] = at < 0 ? [] : waiting.splice(at, 1);
      if (!step) break;
      working.set(step.name, begin(step));
    }
    if (working.size === 0) break;
    await Promise.race(working.values());
  }
  return steps.map((step) => outcomes.get(step.name) ?? notRun(step));
}
