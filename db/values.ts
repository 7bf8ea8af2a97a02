/** Closed sets of words of the specification and the contract; imports nothing. */

export const roles = ["ADMINISTRATIVO", "TECNICO"] as const;
export const tokenScopes = ["read", "write"] as const;

export const cardinalPoints = ["N", "S", "E", "W", "NE", "NW", "SE", "SW"] as const;

export const equipmentTypes = [
  "SERVIC",
  "LVMNOS",
  "BTSNHM",
  "BTSNMJ",
  "EST4UR",
  "CMPRBN",
  "PTRTAP",
  "PTRTAR",
  "TNQAAC",
  "TNQAAR",
] as const;
export const conditions = ["FUNCIONANDO", "DAÑADO", "INCOMPLETO", "EN REPARACION"] as const;
export const availabilities = ["DISPONIBLE", "RENTADO", "RETIRADO"] as const;
export const resourceKinds = ["EQUIPO", "SERVICIO"] as const;
export const frequencyTypes = ["DAY", "WEEK", "MONTH"] as const;

export const checklistItems = [
  "have_foot_pumps",
  "have_soap_dispenser",
  "have_paper_dispenser",
  "have_napkin_dispenser",
  "have_paper_towels",
  "have_urinals",
  "have_seat",
  "have_toilet_pump",
  "have_sink_pump",
  "have_toilet_lid",
  "have_bathroom_bases",
  "have_ventilation_pipe",
  "have_blower_brand",
  "have_belt_brand",
  "have_blower_pulley",
  "have_motor_pulley",
  "have_electrical_panel",
  "have_motor_guard",
  "have_relay_engine",
  "have_relay_blower",
  "have_engine",
  "have_engine_guard",
  "have_uv_filter",
  "have_pump_filter",
  "have_pump_dosing",
  "have_pump_pressure",
  "have_hidroneumatic_tank",
  "have_sand_carbon_filter",
] as const;

export const plantDetails = [
  "engine_fases",
  "blower_brand",
  "blower_model",
  "engine_brand",
  "engine_model",
  "belt_brand",
  "belt_model",
  "belt_type",
  "electrical_panel_brand",
  "relay_engine",
  "relay_blower",
  "pump_filter",
  "pump_pressure",
  "pump_dosing",
  "uv_filter",
  "sand_carbon_filter",
  "hidroneumatic_tank",
] as const;
export const engineFases = ["1", "2", "3"] as const;
export const beltTypes = ["A", "B"] as const;

export const worksheetStatuses = ["IN_PROGRESS", "LIQUIDATED", "INVOICED", "CANCELLED"] as const;
export const lineKinds = [
  "RENT",
  "SERVICE",
  "MAINTENANCE",
  "TRANSPORT",
  "STOWAGE",
  "MANUAL",
] as const;
/** What of a line a person may set by hand; a refresh leaves it so. */
export const lineFields = [
  "date",
  "description",
  "quantity",
  "unitPrice",
  "referenceDocument",
  "billedDays",
] as const;
export const wasteTypes = [
  "AGUAS NEGRAS",
  "AGUAS GRISES",
  "AGUA LIMPIA",
  "LODOS",
  "RIPIOS",
  "OTROS",
] as const;
export const volumeUnits = ["GALLONS", "BARRELS", "CUBIC_METERS"] as const;
export const chainStatuses = ["DRAFT", "COMPLETED", "CANCELLED"] as const;

export const maintenanceTypes = ["PREVENTIVO", "CORRECTIVO"] as const;
export const maintenanceStatuses = ["IN_PROGRESS", "COMPLETED", "APPROVED"] as const;

export const vehicleTypes = ["CAMION", "VACUUM", "CAMIONETA", "PLATAFORMA", "AUTO"] as const;
export const vehicleStatuses = ["DISPONIBLE", "EN MANTENIMIENTO", "STANBY"] as const;
export const certificateStatuses = [
  "VIGENTE",
  "VENCIDO",
  "NO APLICA",
  "POR VENCER",
  "EN TRAMITE",
  "RECHAZADO",
] as const;
export const vehicleCertifications = [
  "INSPECCION VOLUMETRICA",
  "MEDICION DE ESPESORES",
  "INSPECCION DE SEGURIDAD",
  "PRUEBA HIDROSTATICA",
] as const;

export const workAreas = [
  "PLANT_PROJECTS",
  "SANITARY_TECHNICIAN",
  "ASSISTANT",
  "MAINTENANCE_LOGISTICS",
  "SUPERVISOR",
] as const;
export const vaccineTypes = [
  "HEPATITIS_A_B",
  "TETANUS",
  "TYPHOID",
  "YELLOW_FEVER",
  "INFLUENZA",
  "MEASLES",
  "COVID",
  "OTHER",
] as const;

export const guideTypes = ["EXIT", "IN", "TRANSFER"] as const;
export const guideStatuses = ["DRAFT", "CLOSED", "VOID"] as const;
export const transportReasons = ["USE_IN_PROJECT", "RENT", "DEVOLUTION", "SALE"] as const;

export const eventTypes = [
  "MAINTENANCE",
  "INSTALLATION",
  "REMOVAL",
  "INSPECTION",
  "OTHER",
] as const;
export const eventPriorities = ["LOW", "MEDIUM", "HIGH", "URGENT"] as const;
export const eventStatuses = ["SCHEDULED", "IN_PROGRESS", "COMPLETED", "CANCELLED"] as const;
export const visitStatuses = ["DONE", "SKIPPED", "MOVED"] as const;

export const attachableModels = [
  "technical",
  "vaccination_record",
  "pass_technical",
  "certification_vehicle",
  "pass_vehicle",
  "vehicle",
  "custody_chain",
  "sheet_project",
  "shipping_guide",
  "resource_item",
  "maintenance_sheet",
] as const;

/** Whatever holds files: the documented models, a person's picture, the company's logo. */
export const attachedModels = [...attachableModels, "user", "settings"] as const;

export const scanStatuses = [
  "READING",
  "REVIEW",
  "SAVING",
  "SAVED",
  "CANCELLED",
  "FAILED",
] as const;

/** What the reading of a scanned page found; only MATCHED pages are saved. */
export const scanPageStates = [
  "MATCHED",
  "BLANK",
  "NO_CODE",
  "UNKNOWN",
  "OTHER_PROJECT",
  "OTHER_COMPANY",
  "FORGED",
  "LOCKED",
  "HAS_FILE",
  "DUPLICATE",
] as const;

export const changeActions = ["INSERT", "UPDATE", "DELETE"] as const;

export const recordTypes = [
  "user",
  "settings",
  "operator_block",
  "partner",
  "project",
  "resource_item",
  "project_resource",
  "sheet_project",
  "sheet_project_detail",
  "custody_chain",
  "custody_chain_detail",
  "maintenance_sheet",
  "vehicle",
  "certification_vehicle",
  "pass_vehicle",
  "technical",
  "pass_technical",
  "vaccination_record",
  "shipping_guide",
  "shipping_guide_detail",
  "calendar_event",
  "calendar_event_detail",
  "schedule_visit",
  "attachment",
  "custody_scan",
  "disposition_certificate",
  "write_off",
  "confirmed_charge",
] as const;

/** Why stored files are left as they are: another's store, no pair yet, too many nameless files, or nothing but those. */
export const storeTroubles = ["foreign", "unpaired", "too_many", "unnamed"] as const;
