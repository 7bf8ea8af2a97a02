import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getProject } from "@/lib/projects/get-project";
import { ProjectRef } from "@/lib/projects/input";
import { ProjectWorksheetsQuery } from "@/lib/worksheets/input";
import { WorksheetListing, worksheetListJson } from "@/lib/worksheets/json";
import { listWorksheets } from "@/lib/worksheets/list-worksheets";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "worksheets.list",
    subject: named(ProjectRef, getProject),
    input: ProjectWorksheetsQuery,
    run: listWorksheets,
    json: worksheetListJson,
    output: WorksheetListing,
  }),
});
