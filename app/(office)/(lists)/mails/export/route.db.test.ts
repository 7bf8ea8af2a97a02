import { expect, test } from "vitest";
import { aSession } from "@/db/testing/factories";
import { linesOf, startOf } from "@/lib/exports/testing";
import { nobodyAt } from "@/lib/kernel/testing";
import { composeMail } from "@/lib/mail/compose-mail";
import { writeMail } from "@/lib/mail/write-mail";
import { GET } from "./route";

const ask = (query: string, cookie: string) =>
  GET(new Request(`http://localhost/mails/export?${query}`, { headers: { cookie } }));

test("gives what was written, by state and kind", async () => {
  const { user, cookie } = await aSession();
  const content = composeMail({ subject: "Lo que espera", greeting: "", parts: [], closing: "" });
  for (const kind of ["DIGEST", "PASSWORD_LINK"] as const)
    await writeMail(nobodyAt("2026-03-10T15:00:00Z"), { key: kind, kind, to: user, content });
  const line = `Lo que espera,${user.email},Resumen de la mañana,Retenido,10/03/2026 10:00,,0,`;
  expect(await linesOf(await ask("format=csv&kind=DIGEST&status=HELD", cookie))).toEqual([
    expect.stringContaining("Asunto"),
    line,
  ]);
  expect(await linesOf(await ask("format=csv&status=SENT", cookie))).toHaveLength(1);
  expect(await startOf(await ask("format=xlsx", cookie))).toBe("PK");
});

test("is for administrators only", async () => {
  const { cookie } = await aSession("TECNICO");
  expect((await ask("format=csv", cookie)).status).toBe(403);
});
