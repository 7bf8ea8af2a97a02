const totals = /^(tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) /;

/**
 * One line of JSON per test of node:test, with the figures it told.
 * @param {AsyncIterable<import("node:test/reporters").TestEvent>} events
 */
export default async function* proofReporter(events) {
  /** @type {{ name: string, file: string, seconds: number, isPassed: boolean, figures: string[] }[]} */
  const claims = [];
  for await (const { type, data } of events) {
    if (type === "test:pass" || type === "test:fail") {
      const { name, file = "", details } = data;
      if (details.type === "suite") continue;
      const seconds = details.duration_ms / 1_000;
      claims.push({ name, file, seconds, isPassed: type === "test:pass", figures: [] });
    }
    if (type === "test:diagnostic" && !totals.test(data.message))
      claims.at(-1)?.figures.push(data.message);
  }
  for (const claim of claims) yield `${JSON.stringify(claim)}\n`;
}
