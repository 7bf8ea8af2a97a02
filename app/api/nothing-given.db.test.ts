import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import type { Handler } from "@/lib/http/declaration";
import { call } from "@/lib/http/testing";
import { PUT as technician } from "./technicals/[technical_id]/route";
import { PUT as staffPass } from "./technicals/create_update_pass_technical/route";
import { PUT as vaccine } from "./technicals/create_update_vaccine/route";
import { PUT as vehicle } from "./vehicles/[vehicle_id]/route";
import { PUT as certification } from "./vehicles/cert_vehicle/route";
import { PUT as vehiclePass } from "./vehicles/pass_vehicle/route";

type Known = { id: number; version: number };
type Case = [
  name: string,
  handler: Handler,
  make: () => Promise<Known>,
  asked: (id: number) => object,
];

const inBody = (id: number) => ({ body: { id } });

test.each<Case>([
  [
    "a technician",
    technician,
    make.aStaffMember,
    (id) => ({ params: { technical_id: id }, body: {} }),
  ],
  ["a pass of a technician", staffPass, make.aStaffPass, inBody],
  ["a vaccine", vaccine, make.aVaccination, inBody],
  ["a vehicle", vehicle, make.aVehicle, (id) => ({ params: { vehicle_id: id }, body: {} })],
  ["a pass of a vehicle", vehiclePass, make.aVehiclePass, inBody],
  ["a certification", certification, make.aVehicleCertification, inBody],
])(
  "%s of which nothing is given is another version of it all the same",
  async (_, handler, create, asked) => {
    const as = await make.aSession();
    const { id, version } = await create();
    const { status, headers } = await call(handler, { as, method: "PUT", ...asked(id) });
    expect({ status, etag: headers.get("etag") }).toEqual({
      status: 200,
      etag: `"${version + 1}"`,
    });
  },
);
