import { context, SpanStatusCode, trace } from "@opentelemetry/api";
import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-node";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { POST } from "@/app/api/partners/route";
import * as make from "@/db/testing/factories";
import { performJob } from "../worker/perform-job";
import { call } from "./testing";

const exporter = new InMemorySpanExporter();
const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
provider.register();

beforeEach(() => exporter.reset());
afterAll(async () => {
  await provider.shutdown();
  trace.disable();
  context.disable();
});

/** Each below the one it happens in. */
function told(): string[] {
  const spans = exporter.getFinishedSpans();
  const names = new Map(spans.map((span) => [span.spanContext().spanId, span.name]));
  return spans
    .map(({ name, parentSpanContext }) => {
      const within = parentSpanContext ? names.get(parentSpanContext.spanId) : undefined;
      return within ? `${within} > ${name}` : name;
    })
    .toSorted();
}

test("a request is a span, with its verb and the transaction below it", async () => {
  const as = await make.aSession();
  exporter.reset();
  const body = { business_tax_id: "1790011222001", name: "Petrolera", address: "Km 12" };
  expect(await call(POST, { as, body })).toMatchObject({ status: 201 });
  expect(told()).toEqual([
    "endpoint partners.create",
    "endpoint partners.create > partners.create",
    "partners.create > transaction",
  ]);
  const [{ attributes = {} } = {}] = exporter.getFinishedSpans().slice(-1);
  expect(attributes).toEqual({ "http.response.status_code": 201 });
  expect(JSON.stringify(exporter.getFinishedSpans().map((span) => span.attributes))).not.toContain(
    "Petrolera",
  );
});

test("a refusal is an answer with its status; a job that fails is an error, without its words", async () => {
  const as = await make.aSession();
  exporter.reset();
  await call(POST, { as, body: {} });
  const [refused] = exporter.getFinishedSpans();
  expect(refused).toMatchObject({
    name: "endpoint partners.create",
    attributes: { "http.response.status_code": 400 },
    status: { code: SpanStatusCode.UNSET },
  });
  exporter.reset();
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await expect(performJob("read-scan", { scanId: Number.NaN })).rejects.toThrow();
  log.mockRestore();
  expect(exporter.getFinishedSpans().at(-1)).toMatchObject({
    name: "job read-scan",
    status: { code: SpanStatusCode.ERROR },
    events: [],
  });
});
