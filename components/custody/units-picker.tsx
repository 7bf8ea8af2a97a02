"use client";

import { PackagePlus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { EmptyState, type FirstAct } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/input";
import type { AssignmentChoice } from "@/lib/custody/assignment-choice";
import type { ShownCharges } from "@/lib/custody/preview-chain-charges";
import { serviceKind, unitKind } from "@/lib/placement/assignment-kind";
import { plainText } from "@/lib/values/plain-text";
import { chosenAmong } from "./chain-values";
import { LinkedServiceNotes } from "./linked-service-notes";

interface UnitsPickerProps {
  offered: readonly AssignmentChoice[];
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
  assign: FirstAct;
  /** Null until it is known. */
  charges: ShownCharges | null;
}

const groups = [
  { kind: unitKind, label: "Equipos" },
  { kind: serviceKind, label: "Servicios" },
] as const;

export function UnitsPicker({ offered, chosen, onChange, charges, assign }: UnitsPickerProps) {
  const [search, setSearch] = useState("");
  const matches = offered.filter(({ code, name }) =>
    plainText(`${code} ${name}`).includes(plainText(search.trim())),
  );
  const choose = (ids: number[]) => onChange(chosenAmong(offered, ids));
  const toggle = (id: number, on: boolean) =>
    choose(on ? [...chosen, id] : chosen.filter((other) => other !== id));
  const every = new Set(matches.map(({ assignmentId }) => assignmentId));
  if (offered.length === 0)
    return (
      <EmptyState
        icon={PackagePlus}
        title="El proyecto no tiene equipos ni servicios asignados"
        act={assign}
        className="py-6 sm:col-span-2"
      />
    );
  return (
    <div className="grid gap-3 sm:col-span-2">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-48 flex-1">
          <Input
            aria-label="Buscar equipo o servicio"
            placeholder="Buscar por código o nombre"
            autoComplete="off"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <Button onClick={() => choose([...chosen, ...every])}>Marcar todos</Button>
        <Button onClick={() => choose(chosen.filter((id) => !every.has(id)))}>Quitar todos</Button>
      </div>
      <p role="status" className="text-muted text-sm">
        {chosenAmong(offered, chosen).length} de {offered.length} elegidos
      </p>
      {groups.map(({ kind, label }) => (
        <Group
          key={kind}
          label={label}
          rows={matches.filter((choice) => choice.kind === kind)}
          chosen={new Set(chosen)}
          onToggle={toggle}
          charges={charges}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  label: string;
  rows: readonly AssignmentChoice[];
  chosen: ReadonlySet<number>;
  onToggle: (id: number, on: boolean) => void;
  charges: ShownCharges | null;
}

function Group({ label, rows, chosen, onToggle, charges }: GroupProps) {
  if (rows.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-ink text-sm">{label}</legend>
      <ul className="grid gap-2 sm:grid-cols-2">
        {rows.map((choice) => (
          <li
            key={choice.assignmentId}
            className="rounded-control border border-line px-3 has-data-[state=checked]:border-accent has-data-[state=checked]:bg-accent-soft"
          >
            <Checkbox
              label={choice.code}
              hint={choice.name}
              checked={chosen.has(choice.assignmentId)}
              onCheckedChange={(on) => onToggle(choice.assignmentId, on === true)}
            />
            <LinkedServiceNotes
              unit={choice}
              charges={charges}
              isChosen={chosen.has(choice.assignmentId)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
