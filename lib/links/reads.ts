export type ChoiceKind =
  | "any-partners"
  | "cargo"
  | "carriers"
  | "maintained-units"
  | "open-projects"
  | "partner-projects"
  | "partners"
  | "plates"
  | "projects"
  | "staff"
  | "texts"
  | "units"
  | "vehicles";

type Asked = Readonly<Record<string, string | number | readonly number[] | null | undefined>>;

function asking(path: string, asked: Asked): string {
  const given = Object.entries(asked).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return `${path}?${new URLSearchParams(given)}`.replaceAll("%2C", ",");
}

export const reads = {
  choices: (kind: ChoiceKind, asked: Asked) => asking(`/choices/${kind}`, asked),
  available: (asked: Asked) => asking("/equipment/available", asked),
  exchangeCandidates: (asked: Asked) => asking("/equipment/candidates", asked),
  freeUnits: (asked: Asked) => asking("/reservations/free", asked),
  lineReschedule: (asked: Asked) => asking("/reservations/move", asked),
  linePrices: (asked: Asked) => asking("/reservations/prices", asked),
  history: (recordType: string, id: number) =>
    asking("/history/changes", { record_type: recordType, record_id: id }),
  documents: (model: string, id: number) =>
    asking("/documents/branch", { model_type: model, object_id: id }),
  views: (place: string) => asking("/views/list", { place }),
  latestNotifications: "/notifications/latest",
  unreadNotifications: "/notifications/unread",
  closure: (projectId: number) => `/projects/${projectId}/closure`,
  unfinished: (projectId: number, worksheetId?: number) =>
    worksheetId
      ? `/projects/${projectId}/work-sheets/${worksheetId}/unfinished`
      : `/projects/${projectId}/unfinished`,
  refresh: (projectId: number, worksheetId: number) =>
    `/projects/${projectId}/work-sheets/${worksheetId}/refresh`,
  erasure: ({ kind, id }: { kind: "user" | "technical"; id: number }) =>
    kind === "user" ? `/users/${id}/erasure` : `/staff/${id}/erasure`,
  sample: "/settings/sample",
  warnings: (asked: Asked) => asking("/custody/warnings", asked),
  charges: (asked: Asked) => asking("/custody/charges", asked),
  doubts: (asked: Asked) => asking("/maintenance/doubts", asked),
  chainGate: (asked: Asked) => asking("/custody/gate", asked),
  guideGate: (asked: Asked) => asking("/shipping/gate", asked),
  rulesPreview: (asked: Asked) => asking("/rules/preview", asked),
  offeredPrices: (asked: Asked) => asking("/prices/offered", asked),
};
