import { eq, type SQL } from "drizzle-orm";
import { projects } from "@/db/schema";
import { recordOf } from "../lists/declared-filters";
import { projectFields } from "../projects/fields";
import { worksheetFields } from "../worksheets/fields";
import { conditionsOf } from "./conditions-of";

/** Of reports whose rows belong to a project. */
export const projectFilters = {
  partnerId: recordOf(projectFields.partnerId.label),
  projectId: recordOf(worksheetFields.projectId.label),
};

type Asked = { partnerId?: number | undefined; projectId?: number | undefined };

/** Where `projects` is joined. */
export const ofAskedProject = ({ partnerId, projectId }: Asked): SQL =>
  conditionsOf(
    partnerId ? eq(projects.partnerId, partnerId) : undefined,
    projectId ? eq(projects.id, projectId) : undefined,
  );
