"use client";

import { Eraser, FileDown } from "lucide-react";
import type { MenuAct } from "@/components/forms/record-menu";
import type { ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import { ErasePerson } from "./erase-person";
import { ExportPerson } from "./export-person";
import type { PersonOnScreen } from "./person-on-screen";

const places = { user: links.users, technical: links.staff };

export const personalDataActs = (
  person: PersonOnScreen,
  erase: ChangeAct,
  back: string = places[person.kind],
): { exporting: MenuAct; erasing: MenuAct } => ({
  exporting: {
    label: "Exportar datos personales",
    icon: FileDown,
    ask: <ExportPerson person={person} />,
  },
  erasing: {
    label: "Borrar datos personales",
    icon: Eraser,
    tone: "danger",
    ask: <ErasePerson person={person} erase={erase} back={back} />,
  },
});
