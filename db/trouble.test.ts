import { expect, it } from "vitest";
import { findDatabaseError, troubleOf } from "./trouble";

/** The shape of another bundle's errors, with none of our classes. */
const wrapped = (cause: object) =>
  Object.assign(new Error("Failed query"), { query: "select 1", params: [], cause });
const fromServer = (code: string) =>
  Object.assign(new Error("no"), { code, severity: "ERROR", severity_local: "ERROR" });
const fromDriver = (code: string) => Object.assign(new Error("no"), { code, query: "select 1" });

it.each([
  ["40P01", "conflict"],
  ["40001", "conflict"],
  ["55P03", "busy"],
  ["57014", "busy"],
  ["25P03", "busy"],
  ["53300", "busy"],
  ["57P01", "away"],
  ["57P02", "away"],
  ["57P03", "away"],
  ["25006", "away"],
  ["08006", "away"],
  ["23505", null],
  ["42P01", null],
] as const)("the server's %s is %s, however deep it lies", (code, trouble) => {
  expect(troubleOf(fromServer(code))).toBe(trouble);
  expect(troubleOf(wrapped(wrapped(fromServer(code))))).toBe(trouble);
});

it.each([
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "CONNECT_TIMEOUT",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
])("the driver's %s means that the database is away", (code) => {
  expect(troubleOf(wrapped(fromDriver(code)))).toBe("away");
});

it("what is not the database's is no trouble of it", () => {
  const ofTheStore = Object.assign(new Error("connect"), {
    code: "ECONNREFUSED",
    syscall: "connect",
  });
  expect(troubleOf(ofTheStore)).toBeNull();
  expect(troubleOf(Object.assign(new Error("no"), { code: "ERR_INVALID_ARG_TYPE" }))).toBeNull();
  expect(troubleOf(null)).toBeNull();
});

it("names the broken constraint", () => {
  const broken = Object.assign(fromServer("23505"), { constraint_name: "users_email_unique" });
  expect(findDatabaseError(wrapped(broken))?.constraint_name).toBe("users_email_unique");
});
