import { expect, test } from "vitest";
import { aPartner, aProject } from "@/db/testing/factories";
import { memberAt } from "../kernel/testing";
import { listProjectNames } from "./list-project-names";

test("names the live projects, open ones first and the newest before", async () => {
  const { id: partnerId } = await aPartner({ name: "Petrolera Amazonía" });
  const old = await aProject({ partnerId, location: "Campo Viejo", startDate: "2025-01-01" });
  const young = await aProject({ partnerId, location: "Campo Nuevo", startDate: "2026-01-01" });
  const closed = await aProject({
    partnerId,
    location: "Campo Cerrado",
    startDate: "2026-02-01",
    isClosed: true,
    closedOn: "2026-02-02",
  });
  await aProject({ partnerId, isDeleted: true });
  await aProject({ partnerId, isActive: false });
  expect(await listProjectNames(await memberAt("2026-03-10T17:00:00Z"))).toEqual(
    [young, old, closed].map(({ id, location }) => ({
      id,
      location,
      partnerName: "Petrolera Amazonía",
    })),
  );
});
