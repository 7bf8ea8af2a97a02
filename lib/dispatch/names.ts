/** Documented names, and ours. */
export const dispatchNames = {
  technical_id: "staffId",
  technical_ids: "staffIds",
  vehicle_id: "vehicleId",
  project_resource_id: "assignmentId",
  planned_date: "plannedDate",
  calendar_event_id: "eventId",
  is_preview: "isPreview",
} as const;
