import { afterEach, beforeEach, expect, test, vi } from "vitest";

const trusted = ["http://localhost:3000", "http://127.0.0.1:8000", "https://panel.empresa.test"];

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

async function trusts(appUrl: string, origin: string) {
  vi.stubEnv("APP_URL", appUrl);
  const { isTrustedOrigin } = await import("./origin");
  return isTrustedOrigin(new Request("http://10.0.0.7:3000/", { headers: { origin } }), trusted);
}

test.each([
  ["https://faena.empresa.test", "http://localhost:3000", false],
  ["https://faena.empresa.test", "http://127.0.0.1:8000", false],
  ["https://faena.empresa.test", "https://panel.empresa.test", true],
  ["https://faena.empresa.test", "https://faena.empresa.test", true],
  ["https://faena.empresa.test", "https://evil.test", false],
  ["http://localhost:3000", "http://127.0.0.1:8000", true],
  ["", "http://localhost:3000", true],
  ["", "http://10.0.0.7:3000", true],
  ["", "null", false],
])("reached at %j, the origin %j is trusted: %j", async (appUrl, origin, expected) => {
  expect(await trusts(appUrl, origin)).toBe(expected);
});

test.each([
  ["https://faena.empresa.test", true],
  ["http://faena.empresa.test", false],
  ["", false],
])("reached at %j, the session's cookie travels by https only: %j", async (appUrl, expected) => {
  vi.stubEnv("APP_URL", appUrl);
  const { sessionCookie } = await import("./session-cookie");
  const cookie = sessionCookie(new Request("http://10.0.0.7:3000/"), "secreto");
  expect(cookie.includes("; Secure")).toBe(expected);
});
