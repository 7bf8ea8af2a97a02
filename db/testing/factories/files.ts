import { database } from "../../client";
import { attachments, custodyScanPages, custodyScans } from "../../schema";
import { first, next, type Row } from "./making";
import { aProject } from "./projects";

/** Without stored bytes. */
export const anAttachment = async (
  given: Pick<typeof attachments.$inferInsert, "model" | "objectId" | "field"> &
    Row<typeof attachments>,
) =>
  first(
    await database()
      .insert(attachments)
      .values({
        fileName: "documento.pdf",
        contentType: "application/pdf",
        size: 1000,
        storageKey: `prueba/${next()}.pdf`,
        ...given,
      })
      .returning(),
  );

/** In review, of one page without a code and without stored bytes. */
export async function aCustodyScan(given: Row<typeof custodyScans> = {}) {
  const scan = first(
    await database()
      .insert(custodyScans)
      .values({
        projectId: given.projectId ?? (await aProject()).id,
        fileName: "escaneo.pdf",
        size: 1000,
        storageKey: `prueba/escaneo-${next()}.pdf`,
        pageCount: 1,
        status: "REVIEW",
        ...given,
      })
      .returning(),
  );
  const values = { scanId: scan.id, page: 1, state: "NO_CODE" as const };
  return {
    scan,
    page: first(await database().insert(custodyScanPages).values(values).returning()),
  };
}
