import { accessOperations } from "./access";
import { billingOperations } from "./billing";
import { complianceOperations } from "./compliance";
import { dispatchOperations } from "./dispatch";
import { equipmentOperations } from "./equipment";
import { fieldworkOperations } from "./fieldwork";
import { filesOperations } from "./files";
import type { DeclaredOperation } from "./operation";
import { projectsOperations } from "./projects";
import { reportsOperations } from "./reports";
import { reservationsOperations } from "./reservations";
import { staffOperations } from "./staff";
import { vehicleOperations } from "./vehicles";

/** Endpoints, actions, menu entries and buttons name one of these (contract, section 2). */
export const operations = {
  ...accessOperations,
  ...projectsOperations,
  ...equipmentOperations,
  ...billingOperations,
  ...fieldworkOperations,
  ...dispatchOperations,
  ...reservationsOperations,
  ...vehicleOperations,
  ...staffOperations,
  ...complianceOperations,
  ...filesOperations,
  ...reportsOperations,
} satisfies Record<string, DeclaredOperation>;
