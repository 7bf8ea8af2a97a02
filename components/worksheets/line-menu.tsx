"use client";

import { EllipsisVertical, Pencil, RotateCcw, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { DropdownMenu, MenuItem } from "@/components/ui/dropdown-menu";
import { IconButton } from "@/components/ui/icon-button";
import { lateWindow } from "@/components/ui/late-window";
import type { LineFacts } from "@/lib/billing/explain-lines";
import { isWrittenByHand } from "@/lib/billing/line-kind";
import type { Worksheet } from "@/lib/billing/worksheet-queries";
import type { SheetLine } from "@/lib/worksheets/list-lines";
import { BackToFacts, RemoveLine } from "./line-asks";
import type { WorksheetActs } from "./worksheet-acts";

const EditLine = lateWindow(() => import("./edit-line").then(({ EditLine }) => EditLine));

interface LineMenuProps {
  sheet: Worksheet;
  line: SheetLine;
  facts: LineFacts | null;
  acts: WorksheetActs;
}

type Wish = "edit" | "automatic" | "remove";

/** No fact asks for the line any more. */
const isOnlyByHand = (line: SheetLine, facts: LineFacts | null) =>
  isWrittenByHand(line) || (line.isManual && facts?.asked.length === 0);

export function LineMenu({ sheet, line, facts, acts }: LineMenuProps) {
  const [wish, setWish] = useState<Wish | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setWish(null);
    setTimeout(() => button.current?.focus());
  };
  const isLoose = isOnlyByHand(line, facts);
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            ref={button}
            icon={EllipsisVertical}
            label={`Acciones de ${line.description}`}
          />
        }
      >
        <MenuItem icon={Pencil} onSelect={() => setWish("edit")}>
          Editar línea
        </MenuItem>
        {line.isManual && !isLoose ? (
          <MenuItem icon={RotateCcw} onSelect={() => setWish("automatic")}>
            Volver a automática
          </MenuItem>
        ) : null}
        {isLoose ? (
          <MenuItem icon={Trash2} tone="danger" onSelect={() => setWish("remove")}>
            Eliminar
          </MenuItem>
        ) : null}
      </DropdownMenu>
      {wish === "edit" ? (
        <EditLine {...{ sheet, line }} act={acts.updateLine} onClose={close} />
      ) : null}
      {wish === "automatic" ? (
        <BackToFacts {...{ sheet, line }} act={acts.updateLine} onClose={close} />
      ) : null}
      {wish === "remove" ? (
        <RemoveLine {...{ sheet, line }} act={acts.removeLine} onClose={close} />
      ) : null}
    </>
  );
}
