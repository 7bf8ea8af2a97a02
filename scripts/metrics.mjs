import { createServer } from "node:http";

/** Of answers, in seconds; the largest documents take some. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const isWanted = () => Boolean(process.env.METRICS_PORT);

/** @typedef {{ name: string, help: string, value: number, labels?: Record<string, string> }} Reading */

/** What the app measures of itself, in the one process that works the queues (`lib/worker/measure.ts`). @returns {Promise<Reading[]>} */
const readings = async () => (await Reflect.get(globalThis, "faenaReadings")?.()) ?? [];

/** @param {typeof import("prom-client")} prometheus */
function gaugesOfService({ Gauge, register }) {
  /** @type {Map<string, import("prom-client").Gauge>} */
  const gauges = new Map();
  const gaugeOf = (/** @type {Reading} */ { name, help, labels = {} }) => {
    const gauge = gauges.get(name) ?? new Gauge({ name, help, labelNames: Object.keys(labels) });
    gauges.set(name, gauge);
    return gauge;
  };
  const collect = async () => {
    for (const reading of await readings())
      gaugeOf(reading).set(reading.labels ?? {}, reading.value);
  };
  const given = register.getMetricsAsJSON.bind(register);
  register.getMetricsAsJSON = async () => {
    await collect().catch((error) => console.error(error));
    return given();
  };
}

/** Counts of this process, where `METRICS_PORT` asks for them; the one that started it adds them up. */
export async function metricsOfRequests() {
  if (!isWanted()) return null;
  const { default: prometheus } = await import("prom-client");
  // It answers the one that adds them up.
  new prometheus.AggregatorRegistry();
  prometheus.collectDefaultMetrics({ prefix: "faena_" });
  gaugesOfService(prometheus);
  const requests = new prometheus.Counter({
    name: "faena_requests_total",
    help: "Answered requests by operation and status.",
    labelNames: ["operation", "status"],
  });
  const seconds = new prometheus.Histogram({
    name: "faena_request_seconds",
    help: "Seconds until an answer was whole, by operation.",
    labelNames: ["operation"],
    buckets,
  });
  return (
    /** @type {import("./follow-requests.mjs").Followed} */ { operation = "none", status, ms },
  ) => {
    requests.inc({ operation, status });
    seconds.observe({ operation }, ms / 1_000);
  };
}

/**
 * In the process that starts the others: their sum at `/metrics` of a port of its own, of this machine only unless
 * METRICS_HOST says otherwise.
 */
export async function serveMetrics() {
  if (!isWanted()) return async () => undefined;
  const { default: prometheus } = await import("prom-client");
  const all = new prometheus.AggregatorRegistry();
  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    try {
      const text = await all.clusterMetrics();
      response.writeHead(200, { "content-type": all.contentType }).end(text);
    } catch (error) {
      response.writeHead(503).end(`${error}`);
    }
  });
  const host = process.env.METRICS_HOST || "127.0.0.1";
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(Number(process.env.METRICS_PORT), host, () => resolve(undefined));
  });
  return async () => {
    server.close();
    server.closeAllConnections();
  };
}
