import { fileLinks } from "./file-pages";
import { askedAddress, type ReservationAsked } from "./reservation-pages";

export const links = {
  home: "/",
  login: "/login",
  secondFactor: "/login/second-factor",
  secondStep: (asked: Record<string, string>) =>
    `/login/second-factor?${new URLSearchParams(Object.entries(asked).filter(([, value]) => value))}`,
  logout: "/accounts/logout/",
  signIn: (page: string) => (page === "/" ? "/login" : `/login?next=${encodeURIComponent(page)}`),
  profile: "/profile",
  notifications: "/notifications",
  notificationPreferences: "/profile#avisos",
  accessibility: "/accessibility",
  about: "/about",
  notices: "/third-party-notices.txt",
  personalData: ({ kind, id }: { kind: "user" | "technical"; id: number }) =>
    `/api/${kind}s/${id}/personal-data/`,
  partners: "/partners",
  newPartner: "/partners/new",
  partner: (id: number) => `/partners/${id}`,
  availability: "/availability",
  equipmentList: "/equipment",
  newEquipment: "/equipment/new",
  equipment: (id: number) => `/equipment/${id}`,
  reservations: "/reservations",
  reservation: (id: number) => `/reservations/${id}`,
  reservationEdit: (id: number) => `/reservations/${id}/edit`,
  newReservation: (asked: ReservationAsked = {}) => askedAddress("/reservations/new", asked),
  reservationsOf: (asked: { partnerId: number } | { projectId: number }) =>
    `/reservations?${new URLSearchParams(Object.entries(asked).map(([key, id]) => [key, String(id)]))}`,
  projects: "/projects",
  project: (id: number) => `/projects/${id}`,
  pending: (id: number, asked: { kind: string; worksheetId: number | null }) =>
    `/projects/${id}/pending?kind=${asked.kind}${asked.worksheetId ? `&sheet=${asked.worksheetId}` : ""}`,
  projectPending: (id: number) => `/projects/${id}/pending`,
  newProject: "/projects/new",
  newProjectOf: (partnerId: number) => `/projects/new?partner=${partnerId}`,
  duplicateProject: (id: number) => `/projects/new?like=${id}`,
  templates: "/templates",
  projectOfTemplate: (templateId: number) => `/projects/new?template=${templateId}`,
  projectEdit: (id: number) => `/projects/${id}/edit`,
  projectResources: (id: number) => `/projects/${id}/resources`,
  projectResource: (id: number, code: string) =>
    `/projects/${id}/resources?search=${encodeURIComponent(code)}`,
  services: (projectId: number) => `/projects/${projectId}/resources?kind=SERVICIO`,
  assignResources: (id: number) => `/projects/${id}/resources/assign`,
  assignResourcesLike: (id: number, sourceId: number) =>
    `/projects/${id}/resources/assign?like=${sourceId}`,
  assignResourcesOf: (id: number, templateId: number) =>
    `/projects/${id}/resources/assign?template=${templateId}`,
  assignUnits: (id: number, unitIds: readonly number[]) =>
    `/projects/${id}/resources/assign?ids=${unitIds.join(",")}`,
  projectCosts: (id: number) => `/projects/${id}/costs`,
  projectHistory: (id: number) => `/projects/${id}/history`,
  worksheets: "/worksheets",
  monthWorksheets: (month?: string) => `/worksheets/month${month ? `?month=${month}` : ""}`,
  projectWorksheets: (id: number) => `/projects/${id}/work-sheets`,
  newWorksheet: (projectId: number, period?: { from: string; to: string }) =>
    `/projects/${projectId}/work-sheets/new${period ? `?from=${period.from}&to=${period.to}` : ""}`,
  unbilled: "/unbilled",
  doubleCharges: (projectId: number, worksheetId?: number) =>
    `/projects/${projectId}/work-sheets${worksheetId ? `/${worksheetId}` : ""}#dobles-cobros`,
  unbilledOf: (projectId: number, span: readonly [from: string, to: string] | null) =>
    `/unbilled?project_id=${projectId}${span ? `&date_from=${span[0]}&date_to=${span[1]}` : ""}`,
  prices: "/prices",
  writeOffs: "/unbilled/write-offs",
  writeOffsOf: (projectId: number) => `/unbilled/write-offs?projectId=${projectId}`,
  worksheet: (projectId: number, id: number) => `/projects/${projectId}/work-sheets/${id}`,
  custody: "/custody",
  newCustody: "/custody/new",
  custodyChain: (id: number) => `/custody/${id}`,
  custodyChainEdit: (id: number) => `/custody/${id}/edit`,
  newCustodyChain: (worksheetId: number) => `/custody/new?sheet=${worksheetId}`,
  /** Goes back to the sheet once it is saved. */
  newChainOfSheet: (worksheetId: number) => `/custody/new?sheet=${worksheetId}&back=sheet`,
  newChainAt: (asked: {
    worksheetId: number;
    unitAssignmentId: number | null;
    vehicleId: number | null;
  }) =>
    `/custody/new?sheet=${asked.worksheetId}${asked.unitAssignmentId ? `&unit=${asked.unitAssignmentId}` : ""}${asked.vehicleId ? `&vehicle=${asked.vehicleId}` : ""}`,
  maintenance: "/maintenance",
  newMaintenance: (projectId?: number) =>
    projectId ? `/maintenance/new?project=${projectId}` : "/maintenance/new",
  newMaintenanceOf: (unitId: number | null, projectId: number | null) =>
    `/maintenance/new?${projectId ? `project=${projectId}&` : ""}${unitId ? `unit=${unitId}` : ""}`,
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
  dispatch: "/dispatch",
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
  forecast: "/compliance/forecast",
  complianceRules: "/rules",
  projectFitness: (id: number) => `/projects/${id}/fitness`,
  file: (storageKey: string) => `/media/${storageKey}`,
  reports: "/reports",
  report: (slug: string, asked?: string) => `/reports/${slug}${asked ? `?${asked}` : ""}`,
  reportFile: (slug: string, format: string, asked?: string) =>
    `/reports/${slug}/export?format=${format}${asked ? `&${asked}` : ""}`,
  documents: "/documents",
  filesOf: (model: string, ids: readonly string[]) => `/packed?model=${model}&ids=${ids.join(",")}`,
  removedDocuments: "/documents/removed",
  quarantinedDocuments: "/documents/quarantine",
  projectDocuments: (id: number) => `/projects/${id}/documents`,
  bulkCustody: (projectId: number, worksheetId?: number) =>
    `/projects/${projectId}/documents/bulk${worksheetId ? `?sheet=${worksheetId}` : ""}`,
  custodyScan: (projectId: number, id: number) => `/projects/${projectId}/documents/scans/${id}`,
  ...fileLinks,
  shipping: "/shipping",
  newShippingGuide: (projectId?: number) =>
    projectId ? `/shipping/new?project=${projectId}` : "/shipping/new",
  projectShipping: (id: number) => `/projects/${id}/shipping`,
  shippingGuide: (id: number) => `/shipping/${id}`,
  shippingGuideEdit: (id: number) => `/shipping/${id}/edit`,
  users: "/users",
  newUser: "/users/new",
  deletedPeople: "/users/deleted",
  user: (id: number) => `/users/${id}`,
  settings: "/settings",
  history: "/history",
  accessLog: "/access-log",
  jobs: "/jobs",
  forgottenPassword: "/login/forgotten",
  newPassword: (key: string) => `/login/new-password?key=${encodeURIComponent(key)}`,
  mails: "/mails",
  mail: (id: number) => `/mails/${id}`,
  status: "/status",
  apiReference: "/api-reference",
  apiOperation: (id: string) => `/api-reference/${id}`,
};
