import { type Attributes, type Span, SpanStatusCode, trace } from "@opentelemetry/api";

/** Ends with the work. Seen by whoever registers an SDK of OpenTelemetry; without one it costs next to nothing. */
export const inSpan = <T>(
  name: string,
  attributes: Attributes,
  work: (span: Span) => Promise<T>,
): Promise<T> =>
  trace.getTracer("faena").startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work(span);
    } catch (thrown) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw thrown;
    } finally {
      span.end();
    }
  });
