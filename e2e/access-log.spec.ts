import { anAccount } from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

test.use({ expectedErrors: [/401 \(Unauthorized\)/] });

inProof(test)(
  "an administrator sees who tried to come in, and narrows the list",
  async ({ page, signedInAs }) => {
    const { email } = await anAccount({ email: `${unique("eva").replace(" ", ".")}@faena.test` });
    await page.goto("/login");
    await page.getByRole("textbox", { name: "Correo electrónico" }).fill(email);
    await page.getByRole("textbox", { name: "Contraseña" }).fill("no es esta");
    await page.getByRole("button", { name: "Ingresar" }).click();
    await expect(page.getByText(/Correo o contraseña incorrectos/)).toBeVisible();

    await signedInAs("ADMINISTRATIVO");
    await page.goto(`/access-log?search=${encodeURIComponent(email)}`);
    await expect(
      page.getByRole("row", { name: new RegExp(`Ingreso fallido.*${email}`) }),
    ).toBeVisible();
    await page.goto(`/access-log?kind=SIGN_IN_FAILED&search=${encodeURIComponent(email)}`);
    await expect(page.getByRole("row")).toHaveCount(2);
    await page.goto(`/access-log?kind=TOKEN_CREATED&search=${encodeURIComponent(email)}`);
    await expect(page.getByRole("row", { name: new RegExp(email) })).toHaveCount(0);
  },
);
