import { type SQL, sql } from "drizzle-orm";
import { worksheets } from "@/db/schema";
import { holds } from "@/db/search";
import { ofProjectsThatHold } from "../projects/project-holds";

const ofProjects = (word: string): SQL => ofProjectsThatHold(worksheets.projectId, word);

const references = [
  worksheets.seriesCode,
  worksheets.invoiceReference,
  worksheets.clientOrderReference,
].map((column) => sql`coalesce(${column}, '')`);

/** The sheet's number and references, its project or client. */
export const sheetHolds = (word: string): SQL =>
  sql`(${holds(references, word)} or ${ofProjects(word)})`;

/** Without the references. */
export const numberedSheetHolds = (word: string): SQL =>
  sql`(${holds([worksheets.seriesCode], word)} or ${ofProjects(word)})`;
