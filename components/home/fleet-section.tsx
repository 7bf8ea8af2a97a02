import type { Fieldwork } from "@/lib/home/get-fieldwork";
import type { Day } from "@/lib/values/dates";
import { AttentionList } from "./attention-list";
import { EndingsList } from "./endings-list";
import { FleetByCondition } from "./fleet-by-condition";
import { FleetByType } from "./fleet-by-type";
import { FleetStats } from "./fleet-stats";
import type { HomeActs } from "./home-acts";
import { OpenProjects } from "./open-projects";

interface FleetSectionProps {
  fieldwork: Fieldwork;
  day: Day;
  acts: HomeActs;
}

export const FleetSection = ({ fieldwork, day, acts }: FleetSectionProps) => (
  <div className="grid gap-4">
    <FleetStats fieldwork={fieldwork} />
    <div className="grid items-start gap-4 xl:grid-cols-[3fr_2fr]">
      <div className="grid gap-4">
        <FleetByType shares={fieldwork.fleet.byType} create={acts.unit} />
        <AttentionList attention={fieldwork.attention} />
      </div>
      <div className="grid gap-4">
        <FleetByCondition shares={fieldwork.fleet.byCondition} />
        <EndingsList endings={fieldwork.endings} today={day} />
      </div>
    </div>
    <OpenProjects projects={fieldwork.openProjects} create={acts.project} />
  </div>
);
