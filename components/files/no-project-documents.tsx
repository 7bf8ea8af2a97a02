import { ActLink } from "@/components/ui/act-link";
import { type Emptiness, firstAct } from "@/components/ui/empty-state";
import { may } from "@/lib/auth/permissions";
import type { Caller } from "@/lib/kernel/context";
import { links } from "@/lib/links/pages";

type Empty = { id: number; isClosed: boolean };

export const noProjectDocuments = (
  caller: Caller,
  { id, isClosed }: Empty,
): Omit<Emptiness, "icon"> => ({
  title: "Aún no hay documentos",
  description:
    "Cada planilla, cadena de custodia, guía y hoja de mantenimiento del proyecto guarda aquí sus archivos.",
  act: firstAct(
    may(caller, "worksheets.create"),
    <ActLink href={links.newWorksheet(id)}>Nueva planilla</ActLink>,
    isClosed,
  ),
});
