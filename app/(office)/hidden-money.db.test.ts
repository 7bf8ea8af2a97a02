import { beforeEach, expect, test } from "vitest";
import { GET as sheetOfApi } from "@/app/api/maintenance/sheets/[sheet_id]/route";
import { GET as packed } from "@/app/packed/route";
import { GET as maintenancePaper } from "@/app/print/maintenance/[id]/route";
import { GET as guidePaper } from "@/app/print/shipping/[id]/route";
import { GET as worksheetPaper } from "@/app/print/worksheet/[id]/route";
import { database } from "@/db/client";
import { calendarEventItems, settings } from "@/db/schema";
import * as make from "@/db/testing/factories";
import { getDocuments } from "@/lib/archive/get-documents";
import { getEvent } from "@/lib/calendar/get-event";
import { EventChanges } from "@/lib/calendar/input";
import { updateEvent } from "@/lib/calendar/update-event";
import { rowsOf } from "@/lib/exports/testing";
import type { Handler } from "@/lib/http/declaration";
import { arrivalAtScreen, memberContext } from "@/lib/http/open-context";
import { call } from "@/lib/http/testing";
import { pagesIn } from "@/lib/pdf/testing";
import { listPending } from "@/lib/pending/list-pending";
import { GET as maintenance } from "./(lists)/maintenance/export/route";
import { GET as guides } from "./(lists)/shipping/export/route";
import { GET as worksheets } from "./(lists)/worksheets/export/route";
import { GET as resources } from "./projects/[project_id]/(tabs)/(lists)/resources/export/route";

beforeEach(() => database().update(settings).set({ technicianSeesMoney: false }));

const costs = { dailyRate: "41.37", logisticsCost: "7.19", partsCost: "3.05", totalCost: "51.61" };
const amount = /41[.,]37|7[.,]19|3[.,]05|51[.,]61|\$/;

async function aPlaceOfWork() {
  const project = await make.aProject();
  const { unit } = await make.aRentedUnit(project, { cost: "41.37" });
  const sheet = await make.aWorksheet({ projectId: project.id, subtotal: "51.61", total: "51.61" });
  await make.aWorksheetLine({
    ...{ worksheetId: sheet.id, equipmentId: unit.id, unitPrice: "41.37", subtotal: "41.37" },
  });
  const mended = await make.aMaintenanceSheet({ projectId: project.id, ...costs });
  const guide = await make.aShippingGuide({
    ...{ projectId: project.id, transportCost: "41.37", stowageCost: "7.19" },
  });
  return { project, unit, sheet, mended, guide };
}

const at = (path: string, cookie: string) =>
  new Request(`http://localhost:3000${path}`, { headers: { cookie } });

async function screenOf(cookie: string, operation: Parameters<typeof memberContext>[3]) {
  const [request, now] = [at("/", cookie), new Date()];
  return memberContext(request, await arrivalAtScreen(request, now), now, operation);
}

const roles = ["TECNICO", "ADMINISTRATIVO"] as const;

test.each(roles)("files of lists have no column of money for a technician: %s", async (role) => {
  const { project } = await aPlaceOfWork();
  const { cookie } = await make.aSession(role);
  const file = async (get: typeof maintenance, path: string, params = {}) =>
    (await rowsOf(await get(at(path, cookie), { params: Promise.resolve(params) }))).join("\n");
  const ofProject = { project_id: String(project.id) };
  const files = [
    await file(maintenance, "/maintenance/export"),
    await file(guides, "/shipping/export"),
    await file(resources, `/projects/${project.id}/resources/export`, ofProject),
  ];
  for (const text of files) {
    expect(text).not.toBe("");
    if (role === "TECNICO") expect(text).not.toMatch(amount);
    else expect(text).toMatch(amount);
  }
  const sheets = await worksheets(at("/worksheets/export", cookie));
  expect(sheets.status).toBe(role === "TECNICO" ? 403 : 200);
  await sheets.body?.cancel();
});

test.each(roles)("papers are drawn without money for a technician: %s", async (role) => {
  const { mended, guide, sheet } = await aPlaceOfWork();
  const { cookie } = await make.aSession(role);
  const words = async (paper: Handler, id: number) => {
    const answer = await paper(at("/print", cookie), {
      params: Promise.resolve({ id: String(id) }),
    });
    const pages = await pagesIn(new Uint8Array(await answer.arrayBuffer()));
    return pages.map((page) => page.words).join("\n");
  };
  const papers = [
    await words(maintenancePaper, mended.id),
    await words(guidePaper, guide.id),
    await words(worksheetPaper, sheet.id),
  ];
  for (const text of papers)
    if (role === "TECNICO") expect(text).not.toMatch(amount);
    else expect(text).toMatch(amount);
});

test("the API answers a technician as it always did", async () => {
  const { mended } = await aPlaceOfWork();
  const asked = { as: await make.aSession("TECNICO"), params: { sheet_id: mended.id } };
  const { status, body } = await call(sheetOfApi, asked);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).toContain("51.61");
});

test("papers of a sheet are not among a technician's documents, nor packed for him", async () => {
  const { project, sheet } = await aPlaceOfWork();
  await make.anAttachment({
    ...{ model: "sheet_project", field: "sheet_project_file", objectId: sheet.id },
  });
  const { cookie } = await make.aSession("TECNICO");
  const ctx = await screenOf(cookie, "files.projectTree");
  const { children } = await getDocuments(ctx, { model: "project", id: project.id });
  const branch = children.find(({ model }) => model === "sheet_project");
  expect(branch).toMatchObject({ id: sheet.id, slots: [] });
  const zip = await packed(at(`/packed?model=sheet_project&ids=${sheet.id}`, cookie), {
    params: Promise.resolve({}),
  });
  expect(zip.status).toBe(403);
});

test("what is not billed is nothing that a technician leaves undone", async () => {
  const { project } = await aPlaceOfWork();
  const kinds = async (role: (typeof roles)[number]) => {
    const { cookie } = await make.aSession(role);
    const ctx = await screenOf(cookie, "pending.list");
    return (await listPending(ctx, { projectId: project.id })).map(({ kind }) => kind);
  };
  expect(await kinds("ADMINISTRATIVO")).toContain("unbilled");
  expect(await kinds("TECNICO")).not.toContain("unbilled");
});

test("a technician who saves an event leaves the costs that he does not see", async () => {
  const event = await make.aCalendarEvent();
  const unit = await make.anEquipment();
  await database()
    .insert(calendarEventItems)
    .values({ eventId: event.id, equipmentId: unit.id, cost: "41.37" });
  const ctx = await screenOf((await make.aSession("TECNICO")).cookie, "calendar.update");
  const details = [{ resource_item_id: unit.id, description: "Lavado", cost: "0" }];
  await updateEvent(ctx, EventChanges.parse({ event_id: event.id, details }));
  const { items } = await getEvent(ctx, { eventId: event.id });
  expect(items).toMatchObject([{ description: "Lavado", cost: "41.37" }]);
});
