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
