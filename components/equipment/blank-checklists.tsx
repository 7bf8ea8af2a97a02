"use client";

import { ClipboardList } from "lucide-react";
import { useRef, useState } from "react";
import { ViewDocument } from "@/components/files/view-document";
import { Button } from "@/components/ui/button";
import { DropdownMenu, MenuItem } from "@/components/ui/dropdown-menu";
import { equipmentTypes } from "@/db/values";
import { checklistOf, type EquipmentType } from "@/lib/equipment/checklist";
import { typeLabels } from "@/lib/equipment/labels";
import { links } from "@/lib/links/pages";

const inspected = equipmentTypes.filter((type) => checklistOf[type].length > 0);

export function BlankChecklists() {
  const [shown, setShown] = useState<EquipmentType>("LVMNOS");
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const show = (type: EquipmentType) => {
    setShown(type);
    setIsOpen(true);
  };
  const turn = (open: boolean) => {
    setIsOpen(open);
    if (!open) setTimeout(() => button.current?.focus());
  };
  return (
    <>
      <DropdownMenu
        trigger={
          <Button ref={button}>
            <ClipboardList aria-hidden="true" />
            Listas de inspección
          </Button>
        }
      >
        {inspected.map((type) => (
          <MenuItem key={type} onSelect={() => show(type)}>
            {typeLabels[type]}
          </MenuItem>
        ))}
      </DropdownMenu>
      <ViewDocument
        open={isOpen}
        onOpenChange={turn}
        title={`Lista de inspección: ${typeLabels[shown]}`}
        file={{
          name: "Formulario en blanco",
          url: links.print.blankChecklist(shown),
          contentType: "application/pdf",
        }}
      />
    </>
  );
}
