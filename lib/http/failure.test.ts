import { expect, it, vi } from "vitest";
import { OutcomeUnknown } from "../kernel/errors";
import { failureOf } from "./failure";

const failed = (error: object) => failureOf(Object.assign(new Error("no"), error));
const fromServer = (code: string, more: object = {}) =>
  failed({ cause: Object.assign(new Error("no"), { code, severity: "ERROR", ...more }) });

it.each(["40P01", "40001", "55P03", "57014", "57P01", "25006", "08006"])(
  "%s asks to come again",
  (code) => {
    const log = vi.spyOn(console, "warn").mockReturnValue();
    const { status, body, headers } = fromServer(code);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    expect(status).toBe(503);
    expect(body).toMatchObject({ success: false, code: "try_again" });
    expect(Number(headers["Retry-After"])).toBeGreaterThan(0);
  },
);

it("a change that may have been kept says so", () => {
  expect(failureOf(new OutcomeUnknown())).toMatchObject({
    status: 503,
    body: { code: "outcome_unknown" },
  });
});

it("errors of another bundle's classes are what they say", () => {
  const issues = [{ path: ["name"], message: "Obligatorio." }];
  expect(failed({ name: "ZodError", issues })).toMatchObject({
    status: 400,
    body: { field_errors: { name: ["Obligatorio."] } },
  });
  expect(fromServer("23505", { constraint_name: "users_email_unique" })).toMatchObject({
    status: 400,
    body: { field_errors: { email: ["Ya existe un usuario con este correo."] } },
  });
});

it("what nobody foresaw is ours", () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  expect(failureOf(new TypeError("x"))).toMatchObject({
    status: 500,
    body: { code: "server_error" },
  });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
