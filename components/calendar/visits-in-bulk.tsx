"use client";

import { CalendarCheck } from "lucide-react";
import { useState } from "react";
import { BulkAct } from "@/components/lists/bulk-act";
import { BulkBar } from "@/components/lists/bulk-bar";
import type { BulkChange, BulkRow } from "@/components/lists/bulk-row";
import { StaffField } from "@/components/staff/staff-field";
import { Field } from "@/components/ui/field";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Textarea } from "@/components/ui/textarea";
import type { VisitEntry } from "@/lib/schedule/entries";
import { visitFields } from "@/lib/schedule/fields";
import { visitStatusLabels } from "@/lib/schedule/labels";
import type { OwnStaff } from "@/lib/staff/find-own-staff";
import { asksReason, doneStatus, skippedStatus } from "@/lib/states/visit";
import { counted } from "@/lib/values/count-text";
import { showDay } from "@/lib/values/dates";

export interface VisitsInBulkActs {
  markEach: BulkChange;
  undoEach: BulkChange;
}

interface VisitsInBulkProps {
  /** In the order of the screen. */
  entries: readonly VisitEntry[];
  /** Proposed as who did them. */
  own: OwnStaff | null;
  acts: VisitsInBulkActs;
  mayUndo: boolean;
  onDone: () => void;
}

const ways = [
  { value: doneStatus, label: "Realizadas" },
  { value: skippedStatus, label: "Omitidas" },
] as const;

type Way = (typeof ways)[number]["value"];

const nameOf = ({ title, units, project, plannedDate }: VisitEntry): string =>
  [title, units.join(", "), project.location, showDay(plannedDate)].filter(Boolean).join(" · ");

const hindranceOf = (entry: VisitEntry, missing: string | null): string | null => {
  if (entry.isClosed) return "Queda como está: el proyecto está cerrado";
  return entry.visitId === null ? missing : `Queda como está: ${visitStatusLabels[entry.status]}`;
};

type Asked = { status: Way; missing: string | null };

const bulkRow = (entry: VisitEntry, at: number, { status, missing }: Asked): BulkRow => ({
  id: at + 1,
  values: { project_resource_id: entry.assignmentId, date: entry.plannedDate },
  seen: entry.version,
  name: nameOf(entry),
  effect: visitStatusLabels[status],
  hindrance: hindranceOf(entry, missing),
});

const doneWords = (status: Way) => (count: number) =>
  asksReason({ status })
    ? counted(count, "visita omitida", "visitas omitidas")
    : counted(count, "visita realizada", "visitas realizadas");

export const VisitsInBulk = (props: VisitsInBulkProps) =>
  props.entries.length > 0 ? <MarkChosen {...props} /> : null;

function MarkChosen({ entries, own, acts, mayUndo, onDone }: VisitsInBulkProps) {
  const [status, setStatus] = useState<Way>(doneStatus);
  const [reason, setReason] = useState("");
  const [technician, setTechnician] = useState<OwnStaff | null>(own);
  const missing = asksReason({ status }) && reason.trim() === "" ? "Falta el motivo" : null;
  return (
    <BulkBar
      count={entries.length}
      said={(count) => counted(count, "visita elegida", "visitas elegidas")}
      onClear={onDone}
    >
      <BulkAct
        icon={CalendarCheck}
        label="Marcar"
        title="¿Marcar las visitas elegidas?"
        description="Cada una por sí sola: las planillas en ejecución cobran las realizadas."
        confirmLabel="Marcar"
        rows={entries.map((entry, at) => bulkRow(entry, at, { status, missing }))}
        act={acts.markEach}
        values={{
          status,
          technical_id: technician?.id ?? null,
          ...(asksReason({ status }) ? { reason } : {}),
        }}
        undo={
          mayUndo
            ? { act: acts.undoEach, label: "Deshacer", done: "Quedaron como estaban." }
            : undefined
        }
        done={doneWords(status)}
        onDone={onDone}
      >
        <Field label={visitFields.status.formLabel} group>
          <SegmentedControl
            label={visitFields.status.formLabel}
            options={ways}
            value={status}
            onValueChange={setStatus}
          />
        </Field>
        <StaffField
          label={visitFields.staffId.label}
          choices="staff"
          value={technician?.id}
          name={technician?.name}
          error={undefined}
          onChange={(id, name) => setTechnician(id === null ? null : { id, name })}
        />
        {asksReason({ status }) ? (
          <Field label={visitFields.reason.formLabel} required className="sm:col-span-2">
            <Textarea rows={2} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        ) : null}
      </BulkAct>
    </BulkBar>
  );
}
