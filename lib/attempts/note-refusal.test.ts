import { expect, test, vi } from "vitest";
import { assertMay } from "../auth/assert-may";
import type { Caller } from "../kernel/context";
import { noteRefusal } from "./note-refusal";

test("the same refusal is one line a minute, and a flood is bounded", () => {
  const said = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  for (const now of [60_000, 60_001, 119_999, 120_000]) noteRefusal("users.create to user 5", now);
  expect(said.mock.calls).toEqual(Array(2).fill(["Refused: users.create to user 5"]));
  said.mockClear();
  for (let user = 0; user < 1_000; user += 1) noteRefusal(`users.list to user ${user}`, 180_000);
  expect(said.mock.calls).toHaveLength(200);
  said.mockRestore();
});

test("who may not is named by number, with what he asked for", () => {
  const said = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const user = {
    id: 7,
    email: "eva@faena.test",
    firstName: "Eva",
    lastName: "Tapuy",
    role: "TECNICO",
    signatureName: null,
  } as const;
  const caller: Caller = { user, sessionId: null, tokenId: 3, scope: "write" };
  expect(() => assertMay(caller, "users.create")).toThrow("Su rol no permite esta operación.");
  expect(() => assertMay(caller, "projects.list")).not.toThrow();
  expect(said.mock.calls).toEqual([["Refused: users.create to user 7, token 3"]]);
  said.mockRestore();
});
