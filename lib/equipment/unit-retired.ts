import { Refused } from "../kernel/errors";

export const unitRetired = () =>
  new Refused(
    "El equipo está retirado de forma permanente y ya no se puede modificar.",
    "resource_retired",
  );
