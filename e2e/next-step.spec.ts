import {
  aCustodyChain,
  anAssignment,
  anEquipment,
  aPartner,
  aProject,
  aService,
  aStaffMember,
  aWorksheet,
} from "@/db/testing/factories";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { fromMenu } from "./story";
import { unique, uniqueTaxId } from "./unique";

inProof(test)(
  "a project offers what it needs next, and hides what ends it",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const project = await aProject();
    await page.goto(`/projects/${project.id}`);
    const assign = page.getByRole("link", { name: "Asignar equipos" });
    await expect(assign).toHaveCount(1);
    await page.goto(`/projects/${project.id}/shipping`);
    await expectAccessible(page);
    await assign.click();
    await expect(page).toHaveURL(`/projects/${project.id}/resources/assign`);

    const unit = await anEquipment();
    await anAssignment({ projectId: project.id, equipmentId: unit.id });
    await page.goto(`/projects/${project.id}/shipping`);
    await expect(assign).toHaveCount(0);
    await page.getByRole("link", { name: "Crear planilla" }).click();
    await expect(page).toHaveURL(`/projects/${project.id}/work-sheets/new`);

    await aWorksheet({ projectId: project.id });
    await page.goto(`/projects/${project.id}/shipping`);
    await expect(
      page.getByRole("link", { name: /^(Asignar equipos|Crear planilla)$/ }),
    ).toHaveCount(0);
    await fromMenu(page, "Cerrar proyecto");
    await expect(page.getByRole("dialog", { name: "Cerrar proyecto" })).toContainText(
      "Impiden el cierre",
    );
  },
);

inProof(test)(
  "who is signed in is proposed as technician, on new records only",
  async ({ page, signedInAs }) => {
    const email = await signedInAs("TECNICO");
    const own = await aStaffMember({ email, firstName: "Ana", lastName: "Ruiz" });
    const name = `${own.firstName} ${own.lastName}`;
    const project = await aProject();
    const sheet = await aWorksheet({ projectId: project.id });
    const service = await aService();
    await anAssignment({
      projectId: project.id,
      equipmentId: service.id,
      kind: "SERVICIO",
      startDate: "2030-03-04",
    });
    await page.goto(`/custody/new?sheet=${sheet.id}`);
    await expect(page.getByRole("combobox", { name: "Técnico" })).toHaveValue(name);
    await page.goto(`/maintenance/new?project=${project.id}`);
    await expect(page.getByRole("textbox", { name: "Técnico" })).toHaveValue(name);
    await page.goto(`/calendar?view=day&date=2030-03-04&projectId=${project.id}`);
    await page.getByRole("button", { name: service.name }).click();
    await expect(page.getByRole("dialog").getByRole("combobox", { name: "Técnico" })).toHaveValue(
      name,
    );
  },
);

inProof(test)(
  "a client that nobody registered is created from the project's form, and chosen",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const name = unique("Petro Norte");
    await page.goto("/projects/new");
    await page.getByLabel("Campamento").fill("Campo Norte");
    const box = page.getByRole("combobox", { name: "Cliente" });
    await box.fill(name);
    await page.getByRole("option", { name: `Crear cliente «${name}»` }).click();
    const asked = page.getByRole("dialog", { name: "Nuevo cliente" });
    await expect(asked.getByRole("textbox", { name: "Nombre" })).toHaveValue(name);
    await asked.getByRole("button", { name: "Crear cliente" }).click();
    await expect(asked.getByRole("textbox", { name: "RUC" })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await expectAccessible(page);
    await asked.getByRole("textbox", { name: "RUC" }).fill(uniqueTaxId());
    await asked.getByRole("textbox", { name: "Dirección" }).fill("Lago Agrio");
    await asked.getByRole("button", { name: "Crear cliente" }).click();
    await expect(asked).toHaveCount(0);
    await expect(box).toHaveValue(name);
    await expect(box).toBeFocused();
    await expect(page.getByLabel("Campamento")).toHaveValue("Campo Norte");
    await expect(page).toHaveURL("/projects/new");
  },
);

inProof(test)(
  "a project begins at its client, and a chain after a chain",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const partner = await aPartner();
    const project = await aProject({ partnerId: partner.id });
    await page.goto(`/partners/${partner.id}`);
    await page.getByRole("link", { name: "Nuevo proyecto" }).click();
    await expect(page.getByRole("combobox", { name: "Cliente" })).toHaveValue(partner.name);
    await page.getByLabel("Campamento").fill("Campo Sur");
    await page.getByRole("textbox", { name: "Inicio" }).fill("01/03/2026");
    await page.getByRole("button", { name: "Crear proyecto" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Campo Sur");

    const sheet = await aWorksheet({ projectId: project.id });
    const chain = await aCustodyChain({ worksheetId: sheet.id });
    await page.goto(`/custody/${chain.id}`);
    await page.getByRole("link", { name: "Otra cadena" }).click();
    await expect(page).toHaveURL(`/custody/new?sheet=${sheet.id}`);
  },
);
