import type { ReactNode } from "react";
import { ProjectActions } from "@/components/projects/project-actions";
import { ProjectData } from "@/components/projects/project-data";
import { ProjectHeader } from "@/components/projects/project-header";
import { ProjectTabs } from "@/components/projects/project-tabs";
import { rightsOf } from "@/lib/auth/permissions";
import { getAuthors } from "@/lib/history/get-authors";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";
import { projectName } from "@/lib/projects/labels";
import { countLiveAssignments } from "@/lib/projects/queries";
import { getSettings } from "@/lib/settings/get-settings";
import { countWorksheets } from "@/lib/worksheets/count-worksheets";
import { save as saveTemplate } from "../../../templates/actions";
import { close, remove } from "../../actions";

type Props = { params: Promise<{ project_id: string }>; children: ReactNode };

export default async function ProjectLayout({ params, children }: Props) {
  const ctx = await pageContext("projects.get");
  const projectId = idOfPath((await params).project_id);
  const project = await orNotFound(getProject(ctx, { projectId }));
  const assignmentCount = await countLiveAssignments(ctx, projectId);
  const authors = await getAuthors(ctx, project);
  const { operatorBlocks } = await getSettings(ctx);
  const actions = (
    <ProjectActions
      project={{ ...project, name: projectName(project) }}
      assignmentCount={assignmentCount}
      worksheetCount={await countWorksheets(ctx, projectId)}
      mayDo={rightsOf(ctx.caller, {
        update: "projects.update",
        remove: "projects.delete",
        close: "closure.close",
        assign: "assignments.add",
        bill: "worksheets.create",
        duplicate: "projects.duplicate",
        template: "templates.save",
      })}
      {...{ close, remove, saveTemplate }}
    />
  );
  return (
    <>
      <ProjectHeader project={project} today={ctx.today} actions={actions} />
      <ProjectData blocks={operatorBlocks} {...{ project, authors, timeZone: ctx.timeZone }} />
      <ProjectTabs
        projectId={projectId}
        assignmentCount={assignmentCount}
        mayDo={rightsOf(ctx.caller, {
          seeSheets: "worksheets.list",
          seeCosts: "projects.overview",
          seeHistory: "history.list",
        })}
      />
      <div data-flowing>{children}</div>
    </>
  );
}
