"use client";

import { EllipsisVertical, Pencil, RotateCcw, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { DropdownMenu, MenuItem } from "@/components/ui/dropdown-menu";
import { IconButton } from "@/components/ui/icon-button";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import type { LineFacts } from "@/lib/billing/explain-lines";
import type { Worksheet } from "@/lib/billing/worksheet-queries";
import { showMoney } from "@/lib/values/decimal";
import type { SheetLine } from "@/lib/worksheets/list-lines";
import { EditLine } from "./edit-line";
import { quantityOf } from "./line-words";
import type { WorksheetActs } from "./worksheet-acts";

interface LineMenuProps {
  sheet: Worksheet;
  line: SheetLine;
  facts: LineFacts | null;
  acts: WorksheetActs;
}

type Wish = "edit" | "automatic" | "remove";

/** Whether nothing but a person's hand holds the line. */
const isOnlyByHand = (line: SheetLine, facts: LineFacts | null) =>
  line.kind === "MANUAL" || (line.isManual && facts?.asked.length === 0);

/** What can be done with a line, each in a window of its own. */
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

interface LineWindow {
  sheet: Worksheet;
  line: SheetLine;
  act: ChangeAct;
  onClose: () => void;
}

const BackToFacts = ({ sheet, line, act, onClose }: LineWindow) => (
  <ConfirmAct
    tone="primary"
    title="¿Volver a automática?"
    description={`${line.description}: se pierde lo puesto a mano y la línea sigue otra vez los hechos.`}
    confirmLabel="Volver a automática"
    act={asSeen(act, sheet.version)}
    input={{ detail_id: line.id, is_manual: false }}
    done="La línea sigue otra vez los hechos."
    onClose={onClose}
  />
);

const RemoveLine = ({ sheet, line, act, onClose }: LineWindow) => (
  <ConfirmAct
    title="¿Eliminar la línea?"
    description={`${line.description}: ${quantityOf(line)} × ${showMoney(line.unitPrice)}.`}
    affected={[`El subtotal de la planilla, que baja en ${showMoney(line.subtotal)}.`]}
    confirmLabel="Eliminar línea"
    act={asSeen(act, sheet.version)}
    input={{ detail_id: line.id }}
    done="Línea eliminada."
    onClose={onClose}
  />
);
