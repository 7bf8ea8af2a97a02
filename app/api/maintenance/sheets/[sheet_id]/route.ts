import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteMaintenanceSheet } from "@/lib/maintenance/delete-sheet";
import { getMaintenanceSheet } from "@/lib/maintenance/get-sheet";
import { MaintenanceChanges, MaintenanceRef } from "@/lib/maintenance/input";
import {
  MaintenanceRecord,
  maintenanceDeletedJson,
  maintenanceRecordJson,
  maintenanceUpdatedJson,
} from "@/lib/maintenance/json";
import { updateMaintenanceSheet } from "@/lib/maintenance/update-sheet";
import { messageBody } from "@/lib/wire/output";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "maintenance.get",
    input: MaintenanceRef,
    run: getMaintenanceSheet,
    json: maintenanceRecordJson,
    output: MaintenanceRecord,
  }),
  PUT: endpoint({
    operation: "maintenance.update",
    subject: named(MaintenanceRef, getMaintenanceSheet),
    input: MaintenanceChanges,
    run: updateMaintenanceSheet,
    json: maintenanceUpdatedJson,
    output: MaintenanceRecord,
  }),
  DELETE: endpoint({
    operation: "maintenance.delete",
    subject: named(MaintenanceRef, getMaintenanceSheet),
    input: MaintenanceRef,
    run: deleteMaintenanceSheet,
    json: maintenanceDeletedJson,
    output: messageBody,
  }),
});
