import { saveTemplate } from "@/lib/project-templates/save-template";
import type { Moment } from "./moment";
import type { Ids } from "./seed-project";

/** Of what the first project has. */
export async function seedTemplate(at: Moment, projects: Ids) {
  const [projectId] = projects.values();
  if (!projectId) throw new RangeError("The demonstration has no project");
  await saveTemplate(at(12), { projectId, name: "Campamento de avanzada" });
}
