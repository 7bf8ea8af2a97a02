import { expect, test } from "vitest";
import { identityOf } from "./build-identity.mjs";

const of = (sources: string, given?: string, kept?: string) => identityOf({ sources, given, kept });
const keyOf = (identity: ReturnType<typeof of>) => identity.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY;
const nameOf = (identity: ReturnType<typeof of>) => identity.NEXT_DEPLOYMENT_ID;

test("a build has a key of 32 bytes of its own, unless one is given or kept", () => {
  const [one, other] = [of("a"), of("a")];
  expect(Buffer.from(keyOf(one), "base64")).toHaveLength(32);
  expect(keyOf(one)).not.toBe(keyOf(other));
  expect(keyOf(of("a", "given", "kept"))).toBe("given");
  expect(keyOf(of("a", "", "kept"))).toBe("kept");
});

test("it is named alike wherever sources and key are the same, and without telling the key", () => {
  expect(nameOf(of("a", "given"))).toBe(nameOf(of("a", undefined, "given")));
  expect(nameOf(of("a", "given"))).not.toBe(nameOf(of("b", "given")));
  expect(nameOf(of("a", "given"))).not.toBe(nameOf(of("a", "other")));
  expect(nameOf(of("a", "given"))).toMatch(/^[0-9a-f]{12}$/);
});
