"use client";

import { Eraser, FileDown } from "lucide-react";
import type { MenuAct } from "@/components/forms/record-menu";
import type { Act, ChangeAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import type { Erasure } from "@/lib/privacy/preview-erasure";
import { ErasePerson } from "./erase-person";
import { ExportPerson } from "./export-person";
import type { PersonOnScreen } from "./person-on-screen";

/** The screens' doors to what can be done with the data of a person. */
export interface PersonalDataDoors {
  preview: Act<Erasure>;
  erase: ChangeAct;
}

const places = { user: links.users, technical: links.staff };

/** Acts of a person's menu: all that is held of him as a file, and its end. */
export const personalDataActs = (
  person: PersonOnScreen,
  { preview, erase }: PersonalDataDoors,
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
    ask: (
      <ErasePerson
        person={person}
        input={{ [`${person.kind}_id`]: person.id }}
        preview={preview}
        erase={erase}
        back={back}
      />
    ),
  },
});
