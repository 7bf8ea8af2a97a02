import { type SQL, sql } from "drizzle-orm";
import { partners, projects } from "@/db/schema";
import { holds } from "@/db/search";

/** The project's site or its client; one condition over both tables would be served by no index. */
export const projectHolds = (word: string): SQL => sql`(${holds([projects.location], word)}
  or ${projects.partnerId} = any(array(
    select ${partners.id} from ${partners} where ${holds([partners.name], word)})))`;
