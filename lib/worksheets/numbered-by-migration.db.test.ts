import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { dispositionCertificates } from "@/db/schema";
import { aCustodyChain, aWorksheet } from "@/db/testing/factories";
import { drawCertificateCode } from "../kernel/numbering";
import { memberAt } from "../kernel/testing";

const migrate = async () => {
  const statement = await readFile(
    "db/migrations/0018_certificates-numbered-when-settled.sql",
    "utf8",
  );
  await database().execute(sql.raw(statement));
};

async function aSheet(given: Parameters<typeof aWorksheet>[0], status: "COMPLETED" | "CANCELLED") {
  const sheet = await aWorksheet(given);
  await aCustodyChain({ worksheetId: sheet.id, status });
  return sheet;
}

test("sheets settled before are numbered once, the oldest first, and the series goes on after them", async () => {
  const ctx = await memberAt(new Date());
  const year = ctx.today.slice(0, 4);
  const printed = await aSheet({ status: "INVOICED" }, "COMPLETED");
  const number = await drawCertificateCode(ctx);
  const values = { worksheetId: printed.id, number, issuedOn: "2026-01-31" };
  await database().insert(dispositionCertificates).values(values);
  const late = await aSheet({ status: "LIQUIDATED", issueDate: "2026-03-31" }, "COMPLETED");
  const early = await aSheet({ status: "INVOICED", issueDate: "2026-02-28" }, "COMPLETED");
  await aSheet({ status: "IN_PROGRESS" }, "COMPLETED");
  await aSheet({ status: "LIQUIDATED" }, "CANCELLED");
  await aSheet({ status: "LIQUIDATED", isDeleted: true }, "COMPLETED");
  await aWorksheet({ status: "LIQUIDATED" });

  await migrate();
  await migrate();
  const drawn = await database().select().from(dispositionCertificates);
  expect(new Map(drawn.map(({ worksheetId, number }) => [worksheetId, number]))).toEqual(
    new Map([
      [printed.id, `FAE-CDF-${year}-0001`],
      [early.id, `FAE-CDF-${year}-0002`],
      [late.id, `FAE-CDF-${year}-0003`],
    ]),
  );
  expect(await drawCertificateCode(ctx)).toBe(`FAE-CDF-${year}-0004`);
});
