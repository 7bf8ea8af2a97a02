import { beforeEach, describe, expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET } from "./route";

let field: Awaited<ReturnType<typeof make.aSession>>;

beforeEach(async () => {
  field = await make.aSession("TECNICO");
});

const ask = (query: Record<string, string | number>) => call(GET, { as: field, query });
const found = async (q: string) => (await ask({ q })).body.data;

describe("each kind", () => {
  test("is found by its words, and says where it is", async () => {
    const partner = await make.aPartner({ name: "Petróleos del Zamora", businessTaxId: "1791" });
    const project = await make.aProject({ partnerId: partner.id, location: "Campo Sur" });
    const unit = await make.anEquipment({ code: "PTAP-09", name: "Planta potable" });
    const vehicle = await make.aVehicle({ plate: "PXX-0042", brand: "Hino", model: "500" });
    const member = await make.aStaffMember({ firstName: "Óscar", lastName: "Ñato", dni: "1777" });
    const sheet = await make.aWorksheet({ projectId: project.id, seriesCode: "FAE-PS-2026-9001" });
    const chain = await make.aCustodyChain({ worksheetId: sheet.id, consecutive: "0099001" });
    const maintenance = await make.aMaintenanceSheet({
      projectId: project.id,
      equipmentId: unit.id,
      sheetNumber: "MNT-2026-9001",
    });
    const guide = await make.aShippingGuide({
      projectId: project.id,
      guideNumber: "GDR-0009001",
      carrierName: "Transportes Yasuní",
    });
    const place = "Petróleos del Zamora · Campo Sur";
    const reservation = await make.aReservation({
      partnerId: partner.id,
      code: "RSV-9001-0007",
      location: "Campo Sur",
    });
    const expected = [
      ["PROYECTO SUR", "project", project.id, /^Proyecto \d+ - Petr/, "Campo Sur", "/projects/ID"],
      ["1791", "partner", partner.id, "Petróleos del Zamora", "1791", "/partners/ID"],
      ["ptap potable", "resource_item", unit.id, "PTAP-09", "Planta potable", "/equipment/ID"],
      ["hino 0042", "vehicle", vehicle.id, "PXX-0042", "Hino 500", "/vehicles/ID"],
      ["nato oscar", "technical", member.id, "Óscar Ñato", "1777", "/staff/ID"],
      [
        "ps-2026-9001",
        "sheet_project",
        sheet.id,
        "FAE-PS-2026-9001",
        place,
        `/projects/${project.id}/work-sheets/ID`,
      ],
      ["0099001", "custody_chain", chain.id, "0099001", place, "/custody/ID"],
      [
        "MNT 9001",
        "maintenance_sheet",
        maintenance.id,
        "MNT-2026-9001",
        `PTAP-09 · ${place}`,
        "/maintenance/ID",
      ],
      [
        "rsv zamora 0007",
        "reservation",
        reservation.id,
        "RSV-9001-0007",
        place,
        "/reservations/ID",
      ],
      ["yasuni", "shipping_guide", guide.id, "GDR-0009001", place, "/shipping/ID"],
    ] as const;
    for (const [q, type, id, label, detail, url] of expected) {
      const [first] = await found(q);
      expect([q, first]).toEqual([
        q,
        {
          type,
          id,
          label: typeof label === "string" ? label : expect.stringMatching(label),
          detail,
          url: url.replace("ID", String(id)),
        },
      ]);
    }
    const kinds = (await found("zamora")).map((hit: { type: string }) => hit.type);
    expect(kinds.sort()).toEqual([
      "maintenance_sheet",
      "partner",
      "project",
      "reservation",
      "sheet_project",
      "shipping_guide",
    ]);
  });

  test("is not found once deleted", async () => {
    const isDeleted = true;
    const gone = await make.aProject({ location: "Xolo", isDeleted });
    await make.aPartner({ name: "Xolo", isDeleted });
    await make.anEquipment({ name: "Xolo", isDeleted });
    await make.aVehicle({ brand: "Xolo", isDeleted });
    await make.aStaffMember({ firstName: "Xolo", isDeleted });
    const sheet = await make.aWorksheet({ seriesCode: "Xolo", isDeleted });
    await make.aCustodyChain({ worksheetId: sheet.id, consecutive: "Xolo" });
    await make.aMaintenanceSheet({ sheetNumber: "Xolo", isDeleted });
    await make.aShippingGuide({ guideNumber: "Xolo", isDeleted });
    await make.aShippingGuide({ projectId: gone.id });
    expect(await found("xolo")).toEqual([]);
  });
});

test("what begins so comes first, at most as many as asked", async () => {
  await make.anEquipment({ code: "EQ-1", name: "Norte" });
  await make.aPartner({ name: "Campo Norte" });
  const first = await make.aPartner({ name: "Norte S.A." });
  const { body } = await ask({ q: "norte", limit: 2 });
  expect(body.data).toHaveLength(2);
  expect(body.data[0]).toMatchObject({ type: "partner", id: first.id });
});

test("nothing searched finds nothing", async () => {
  await make.aPartner();
  expect((await call(GET, { as: field })).body).toEqual({ success: true, data: [] });
  expect(await found("   ")).toEqual([]);
  expect(await found("%")).toEqual([]);
});

test.each([
  [{ q: "x", limit: 0 }, "limit"],
  [{ q: "x", limit: 101 }, "limit"],
  [{ q: "x", limit: "x" }, "limit"],
  [{ q: "x".repeat(201) }, "q"],
])("refuses %j", async (query, name) => {
  const { status, body } = await ask(query);
  expect([status, Object.keys(body.field_errors)]).toEqual([400, [name]]);
});
