import { aRead, aWrite, everyone, office } from "./operation";

export const reportsOperations = {
  "reports.list": aRead(
    office,
    "Listar los reportes",
    "List the reports, with their columns and what they may be asked",
  ),
  "reports.get": aRead(
    office,
    "Consultar un reporte",
    "Rows and totals of a report, beside those of the period before and of a year earlier; or its file",
  ),
  "reports.schedule": aWrite(office),
  "savedViews.list": aRead(everyone),
  "savedViews.save": aWrite(everyone),
  "savedViews.remove": aWrite(everyone),
  "listPreferences.keep": aWrite(everyone),
} as const;
