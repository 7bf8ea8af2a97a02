import { expect, test } from "vitest";
import { aSession } from "@/db/testing/factories";
import { linesOf, startOf } from "@/lib/exports/testing";
import { nobodyAt } from "@/lib/kernel/testing";
import { notify } from "@/lib/notifications/notify";
import { GET } from "./route";

const ask = (query: string, cookie: string) =>
  GET(new Request(`http://localhost/notifications/export?${query}`, { headers: { cookie } }));

test("gives one's own, by kind and whether they are read", async () => {
  const [mine, other] = [await aSession("TECNICO"), await aSession("TECNICO")];
  const told = { kind: "SHEET_APPROVED", params: { sheetNumber: "MNT-2026-0001" } } as const;
  const record = { type: "maintenance_sheet", id: 7 };
  const to = [mine.user.id];
  await notify(nobodyAt("2026-03-10T15:00:00Z"), [{ ...told, record, key: "1", to }]);
  const head = "Qué pasó,Clase,Cuándo,Leída";
  expect(await linesOf(await ask("format=csv&unread=true", mine.cookie))).toEqual([
    expect.stringContaining(head),
    "Se aprobó su hoja MNT-2026-0001,Hoja de mantenimiento aprobada,10/03/2026 10:00,",
  ]);
  expect(await linesOf(await ask("format=csv&kind=SCAN_READ", mine.cookie))).toHaveLength(1);
  expect(await linesOf(await ask("format=csv", other.cookie))).toHaveLength(1);
  expect(await startOf(await ask("format=xlsx", mine.cookie))).toBe("PK");
});
