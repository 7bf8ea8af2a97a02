import { sql } from "drizzle-orm";
import { database } from "@/db/client";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

/** A batch that is not there, so that trying again does nothing. */
const aFailedJob = (message: string) =>
  database().execute(sql`insert into pgboss.job (name, data, state, retry_count, output, completed_on)
    values ('read-scan', '{"scanId": 2000000000}', 'failed', 2, ${JSON.stringify({ message })}::jsonb, now())`);

inProof(test)("a failed job says why, and is tried again @tablet", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const message = unique("el disco está lleno");
  await aFailedJob(message);
  await page.goto("/jobs?state=failed");
  const failed = page.getByRole("row").filter({ hasText: message });
  await expect(failed).toBeVisible();
  await failed.getByRole("button", { name: "Reintentar" }).click();
  await expectAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Reintentar" }).click();
  await expect(failed).toHaveCount(0);
});
