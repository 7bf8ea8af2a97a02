import type * as z from "zod";
import type { ProjectChanges } from "@/lib/projects/input";

/** What either schema takes: to open a project, or to change it. */
export type ProjectValues = Partial<z.input<typeof ProjectChanges>>;
