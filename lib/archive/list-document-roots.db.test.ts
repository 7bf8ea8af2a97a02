import { expect, test } from "vitest";
import {
  aCustodyChain,
  aMaintenanceSheet,
  anAttachment,
  anEquipment,
  aPartner,
  aProject,
  aShippingGuide,
  aStaffMember,
  aStaffPass,
  aVaccination,
  aVehicle,
  aVehicleCertification,
  aWorksheet,
} from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { type BranchWithSlots, tallyOf } from "../files/slot";
import { memberAt } from "../kernel/testing";
import { getDocuments } from "./get-documents";
import { getDocumentsTree } from "./get-documents-tree";
import { rootModels } from "./input";
import { listDocumentRoots } from "./list-document-roots";

const page = { page: 1, pageSize: 100 };

const aContext = () => memberAt("2026-08-10T17:00:00Z");

const idsOf = ({ rows }: Awaited<ReturnType<typeof listDocumentRoots>>) => rows.map(({ id }) => id);

async function aDossier() {
  const partner = await aPartner({ name: "Petrolera Ñandú" });
  const project = await aProject({ partnerId: partner.id, location: "Campo Éxito" });
  const sheet = await aWorksheet({ projectId: project.id });
  const chain = await aCustodyChain({ worksheetId: sheet.id });
  const guide = await aShippingGuide({ projectId: project.id });
  const maintenance = await aMaintenanceSheet({ projectId: project.id });
  return { project, sheet, chain, guide, maintenance };
}

test("a project counts the fields of its sheets, chains, guides and maintenance sheets", async () => {
  const { project, chain, sheet } = await aDossier();
  await anAttachment({ model: "custody_chain", objectId: chain.id, field: "custody_chain_file" });
  await anAttachment({ model: "sheet_project", objectId: sheet.id, field: "invoice_file" });
  await anAttachment({ model: "vehicle", objectId: sheet.id, field: "poliza_file" });
  const bare = await aProject();
  const listed = await listDocumentRoots(await aContext(), { page });
  expect(listed).toMatchObject({ total: 2, tally: { total: 7, loaded: 2 } });
  expect(listed.rows).toMatchObject([
    { model: "project", id: bare.id, tally: { total: 0, loaded: 0 } },
    { model: "project", id: project.id, tally: { total: 7, loaded: 2 } },
  ]);
});

test("roots, labels and counters are those of the tree", async () => {
  await aDossier();
  await aStaffPass({ staffId: (await aStaffMember()).id });
  await aVaccination();
  await aVehicleCertification();
  await anEquipment();
  await aProject({ isActive: false });
  await aVehicle({ isDeleted: true });
  const gone = await aVehicle();
  await aVehicleCertification({ vehicleId: gone.id, isActive: false });
  const ctx = await aContext();
  const tree = await getDocumentsTree(ctx);
  const byModel: Record<(typeof rootModels)[number], BranchWithSlots[]> = {
    project: tree.projects,
    vehicle: tree.vehicles,
    technical: tree.staff,
    resource_item: tree.equipment,
  };
  for (const kind of rootModels) {
    const { rows } = await listDocumentRoots(ctx, { kind, page });
    expect(rows).toEqual(
      byModel[kind].map((node) => ({
        model: kind,
        id: node.id,
        label: node.label,
        detail: node.detail,
        tally: tallyOf([node]),
      })),
    );
  }
});

test("words find a record by its name, by what is below it and by a file, whatever their accents", async () => {
  const { project, sheet, chain, guide, maintenance } = await aDossier();
  await anAttachment({
    model: "sheet_project",
    objectId: sheet.id,
    field: "invoice_file",
    fileName: "Factura número 7.pdf",
  });
  await aProject();
  const ctx = await aContext();
  for (const search of [
    "nandu",
    "EXITO",
    sheet.seriesCode,
    chain.consecutive,
    guide.guideNumber,
    maintenance.sheetNumber,
    "factura numero",
  ])
    expect([search, idsOf(await listDocumentRoots(ctx, { search, page }))]).toEqual([
      search,
      [project.id],
    ]);
  expect(idsOf(await listDocumentRoots(ctx, { search: "nada igual", page }))).toEqual([]);
});

test("what lacks a file and what has one", async () => {
  const whole = await anEquipment();
  const half = await anEquipment();
  const empty = await anEquipment();
  const fill = (objectId: number, field: string) =>
    anAttachment({ model: "resource_item", objectId, field });
  await fill(whole.id, "resource_image");
  await fill(whole.id, "resource_image_2");
  await fill(half.id, "resource_image");
  const ctx = await aContext();
  const ids = async (state: "missing" | "loaded") =>
    idsOf(await listDocumentRoots(ctx, { kind: "resource_item", state, page }));
  expect(await ids("missing")).toEqual([half.id, empty.id]);
  expect(await ids("loaded")).toEqual([whole.id, half.id]);
});

test("pages never overlap, and take the same queries whatever their length", async () => {
  const ctx = await aContext();
  const some = [await aVehicle(), await aVehicle(), await aVehicle()];
  const part = async (number: number) =>
    idsOf(await listDocumentRoots(ctx, { kind: "vehicle", page: { page: number, pageSize: 2 } }));
  expect([...(await part(1)), ...(await part(2))]).toEqual(some.map(({ id }) => id));
  const count = await countQueries(() => listDocumentRoots(ctx, { kind: "vehicle", page }));
  expect(count).toBe(2);
});

test("opening a record gives its files and those below it; a missing or inactive one is not found", async () => {
  const { project, sheet, chain } = await aDossier();
  const ctx = await aContext();
  const documents = await getDocuments(ctx, { model: "project", id: project.id });
  expect(documents.children.map(({ model }) => model)).toEqual([
    "sheet_project",
    "shipping_guide",
    "maintenance_sheet",
  ]);
  expect(documents.children[0]).toMatchObject({ id: sheet.id, children: [{ id: chain.id }] });
  const inactive = await aVehicle({ isActive: false });
  for (const ref of [
    { model: "vehicle", id: inactive.id },
    { model: "project", id: 999_999 },
  ] as const)
    await expect(getDocuments(ctx, ref)).rejects.toMatchObject({ kind: "missing" });
});

test("the files of a closed sheet and of its chains are sealed", async () => {
  const sheet = await aWorksheet({ isClosed: true });
  await aCustodyChain({ worksheetId: sheet.id });
  await aShippingGuide({ projectId: sheet.projectId });
  const { children } = await getDocuments(await aContext(), {
    model: "project",
    id: sheet.projectId,
  });
  const [planilla, guia] = children;
  expect(planilla?.slots.every(({ seal }) => seal === "closed_sheet")).toBe(true);
  expect(planilla?.children[0]?.slots[0]?.seal).toBe("closed_sheet");
  expect(guia?.slots[0]?.seal).toBeNull();
});

test("a unit out of service for good is sealed", async () => {
  const ctx = await aContext();
  const sealOf = async (given: Parameters<typeof anEquipment>[0]) => {
    const { id } = await anEquipment(given);
    return (await getDocuments(ctx, { model: "resource_item", id })).slots[0]?.seal;
  };
  expect(await sealOf({})).toBeNull();
  expect(await sealOf({ availability: "RETIRADO", retirementReason: "Dado de baja" })).toBe(
    "retired_unit",
  );
});
