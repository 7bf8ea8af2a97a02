import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "@/db/client";
import { attachments, worksheets } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { withQueries } from "@/db/testing/queries";
import { aPdf } from "@/db/testing/sample-files";
import type { Context } from "../kernel/context";
import { memberAt } from "../kernel/testing";
import { attachedFields } from "./attachable";
import { detachFile } from "./detach-file";
import { findAttachment } from "./find-attachment";
import { listRemoved } from "./list-removed";
import { restoreFile } from "./restore-file";
import { uploadFile } from "./upload-file";

const bytes = await aPdf();
const first = { page: { page: 1, pageSize: 50 } };
let ctx: Context;
let slot: { model: "sheet_project"; objectId: number; field: string };

beforeEach(async () => {
  ctx = await memberAt(new Date(), { firstName: "Rosa", lastName: "Andi" });
  const { id } = await make.aWorksheet({ seriesCode: "FAE-PS-2026-0042" });
  slot = { model: "sheet_project", objectId: id, field: "sheet_project_file" };
});

const upload = (name: string) =>
  uploadFile(ctx, { ...slot, file: { name, bytes, limitBytes: 1_048_576 } });
const lock = () => database().update(worksheets).set({ isClosed: true });

test("tells what was removed, from where, by whom and for how long it is kept", async () => {
  await upload("a.pdf");
  await upload("b.pdf");
  await detachFile(ctx, slot);
  const { rows, total } = await listRemoved(ctx, first);
  expect(total).toBe(2);
  expect(rows.map(({ fileName }) => fileName)).toEqual(["b.pdf", "a.pdf"]);
  expect(rows[0]).toMatchObject({
    label: "Planilla firmada",
    owner: "Planilla FAE-PS-2026-0042",
    removedBy: "Rosa Andi",
    daysLeft: 30,
    url: expect.stringMatching(/^\/media\/.+\?removed=1$/),
  });
  expect((await listRemoved(ctx, { ...first, search: "A.PDF" })).total).toBe(1);
});

test("names the owner of every kind of file, in as many queries as there are kinds", async () => {
  const { id: staffId } = await make.aStaffMember({ firstName: "Luis", lastName: "Tapuy" });
  const { id: vehicleId } = await make.aVehicle({ plate: "PAB-1234" });
  const owners = {
    technical: staffId,
    vaccination_record: (await make.aVaccination({ staffId })).id,
    pass_technical: (await make.aStaffPass({ staffId })).id,
    certification_vehicle: (await make.aVehicleCertification({ vehicleId })).id,
    pass_vehicle: (await make.aVehiclePass({ vehicleId })).id,
    vehicle: vehicleId,
    custody_chain: (await make.aCustodyChain({ consecutive: "0000123" })).id,
    sheet_project: slot.objectId,
    shipping_guide: (await make.aShippingGuide({ guideNumber: "GDR-7" })).id,
    resource_item: (await make.anEquipment({ code: "EQ-1", name: "Tanque" })).id,
    maintenance_sheet: (await make.aMaintenanceSheet({ sheetNumber: "MNT-2026-0001" })).id,
    user: ctx.caller.user.id,
    settings: 1,
  } as const;
  for (const [model, objectId] of Object.entries(owners) as [keyof typeof owners, number][])
    for (const field of Object.keys(attachedFields[model]))
      await make.anAttachment({ model, objectId, field, removedAt: new Date() });

  const { answer, queries } = await withQueries(() => listRemoved(ctx, { page: null }));
  const { rows } = answer;
  expect(queries.length).toBe(1 + Object.keys(owners).length - 1);
  expect([...new Set(rows.map(({ owner }) => owner))].sort()).toEqual(
    [
      "CDC 0000123",
      "Certificación de PAB-1234",
      "EQ-1 · Tanque",
      "Guía GDR-7",
      "La empresa",
      "Luis Tapuy",
      "MNT-2026-0001",
      "PAB-1234",
      "Pase de Luis Tapuy",
      "Pase de PAB-1234",
      "Planilla FAE-PS-2026-0042",
      "Rosa Andi",
      "Vacuna de Luis Tapuy",
    ].sort(),
  );
});

test("restores a file into its empty field", async () => {
  const { id, storageKey } = await upload("a.pdf");
  await detachFile(ctx, slot);
  await restoreFile(ctx, { attachmentId: id });
  expect(await findAttachment(ctx, slot)).toMatchObject({ id, storageKey, removedAt: null });
  expect((await listRemoved(ctx, first)).total).toBe(0);
  await expect(restoreFile(ctx, { attachmentId: id })).rejects.toMatchObject({ kind: "missing" });
});

test("refuses while the field has another file, or its sheet is closed, or the sheet is gone", async () => {
  const { id } = await upload("a.pdf");
  await upload("b.pdf");
  const ref = { attachmentId: id };
  await expect(restoreFile(ctx, ref)).rejects.toMatchObject({ code: "file_exists" });
  await detachFile(ctx, slot);
  await lock();
  await expect(restoreFile(ctx, ref)).rejects.toMatchObject({ code: "worksheet_locked" });
  await database()
    .update(worksheets)
    .set({ isDeleted: true })
    .where(eq(worksheets.id, slot.objectId));
  await expect(restoreFile(ctx, ref)).rejects.toMatchObject({ kind: "missing" });
});

test("two restorations at once: one file comes back", async () => {
  const ids: number[] = [];
  for (const name of ["a.pdf", "b.pdf"]) ids.push((await upload(name)).id);
  await detachFile(ctx, slot);
  const outcomes = await Promise.allSettled(
    ids.map((attachmentId) => restoreFile(ctx, { attachmentId })),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await database().$count(attachments, eq(attachments.objectId, slot.objectId))).toBe(2);
});
