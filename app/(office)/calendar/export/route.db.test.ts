import { expect, test } from "vitest";
import { aCalendarEvent, aProject, aSession } from "@/db/testing/factories";
import { rowsOf } from "@/lib/exports/testing";
import { GET } from "./route";

const request = (query: string, cookie = "") =>
  new Request(`http://localhost/calendar/export?${query}`, { headers: { cookie } });

test("gives what the view shows, narrowed alike", async () => {
  const { cookie } = await aSession("TECNICO");
  const project = await aProject({ location: "Edén" });
  await aCalendarEvent({ projectId: project.id, title: "Montaje", startTime: "08:00" });
  await aCalendarEvent({ title: "Desmontaje", type: "REMOVAL" });
  const ask = async (query: string) =>
    rowsOf(await GET(request(`date=2026-01-20&${query}`, cookie)));

  expect(await ask("")).toHaveLength(2);
  expect(await ask("view=week")).toHaveLength(0);
  const found = await ask(`projectId=${project.id}`);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain("15/01/2026,15/01/2026,08:00,Mantenimiento,Montaje,Edén");
  const removals = await ask("type=REMOVAL&format=csv");
  expect(removals[0]).toContain("Retiro,Desmontaje");
  const sheet = await GET(request("format=xlsx", cookie));
  expect(sheet.headers.get("content-disposition")).toMatch(/\.xlsx"$/);
});

test("a stranger gets nothing", async () => expect((await GET(request(""))).status).toBe(401));
