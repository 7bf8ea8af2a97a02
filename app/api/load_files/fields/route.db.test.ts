import { expect, test } from "vitest";
import * as make from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { GET } from "./route";

const ask = async (query = {}) => call(GET, { as: await make.aSession("TECNICO"), query });

test("tells the fields of one model", async () => {
  expect((await ask({ model_type: "vehicle" })).body).toEqual({
    success: true,
    data: {
      model_type: "vehicle",
      fields: ["vehicle_image", "poliza_file", "matricula_file", "rev_tec_file"],
    },
  });
});

test("tells the field of what came after the registry, when it is asked for it", async () => {
  const model_type = "compliance_override";
  expect((await ask({ model_type })).body.data).toEqual({ model_type, fields: ["override_file"] });
});

test("tells the fields of all documented models, and of no others", async () => {
  expect((await ask()).body.data).toEqual({
    technical: ["dni_file", "license_file", "vaccine_certificate_file", "image_profile"],
    vaccination_record: ["vaccine_file"],
    pass_technical: ["pass_file"],
    certification_vehicle: ["certification_file"],
    pass_vehicle: ["pass_file"],
    vehicle: ["vehicle_image", "poliza_file", "matricula_file", "rev_tec_file"],
    custody_chain: ["custody_chain_file"],
    sheet_project: [
      "sheet_project_file",
      "certificate_final_disposition_file",
      "invoice_file",
      "laboratory_analysis_file",
    ],
    shipping_guide: ["shipping_guide_file"],
    resource_item: ["resource_image", "resource_image_2"],
    maintenance_sheet: ["maintenance_file"],
  });
});

test("a model it does not know is named in the error", async () => {
  for (const model_type of ["partner", "user", "settings", "", "toString"])
    expect(await ask({ model_type })).toMatchObject({
      status: 400,
      body: { code: "validation_error", field_errors: { model_type: [expect.any(String)] } },
    });
});
