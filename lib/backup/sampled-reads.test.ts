import { expect, test } from "vitest";
import { documentedOperations } from "@/scripts/documented-operations";
import { sampledReads } from "./sampled-reads";

test("what a backup samples is what the documented operations answer", async () => {
  const documented = (await documentedOperations()).filter(({ method }) => method === "get");
  for (const [operation, { read }] of Object.entries(sampledReads)) {
    const declared = documented.flatMap(({ handler: { spec } }) =>
      spec?.operation === operation ? [{ input: spec.input, run: spec.run, json: spec.json }] : [],
    );
    const same = declared.filter(
      ({ input, run, json }) => input === read.input && run === read.run && json === read.json,
    );
    expect(same.length, operation).toBeGreaterThan(0);
  }
});
