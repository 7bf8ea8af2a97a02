import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { createMaintenanceSheet } from "@/lib/maintenance/create-sheet";
import { MaintenanceInput, MaintenanceUpdate } from "@/lib/maintenance/input";
import {
  MaintenanceCreated,
  MaintenanceListing,
  MaintenanceRecord,
  maintenanceCreatedJson,
  maintenanceListJson,
  maintenanceUpdatedJson,
} from "@/lib/maintenance/json";
import { MaintenanceList } from "@/lib/maintenance/list-input";
import { listMaintenanceSheets } from "@/lib/maintenance/list-sheets";
import { updateMaintenanceSheet } from "@/lib/maintenance/update-sheet";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "maintenance.list",
    input: MaintenanceList,
    run: listMaintenanceSheets,
    json: maintenanceListJson,
    output: MaintenanceListing,
  }),
  POST: endpoint({
    operation: "maintenance.create",
    input: MaintenanceInput,
    run: createMaintenanceSheet,
    json: maintenanceCreatedJson,
    output: MaintenanceCreated,
    status: 201,
  }),
  PUT: endpoint({
    operation: "maintenance.update",
    summary: "Update the given fields of the maintenance sheet named in the body",
    input: MaintenanceUpdate,
    run: updateMaintenanceSheet,
    json: maintenanceUpdatedJson,
    output: MaintenanceRecord,
  }),
});
