/** What forms choose from. */
export type ChoiceKind =
  | "cargo"
  | "carriers"
  | "open-projects"
  | "partners"
  | "plates"
  | "projects"
  | "staff"
  | "texts"
  | "units"
  | "vehicles";

type Asked = Readonly<Record<string, string | number | readonly number[] | null | undefined>>;

/** What is null or not given is not asked; a list is its members between commas, which an address may hold as they are. */
function asking(path: string, asked: Asked): string {
  const given = Object.entries(asked).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return `${path}?${new URLSearchParams(given)}`.replaceAll("%2C", ",");
}

/** Addresses that open screens read from (`officeRead`). */
export const reads = {
  choices: (kind: ChoiceKind, asked: Asked) => asking(`/choices/${kind}`, asked),
  available: (asked: Asked) => asking("/equipment/available", asked),
  history: (recordType: string, id: number) =>
    asking("/history/changes", { record_type: recordType, record_id: id }),
  documents: (model: string, id: number) =>
    asking("/documents/branch", { model_type: model, object_id: id }),
  /** What closing a project would find. */
  closure: (projectId: number) => `/projects/${projectId}/closure`,
  /** What a project, or one of its sheets, leaves undone. */
  unfinished: (projectId: number, worksheetId?: number) =>
    worksheetId
      ? `/projects/${projectId}/work-sheets/${worksheetId}/unfinished`
      : `/projects/${projectId}/unfinished`,
  /** What refreshing a sheet would change. */
  refresh: (projectId: number, worksheetId: number) =>
    `/projects/${projectId}/work-sheets/${worksheetId}/refresh`,
  /** What erasing a person would do. */
  erasure: ({ kind, id }: { kind: "user" | "technical"; id: number }) =>
    kind === "user" ? `/users/${id}/erasure` : `/staff/${id}/erasure`,
  /** What is expired of who and what carries. */
  warnings: (asked: Asked) => asking("/custody/warnings", asked),
  /** What a chain in a form would charge. */
  charges: (asked: Asked) => asking("/custody/charges", asked),
  /** What a maintenance sheet in a form may charge twice. */
  doubts: (asked: Asked) => asking("/maintenance/doubts", asked),
};
