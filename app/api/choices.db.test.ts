import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import type { Handler } from "@/lib/http/declaration";
import { call } from "@/lib/http/testing";
import { POST as event } from "./calendar/events/route";
import { POST as guide } from "./shipping/guides/route";
import { POST as staffPass } from "./technicals/create_update_pass_technical/route";
import { POST as vaccine } from "./technicals/create_update_vaccine/route";
import { POST as technician } from "./technicals/route";
import { POST as certification } from "./vehicles/cert_vehicle/route";
import { POST as vehiclePass } from "./vehicles/pass_vehicle/route";
import { POST as vehicle } from "./vehicles/route";

const numbered = (prefix: string) =>
  Array.from({ length: 16 }, (_, index) => `${prefix}${String(index + 1).padStart(2, "0")}`);

let serial = 0;
const unique = () => {
  serial += 1;
  return `N-${serial}`;
};

const aTruck = () => ({ brand: "Hino", type_vehicle: "AUTO", no_plate: unique() });
const aPerson = () => ({
  first_name: "Ana",
  last_name: "Andi",
  dni: unique(),
  work_area: "ASSISTANT",
});
const ofVehicle = async () => ({ vehicle_id: (await make.aVehicle()).id });
const ofStaff = async () => ({ technical_id: (await make.aStaffMember()).id });
const aCertification = async () => ({
  ...(await ofVehicle()),
  date_start: "2026-01-01",
  date_end: "2027-01-01",
});
const until = { fecha_caducidad: "2027-01-01" };
const aGuide = async () => ({ project_id: (await make.aProject()).id, issue_date: "2026-01-15" });
const anEvent = async () => ({
  project_id: (await make.aProject()).id,
  title: "Revisión",
  start_date: "2026-01-15",
});

type Choice = [
  name: string,
  handler: Handler,
  body: () => object | Promise<object>,
  values: string[],
];

/** Copied from the specification and the contract. */
const choices: Choice[] = [
  ["type_vehicle", vehicle, aTruck, ["CAMION", "VACUUM", "CAMIONETA", "PLATAFORMA", "AUTO"]],
  ["status_vehicle", vehicle, aTruck, ["DISPONIBLE", "EN MANTENIMIENTO", "STANBY"]],
  [
    "status_cert_oper",
    vehicle,
    aTruck,
    ["VIGENTE", "VENCIDO", "NO APLICA", "POR VENCER", "EN TRAMITE", "RECHAZADO"],
  ],
  [
    "name",
    certification,
    aCertification,
    [
      "INSPECCION VOLUMETRICA",
      "MEDICION DE ESPESORES",
      "INSPECCION DE SEGURIDAD",
      "PRUEBA HIDROSTATICA",
    ],
  ],
  ["bloque", vehiclePass, async () => ({ ...until, ...(await ofVehicle()) }), numbered("BLOCK_")],
  ["bloque", staffPass, async () => ({ ...until, ...(await ofStaff()) }), numbered("block_")],
  [
    "work_area",
    technician,
    aPerson,
    ["PLANT_PROJECTS", "SANITARY_TECHNICIAN", "ASSISTANT", "MAINTENANCE_LOGISTICS", "SUPERVISOR"],
  ],
  [
    "vaccine_type",
    vaccine,
    async () => ({ application_date: "2026-01-15", ...(await ofStaff()) }),
    [
      ...["HEPATITIS_A_B", "TETANUS", "TYPHOID", "YELLOW_FEVER"],
      ...["INFLUENZA", "MEASLES", "COVID", "OTHER"],
    ],
  ],
  ["type_shipping_guide", guide, aGuide, ["EXIT", "IN", "TRANSFER"]],
  ["reason_transport", guide, aGuide, ["USE_IN_PROJECT", "RENT", "DEVOLUTION", "SALE"]],
  ["event_type", event, anEvent, ["MAINTENANCE", "INSTALLATION", "REMOVAL", "INSPECTION", "OTHER"]],
  ["priority", event, anEvent, ["LOW", "MEDIUM", "HIGH", "URGENT"]],
  ["status", event, anEvent, ["SCHEDULED", "IN_PROGRESS", "COMPLETED", "CANCELLED"]],
];

test.each(choices)(
  "%s takes each documented word, and no other",
  async (name, handler, given, values) => {
    const as = await make.aSession();
    const write = async (value: string) =>
      call(handler, { as, body: { ...(await given()), [name]: value } });
    for (const value of values) {
      const { status, body } = await write(value);
      expect([status, body.data[name]]).toEqual([201, value]);
      expect(body.data[`${name}_display`]).not.toBe("");
    }
    const { status, body: refused } = await write(`${values[0]}X`);
    expect([status, Object.keys(refused.field_errors)]).toEqual([400, [name]]);
  },
);
