import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { users } from "@/db/schema";
import { aMaintenanceSheet } from "@/db/testing/factories";
import { links } from "@/lib/links/pages";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { toast } from "./story";

const idOf = async (email: string) => {
  const [user] = await database()
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email));
  return user?.id ?? 0;
};

inProof(test)(
  "what the office decides reaches who asked: bell, panel, list, preferences @tablet",
  async ({ page, signedInAs }) => {
    const technician = await signedInAs("TECNICO");
    const [own] = await page.context().cookies();
    const createdBy = await idOf(technician);
    const [first, second] = [
      await aMaintenanceSheet({ createdBy, status: "COMPLETED" }),
      await aMaintenanceSheet({ createdBy, status: "COMPLETED" }),
    ];
    await signedInAs("ADMINISTRATIVO");
    await page.goto(links.maintenanceSheet(first.id));
    for (const { id } of [first, second]) {
      const address = `/api/maintenance/sheets/${id}/`;
      const headers = { origin: new URL(page.url()).origin };
      const answer = await page.request.put(address, { data: { status: "APPROVED" }, headers });
      expect(answer.status()).toBe(200);
    }

    await page.context().addCookies(own ? [own] : []);
    await page.goto(links.maintenance);
    const bell = page.getByRole("button", { name: /^Notificaciones/ });
    await expect(bell).toHaveAccessibleName("Notificaciones: 2 sin leer");
    await bell.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("dialog", { name: "Notificaciones" });
    const entry = panel.getByRole("link", { name: first.sheetNumber });
    await expect(entry).toContainText("Sin leer");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expect(bell).toBeFocused();
    await bell.click();
    await entry.click();
    await expect(page).toHaveURL(new RegExp(`${links.maintenanceSheet(first.id)}$`));
    await expect(bell).toHaveAccessibleName("Notificaciones: 1 sin leer");

    await bell.click();
    await panel.getByRole("link", { name: "Ver todas" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Notificaciones" })).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: second.sheetNumber })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Marcar todo como leído" }).click();
    await toast(page, "Todo está leído.");
    await expect(bell).toHaveAccessibleName("Notificaciones");

    await page.getByRole("link", { name: "Preferencias de avisos" }).click();
    const way = page.getByRole("combobox", { name: "Hoja de mantenimiento aprobada" });
    await way.selectOption("NONE");
    await page.getByRole("button", { name: "Guardar preferencias" }).click();
    await toast(page, "Preferencias guardadas.");
    await page.reload();
    await expect(way).toHaveValue("NONE");
    await expectAccessible(page);
  },
);
