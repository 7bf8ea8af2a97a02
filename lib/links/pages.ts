export const links = {
  home: "/",
  login: "/login",
  /** Of who has shown his password. */
  secondFactor: "/login/second-factor",
  secondStep: (asked: Record<string, string>) =>
    `/login/second-factor?${new URLSearchParams(Object.entries(asked).filter(([, value]) => value))}`,
  logout: "/accounts/logout/",
  signIn: (page: string) => (page === "/" ? "/login" : `/login?next=${encodeURIComponent(page)}`),
  profile: "/profile",
  accessibility: "/accessibility",
  about: "/about",
  notices: "/third-party-notices.txt",
  /** All that is held of a person. */
  personalData: ({ kind, id }: { kind: "user" | "technical"; id: number }) =>
    `/api/${kind}s/${id}/personal-data/`,
  partners: "/partners",
  newPartner: "/partners/new",
  partner: (id: number) => `/partners/${id}`,
  equipmentList: "/equipment",
  newEquipment: "/equipment/new",
  equipment: (id: number) => `/equipment/${id}`,
  projects: "/projects",
  project: (id: number) => `/projects/${id}`,
  /** Of a project, or of one of its sheets. */
  pending: (id: number, asked: { kind: string; worksheetId: number | null }) =>
    `/projects/${id}/pending?kind=${asked.kind}${asked.worksheetId ? `&sheet=${asked.worksheetId}` : ""}`,
  projectPending: (id: number) => `/projects/${id}/pending`,
  newProject: "/projects/new",
  projectEdit: (id: number) => `/projects/${id}/edit`,
  projectResources: (id: number) => `/projects/${id}/resources`,
  services: (projectId: number) => `/projects/${projectId}/resources?kind=SERVICIO`,
  assignResources: (id: number) => `/projects/${id}/resources/assign`,
  projectCosts: (id: number) => `/projects/${id}/costs`,
  projectHistory: (id: number) => `/projects/${id}/history`,
  worksheets: "/worksheets",
  projectWorksheets: (id: number) => `/projects/${id}/work-sheets`,
  newWorksheet: (projectId: number, period?: { from: string; to: string }) =>
    `/projects/${projectId}/work-sheets/new${period ? `?from=${period.from}&to=${period.to}` : ""}`,
  unbilled: "/unbilled",
  /** Of a project, or of one of its sheets. */
  doubleCharges: (projectId: number, worksheetId?: number) =>
    `/projects/${projectId}/work-sheets${worksheetId ? `/${worksheetId}` : ""}#dobles-cobros`,
  /** The days of a span, or all. */
  unbilledOf: (projectId: number, span: readonly [from: string, to: string] | null) =>
    `/unbilled?project_id=${projectId}${span ? `&date_from=${span[0]}&date_to=${span[1]}` : ""}`,
  /** What was done and will not be billed. */
  writeOffs: "/unbilled/write-offs",
  writeOffsOf: (projectId: number) => `/unbilled/write-offs?projectId=${projectId}`,
  worksheet: (projectId: number, id: number) => `/projects/${projectId}/work-sheets/${id}`,
  custody: "/custody",
  newCustody: "/custody/new",
  custodyChain: (id: number) => `/custody/${id}`,
  custodyChainEdit: (id: number) => `/custody/${id}/edit`,
  newCustodyChain: (worksheetId: number) => `/custody/new?sheet=${worksheetId}`,
  maintenance: "/maintenance",
  newMaintenance: (projectId?: number) =>
    projectId ? `/maintenance/new?project=${projectId}` : "/maintenance/new",
  projectMaintenance: (id: number) => `/projects/${id}/maintenance`,
  maintenanceSheet: (id: number) => `/maintenance/${id}`,
  calendar: "/calendar",
  projectCalendar: (id: number) => `/projects/${id}/calendar`,
  projectDay: (id: number, day: string) => `/projects/${id}/calendar?view=day&date=${day}`,
  visitsOn: (projectId: number, day: string) =>
    `/calendar?view=day&date=${day}&projectId=${projectId}&type=VISIT`,
  newCalendarEvent: (projectId?: number) =>
    projectId ? `/calendar/new?project=${projectId}` : "/calendar/new",
  calendarEvent: (id: number) => `/calendar/${id}`,
  calendarEventEdit: (id: number) => `/calendar/${id}/edit`,
  vehicles: "/vehicles",
  newVehicle: "/vehicles/new",
  vehicle: (id: number) => `/vehicles/${id}`,
  staff: "/staff",
  newStaff: "/staff/new",
  staffMember: (id: number) => `/staff/${id}`,
  compliance: "/compliance",
  vehicleCompliance: "/compliance/vehicles",
  jobCompliance: ({ from, to }: { from: string; to: string }, block: string | null) =>
    `/compliance?${new URLSearchParams({ job_from: from, job_to: to, ...(block ? { block } : {}) })}`,
  file: (storageKey: string) => `/media/${storageKey}`,
  documents: "/documents",
  removedDocuments: "/documents/removed",
  quarantinedDocuments: "/documents/quarantine",
  projectDocuments: (id: number) => `/projects/${id}/documents`,
  bulkCustody: (projectId: number, worksheetId?: number) =>
    `/projects/${projectId}/documents/bulk${worksheetId ? `?sheet=${worksheetId}` : ""}`,
  custodyScan: (projectId: number, id: number) => `/projects/${projectId}/documents/scans/${id}`,
  /** Sent, followed and shown. */
  scans: (projectId: number) => `/api/load_files/project/${projectId}/custody_scans/`,
  scan: (projectId: number, id: number) =>
    `/api/load_files/project/${projectId}/custody_scans/${id}/`,
  scanOriginal: (projectId: number, id: number) =>
    `/api/load_files/project/${projectId}/custody_scans/${id}/original/`,
  scanPage: (projectId: number, id: number, page: number) =>
    `/api/load_files/project/${projectId}/custody_scans/${id}/pages/${page}/`,
  orderedCustody: (projectId: number) => `/api/load_files/project/${projectId}/bulk_custody/`,
  merge: {
    project: (id: number) => `/api/load_files/project/${id}/merge/`,
    worksheet: (id: number) => `/api/load_files/sheet/${id}/merge-generated/`,
    vehicle: (id: number) => `/api/load_files/vehicle/${id}/merge-generated/`,
    staff: (id: number) => `/api/load_files/technical/${id}/merge-generated/`,
  },
  print: {
    worksheet: (id: number) => `/print/worksheet/${id}`,
    certificate: (worksheetId: number) => `/print/certificate/${worksheetId}`,
    custodyChain: (id: number) => `/print/custody/${id}`,
    maintenance: (id: number) => `/print/maintenance/${id}`,
    shippingGuide: (id: number) => `/print/shipping/${id}`,
    vehicle: (id: number) => `/print/vehicle/${id}`,
    staff: (id: number) => `/print/staff/${id}`,
    immunisation: (technicalId: number) => `/print/immunisation/${technicalId}`,
    equipment: (id: number) => `/print/equipment/${id}`,
    checklist: (equipmentId: number) => `/print/checklist/${equipmentId}`,
    blankChecklist: (type: string) => `/print/blank-checklist/${type}`,
  },
  shipping: "/shipping",
  newShippingGuide: (projectId?: number) =>
    projectId ? `/shipping/new?project=${projectId}` : "/shipping/new",
  projectShipping: (id: number) => `/projects/${id}/shipping`,
  shippingGuide: (id: number) => `/shipping/${id}`,
  shippingGuideEdit: (id: number) => `/shipping/${id}/edit`,
  users: "/users",
  deletedPeople: "/users/deleted",
  user: (id: number) => `/users/${id}`,
  settings: "/settings",
  history: "/history",
  accessLog: "/access-log",
  apiReference: "/api-reference",
  apiOperation: (id: string) => `/api-reference/${id}`,
};
