import { type SQL, sql } from "drizzle-orm";
import { projects, worksheets } from "@/db/schema";
import { holds } from "@/db/search";
import { projectHolds } from "../projects/project-holds";

const ofProjects = (word: string): SQL => sql`${worksheets.projectId} = any(array(
  select ${projects.id} from ${projects} where ${projectHolds(word)}))`;

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
