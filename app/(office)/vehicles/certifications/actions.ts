"use server";

import { change } from "@/lib/next/action";
import { CertificationInput, CertificationRef } from "@/lib/vehicles/certification-input";
import { removeCertification } from "@/lib/vehicles/remove-certification";
import { saveCertification } from "@/lib/vehicles/save-certification";

export const save = change({
  operation: "vehicles.saveCertification",
  input: CertificationInput,
  run: saveCertification,
});

export const remove = change({
  operation: "vehicles.removeCertification",
  input: CertificationRef,
  run: removeCertification,
});
