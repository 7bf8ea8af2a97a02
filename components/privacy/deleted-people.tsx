"use client";

import { UserX } from "lucide-react";
import { RecordMenu } from "@/components/forms/record-menu";
import type { ListColumn } from "@/components/lists/columns";
import { DataTable } from "@/components/lists/data-table";
import type { ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import type { ListQuery } from "@/lib/lists/address";
import type { DeletedPerson } from "@/lib/privacy/list-deleted-people";
import { showInstant } from "@/lib/values/clock";
import { personalDataActs } from "./personal-data-acts";

type EraseActs = Record<DeletedPerson["kind"], ChangeAct>;

const kinds = { user: "Usuario", technical: "Técnico" };
const nameOf = ({ firstName, lastName }: DeletedPerson) => `${firstName} ${lastName}`;

/** A deleted record has no version. */
function Acts({ person, erase }: { person: DeletedPerson; erase: EraseActs }) {
  const { kind, id } = person;
  const shown = { kind, id, version: null, name: nameOf(person) };
  const { exporting, erasing } = personalDataActs(shown, erase[kind], links.deletedPeople);
  return <RecordMenu acts={[exporting, erasing]} label={`Acciones de ${nameOf(person)}`} />;
}

const columnsIn = (timeZone: string, erase: EraseActs): ListColumn<DeletedPerson>[] => [
  { id: "name", header: "Nombre", isMain: true, cell: nameOf },
  { id: "kind", header: "Era", cell: ({ kind }) => kinds[kind] },
  { id: "known", header: "Correo o cédula", cell: ({ knownBy }) => knownBy },
  {
    id: "changed",
    header: "Último cambio",
    className: "whitespace-nowrap tabular-nums",
    cell: ({ changedAt }) => showInstant(changedAt, timeZone),
  },
  {
    id: "acts",
    header: "Acciones",
    align: "end",
    isInteractive: true,
    cell: (person) => <Acts person={person} erase={erase} />,
  },
];

interface DeletedPeopleProps {
  query: ListQuery<string, object>;
  rows: DeletedPerson[];
  total: number;
  timeZone: string;
  erase: EraseActs;
}

export function DeletedPeople({ timeZone, erase, ...list }: DeletedPeopleProps) {
  return (
    <DataTable
      {...list}
      id="deleted-people"
      label="Personas eliminadas"
      searchLabel="Buscar por nombre, correo o cédula"
      columns={columnsIn(timeZone, erase)}
      rowId={({ kind, id }) => `${kind} ${id}`}
      empty={{
        icon: UserX,
        title: "No hay personas eliminadas",
        description: "Aquí se verá a quien se eliminó sin borrar sus datos personales.",
        act: "settled",
      }}
    />
  );
}
