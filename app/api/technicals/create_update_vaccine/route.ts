import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { listVaccines } from "@/lib/staff/list-vaccines";
import { saveVaccine } from "@/lib/staff/save-vaccine";
import { VaccineChanges, VaccineInput, VaccineList } from "@/lib/staff/vaccine-input";
import {
  VaccineListing,
  VaccineRecord,
  vaccineListJson,
  vaccineSavedJson,
} from "@/lib/staff/vaccine-json";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "staff.listVaccines",
    input: VaccineList,
    run: listVaccines,
    json: vaccineListJson,
    output: VaccineListing,
  }),
  POST: endpoint({
    operation: "staff.saveVaccine",
    input: VaccineInput,
    run: saveVaccine,
    json: vaccineSavedJson,
    output: VaccineRecord,
    status: ({ isNew }) => (isNew ? 201 : 200),
  }),
  PUT: endpoint({
    operation: "staff.saveVaccine",
    summary: "Update the given fields of the vaccination record named in the body",
    input: VaccineChanges,
    run: saveVaccine,
    json: vaccineSavedJson,
    output: VaccineRecord,
  }),
});
