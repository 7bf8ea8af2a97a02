import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { mails } from "@/db/schema";
import { anAccount } from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

async function stateOfMailTo(recipient: string) {
  const [mail] = await database()
    .select({ status: mails.status })
    .from(mails)
    .where(eq(mails.recipient, recipient));
  return mail?.status;
}

inProof(test)(
  "who forgot a password asks for a link, which an administrator sees where no mail is sent",
  async ({ page, signedInAs }) => {
    const email = `${unique("olvido").replace(" ", ".")}@faena.test`;
    await anAccount({ email });
    await page.goto("/login");
    await page.getByRole("link", { name: "¿Olvidó su contraseña?" }).click();
    await page.getByRole("button", { name: "Pedir el enlace" }).click();
    await expect(page.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page);
    await page.getByRole("textbox").fill(email);
    await page.getByRole("button", { name: "Pedir el enlace" }).click();
    await expect(page.getByText("Si hay una cuenta con ese correo")).toBeVisible();

    await signedInAs("ADMINISTRATIVO");
    await expect.poll(() => stateOfMailTo(email)).toBe("HELD");
    await page.goto("/mails?kind=PASSWORD_LINK");
    await expect(page.getByRole("row").filter({ hasText: email })).toContainText("Retenido");
    await page.getByRole("row").filter({ hasText: email }).getByRole("link").first().click();
    const shown = page.frameLocator("iframe").getByRole("link");
    await expect(shown).toBeVisible();
    await expectAccessible(page);
    const address = new URL((await shown.getAttribute("href")) ?? "", page.url());

    await page.context().clearCookies();
    await page.goto(address.href);
    await page.getByRole("textbox", { name: "Contraseña nueva" }).fill("12345678");
    await page.getByRole("button", { name: "Guardar la contraseña" }).click();
    await expect(page.getByText(/No ser solo números/).first()).toBeVisible();
    await expectAccessible(page);
    const fresh = "Rio-Coca-Crecido-88";
    await page.getByRole("textbox", { name: "Contraseña nueva" }).fill(fresh);
    await page.getByRole("button", { name: "Guardar la contraseña" }).click();
    await expect(page.getByText("La contraseña quedó guardada.")).toBeVisible();
    await page.getByRole("link", { name: "Ingresar" }).click();
    await page.getByRole("textbox", { name: "Correo electrónico" }).fill(email);
    await page.getByRole("textbox", { name: "Contraseña" }).fill(fresh);
    await page.getByRole("button", { name: "Ingresar" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Inicio" })).toBeVisible();
    await page.goto(address.href);
    await expect(page.getByRole("heading", { name: "El enlace ya no sirve" })).toBeVisible();
  },
);
