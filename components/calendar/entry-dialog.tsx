"use client";

import { Dialog } from "@/components/ui/dialog";
import type { Entry } from "@/lib/schedule/entries";
import type { OwnStaff } from "@/lib/staff/find-own-staff";
import type { Day } from "@/lib/values/dates";
import { EntryFacts } from "./entry-facts";
import { EventDeeds } from "./event-deeds";
import type { MayDo, MoveActs } from "./moves";
import { VisitForm } from "./visit-form";

interface EntryDialogProps {
  entry: Entry;
  today: Day;
  mayDo: MayDo;
  own: OwnStaff | null;
  acts: MoveActs;
  onClose: () => void;
}

export function EntryDialog({ entry, today, mayDo, own, acts, onClose }: EntryDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={entry.title} description={entry.project.location}>
      <div className="grid gap-5">
        <EntryFacts entry={entry} today={today} />
        {entry.kind === "event" ? (
          <EventDeeds {...{ entry, mayDo, onClose }} move={acts.moveEvent} />
        ) : null}
        {entry.kind === "visit" && mayDo.mark && !entry.isClosed ? (
          <VisitForm {...{ entry, mayDo, own, acts }} onDone={onClose} />
        ) : null}
      </div>
    </Dialog>
  );
}
