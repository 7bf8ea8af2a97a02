import { expect, test } from "./fixtures";

test("says of each thing how it is, and what to do where it is not well", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("ADMINISTRATIVO");
  await page.goto("/status");
  const copies = page.getByRole("listitem").filter({ hasText: "Copias de seguridad" });
  await expect(copies).toContainText("Atención");
  await expect(copies).toContainText("BACKUP_DIR");
  await expect(page.getByRole("listitem").filter({ hasText: "PostgreSQL" })).toContainText("Bien");
});
