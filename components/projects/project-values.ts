import type * as z from "zod";
import type { ProjectChanges } from "@/lib/projects/input";

/** What either schema takes: everything to open a project, only what changes afterwards. */
export type ProjectValues = Partial<z.input<typeof ProjectChanges>>;
