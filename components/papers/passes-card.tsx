"use client";

import { fileColumn } from "@/components/files/slot-cell";
import type { SchemaSource } from "@/components/forms/schema-resolver";
import type { Option } from "@/components/ui/select";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import type { RecordStand } from "@/lib/alerts/expiry-words";
import type { RecordFiles } from "@/lib/files/list-record-files";
import { passFields } from "@/lib/papers/pass-fields";
import { type Day, showDay } from "@/lib/values/dates";
import { PassForm, type PassValues } from "./pass-form";
import { RecordTools } from "./record-tools";
import { RecordsCard } from "./records-card";

export interface ShownPass {
  id: number;
  version: number;
  block: string;
  label: string;
  expiresOn: Day;
  notes?: string | null;
  stand: RecordStand;
}

export interface PassesProps {
  passes: readonly ShownPass[];
  blocks: readonly Option[];
  files: RecordFiles;
  mayWrite: boolean;
  save: ChangeAct;
  remove: ChangeAct;
}

interface PassesCardProps extends PassesProps {
  model: "pass_vehicle" | "pass_technical";
  schema: SchemaSource<PassValues>;
  blank: PassValues;
  refOf: (id: number) => unknown;
}

export function PassesCard(props: PassesCardProps) {
  const { passes, model, files, blank, refOf, mayWrite, remove, ...form } = props;
  const formOf = (values: PassValues, version?: number) => (close: () => void) => (
    <PassForm {...form} values={values} version={version} onDone={close} />
  );
  const valuesOf = ({ id, block, expiresOn, notes }: ShownPass): PassValues => ({
    id,
    bloque: block,
    fecha_caducidad: expiresOn,
    ...("notes" in blank ? { notes: notes ?? "" } : {}),
  });
  return (
    <RecordsCard
      title="Pases de bloque"
      empty="Sin pases"
      rows={passes}
      name={{ header: passFields.block.label, cell: (pass) => <Named pass={pass} /> }}
      columns={[
        { header: passFields.expiresOn.label, cell: ({ expiresOn }) => showDay(expiresOn) },
        fileColumn(files, model, ({ id, label }: ShownPass) => ({ id, name: `pase ${label}` })),
      ]}
      add={mayWrite ? { label: "Agregar pase", form: formOf(blank) } : null}
      tools={
        mayWrite
          ? (pass) => (
              <RecordTools
                name={`pase ${pass.label}`}
                affected="Sin otro pase de este bloque, no consta que pueda entrar en él."
                form={formOf(valuesOf(pass), pass.version)}
                remove={asSeen(remove, pass.version)}
                input={refOf(pass.id)}
                done="Pase eliminado."
              />
            )
          : null
      }
    />
  );
}

const Named = ({ pass: { label, notes } }: { pass: ShownPass }) => (
  <>
    <span className="text-ink">{label}</span>
    {notes ? <span className="block text-muted text-xs">{notes}</span> : null}
  </>
);
