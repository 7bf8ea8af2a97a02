import { type OwnRecords, type PersonRef, personName } from "./get-person";

export function shownName({ accounts, members }: OwnRecords, ref: PersonRef): string {
  const records: readonly { id: number; firstName: string; lastName: string }[] =
    "userId" in ref ? accounts : members;
  const id = "userId" in ref ? ref.userId : ref.staffId;
  return records.filter((record) => record.id === id).map(personName)[0] ?? "";
}

/** Ignores case and spaces, which may differ when it is typed again. */
export const asTyped = (name: string): string =>
  name.normalize("NFC").trim().replace(/\s+/g, " ").toLocaleLowerCase("es");
