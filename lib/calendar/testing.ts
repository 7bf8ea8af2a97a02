export const wholeEvent = {
  title: "Cambio de bomba",
  start_date: "2026-01-15",
  end_date: "2026-01-16",
  start_time: "08:00",
  end_time: "12:30",
  description: "Planta potabilizadora",
  event_type: "INSPECTION",
  priority: "URGENT",
  status: "IN_PROGRESS",
  color: "#2563eb",
  notes: "Llevar repuestos",
};
