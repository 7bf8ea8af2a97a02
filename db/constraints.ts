/** The documented field and a sentence, or a stable rule code. */
export type ConstraintMeaning =
  | { kind: "invalid"; field: string; message: string }
  | {
      kind: "refused";
      code: "resource_busy" | "resource_reserved" | "block_in_use";
      message: string;
    };

const unique = (field: string, message: string): ConstraintMeaning => ({
  kind: "invalid",
  field,
  message,
});

const blockInUse: ConstraintMeaning = {
  kind: "refused",
  code: "block_in_use",
  message: "Hay pases registrados con un bloque que se quiere quitar.",
};

export const constraints: Record<string, ConstraintMeaning> = {
  users_email_unique: unique("email", "Ya existe un usuario con este correo."),
  partners_business_tax_id_unique: unique("business_tax_id", "Ya existe un cliente con este RUC."),
  resource_items_code_unique: unique("code", "Ya existe un equipo o servicio con este código."),
  vehicles_no_plate_unique: unique("no_plate", "Ya existe un vehículo con esta placa."),
  technicals_dni_unique: unique("dni", "Ya existe un técnico con esta cédula."),
  shipping_guides_guide_number_unique: unique(
    "guide_number",
    "Ya existe una guía con este número.",
  ),
  operator_blocks_code_unique: unique("operator_blocks", "Hay códigos de bloque repetidos."),
  project_templates_name_unique: unique("name", "Ya existe una plantilla con este nombre."),
  write_offs_day_once: unique("dates", "Alguno de los días ya consta como no cobrable."),
  price_list_entries_once: unique(
    "from_date",
    "Ya existe un precio de lo mismo desde este día: cámbielo.",
  ),
  project_resources_unit_once: {
    kind: "refused",
    code: "resource_busy",
    message: "El equipo ya tiene otra asignación activa en esas fechas.",
  },
  unit_claims_once: {
    kind: "refused",
    code: "resource_reserved",
    message: "El equipo está prometido o bloqueado en esas fechas.",
  },
  vehicle_passes_bloque_operator_blocks_code_fk: blockInUse,
  technical_passes_bloque_operator_blocks_code_fk: blockInUse,
  compliance_rules_bloque_operator_blocks_code_fk: {
    ...blockInUse,
    message: "Hay reglas de aptitud con un bloque que se quiere quitar.",
  },
  compliance_rules_once: unique("requirement", "Ya existe una regla igual para el mismo lugar."),
};
