import { beforeEach, expect, test } from "vitest";
import { aStaffMember } from "@/db/testing/factories";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { findOwnStaff } from "./find-own-staff";

let ctx: Context;

beforeEach(async () => {
  ctx = await memberAt("2026-03-10T17:00:00Z", { role: "TECNICO" });
});

const email = () => ctx.caller.user.email.toUpperCase();

test("the technician with the caller's e-mail is he, whatever its case", async () => {
  await aStaffMember({ email: "otra@faena.test" });
  const { id } = await aStaffMember({ email: email(), firstName: "Ana", lastName: "Ruiz" });
  expect(await findOwnStaff(ctx)).toEqual({ id, name: "Ana Ruiz" });
});

test("nobody is, when none or several have it, or he works here no more", async () => {
  await aStaffMember({ email: email(), isActive: false });
  await aStaffMember({ email: email(), isDeleted: true });
  expect(await findOwnStaff(ctx)).toBeNull();
  await aStaffMember({ email: email() });
  await aStaffMember({ email: email() });
  expect(await findOwnStaff(ctx)).toBeNull();
});
