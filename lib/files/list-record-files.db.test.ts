import { expect, test } from "vitest";
import {
  aCustodyChain,
  anAttachment,
  anEquipment,
  aVehicle,
  aVehicleCertification,
  aVehiclePass,
  aWorksheet,
} from "@/db/testing/factories";
import { withQueries } from "@/db/testing/queries";
import { listOpenedRoots } from "../archive/list-opened-roots";
import type { Role } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { listRecordFiles, listVehicleFiles, listWorksheetFiles } from "./list-record-files";
import { slotsIn } from "./slot";

const contextOf = (role: Role) => memberAt("2026-08-10T17:00:00Z", { role });

test("a card gets the slots of its record and of the papers below, each its own", async () => {
  const truck = await aVehicle();
  const pass = await aVehiclePass({ vehicleId: truck.id });
  const certification = await aVehicleCertification({ vehicleId: truck.id });
  await anAttachment({ model: "pass_vehicle", objectId: pass.id, field: "pass_file" });
  await anAttachment({ model: "vehicle", objectId: truck.id, field: "poliza_file" });
  const { slots } = await listVehicleFiles(await contextOf("TECNICO"), {
    ...truck,
    passes: [pass],
    certifications: [certification],
  });
  const held = (model: "vehicle" | "pass_vehicle" | "certification_vehicle", id: number) =>
    slotsIn(slots, model, id).map(({ field, file }) => [field, file !== null]);
  expect(held("vehicle", truck.id)).toEqual([
    ["vehicle_image", false],
    ["poliza_file", true],
    ["matricula_file", false],
    ["rev_tec_file", false],
  ]);
  expect(held("pass_vehicle", pass.id)).toEqual([["pass_file", true]]);
  expect(held("certification_vehicle", certification.id)).toEqual([["certification_file", false]]);
});

test("the rights are the role's, and an inactive record takes no file", async () => {
  const unit = await anEquipment();
  const rightsOf = async (role: Role, isActive: boolean) => {
    const owners = [{ model: "resource_item" as const, id: unit.id }];
    return (await listRecordFiles(await contextOf(role), owners, { isActive })).rights;
  };
  const mayAll = { mayAttach: true, mayReplace: true, mayDetach: true };
  expect(await rightsOf("ADMINISTRATIVO", true)).toMatchObject(mayAll);
  expect(await rightsOf("TECNICO", true)).toMatchObject({
    mayAttach: true,
    mayReplace: false,
    mayDetach: false,
  });
  expect(await rightsOf("ADMINISTRATIVO", false)).toMatchObject({
    mayAttach: false,
    mayReplace: false,
    mayDetach: false,
  });
});

test("a closed sheet seals its files and those of its chains, in the same queries for any number", async () => {
  const ctx = await contextOf("ADMINISTRATIVO");
  const sheet = await aWorksheet({ isClosed: true });
  const chains = [{ chain: await aCustodyChain({ worksheetId: sheet.id }) }];
  const { answer, queries } = await withQueries(() =>
    listWorksheetFiles(ctx, sheet, [...chains, ...chains, ...chains]),
  );
  const { slots } = answer;
  expect(queries).toHaveLength(2);
  expect(Object.values(slots).flat()).toHaveLength(5);
  expect(
    Object.values(slots)
      .flat()
      .every(({ seal }) => seal === "closed_sheet"),
  ).toBe(true);
});

test("a search that leaves a few records opens them, no search opens none", async () => {
  const ctx = await contextOf("TECNICO");
  const page = { page: 1, pageSize: 25 };
  const { plate } = await aVehicle();
  await aVehicle();
  const found = await listOpenedRoots(ctx, { kind: "vehicle", search: plate, page });
  expect(found.rows).toMatchObject([{ label: plate, documents: { label: plate } }]);
  const all = await listOpenedRoots(ctx, { kind: "vehicle", page });
  expect(all.rows.map(({ documents }) => documents)).toEqual([null, null]);
});
