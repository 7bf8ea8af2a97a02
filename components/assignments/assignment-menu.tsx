"use client";

import { EllipsisVertical, Pencil, RotateCcw, Trash2, Undo2, XCircle } from "lucide-react";
import { useState } from "react";
import { DropdownMenu, MenuItem, MenuSeparator } from "@/components/ui/dropdown-menu";
import { IconButton } from "@/components/ui/icon-button";
import type { Act } from "@/components/ui/use-act";
import type { AssignmentRow } from "@/lib/assignments/list-assignment-rows";
import type { Day } from "@/lib/dates";
import { DeleteAssignment } from "./delete-assignment";
import { EditAssignment } from "./edit-assignment";
import { FreeAssignment } from "./free-assignment";
import { ReactivateAssignment } from "./reactivate-assignment";
import { RetireAssignment } from "./retire-assignment";

export interface AssignmentActs {
  update: Act;
  release: Act;
  reactivate: Act;
  remove: Act;
}

interface AssignmentMenuProps {
  row: AssignmentRow;
  today: Day;
  acts: AssignmentActs;
}

type Wish = "edit" | "retire" | "free" | "reactivate" | "delete";

/** What can be done with an assignment, each in a window of its own. */
export function AssignmentMenu({ row, today, acts }: AssignmentMenuProps) {
  const [wish, setWish] = useState<Wish | null>(null);
  const shared = { row, today, onClose: () => setWish(null) };
  return (
    <>
      <DropdownMenu
        trigger={<IconButton icon={EllipsisVertical} label={`Acciones de ${row.code}`} />}
      >
        {row.isRetired ? (
          <MenuItem icon={RotateCcw} onSelect={() => setWish("reactivate")}>
            Reactivar
          </MenuItem>
        ) : (
          <>
            <MenuItem icon={Pencil} onSelect={() => setWish("edit")}>
              Editar
            </MenuItem>
            <MenuItem icon={XCircle} onSelect={() => setWish("retire")}>
              Retirar
            </MenuItem>
            <MenuItem icon={Undo2} onSelect={() => setWish("free")}>
              Liberar hoy
            </MenuItem>
          </>
        )}
        <MenuSeparator />
        <MenuItem
          icon={Trash2}
          tone="danger"
          disabled={row.isInChain}
          onSelect={() => setWish("delete")}
        >
          {row.isInChain ? "Eliminar (consta en una CDC)" : "Eliminar"}
        </MenuItem>
      </DropdownMenu>
      {wish === "edit" ? <EditAssignment {...shared} act={acts.update} /> : null}
      {wish === "retire" ? <RetireAssignment {...shared} act={acts.update} /> : null}
      {wish === "free" ? <FreeAssignment {...shared} act={acts.release} /> : null}
      {wish === "reactivate" ? <ReactivateAssignment {...shared} act={acts.reactivate} /> : null}
      {wish === "delete" ? <DeleteAssignment {...shared} act={acts.remove} /> : null}
    </>
  );
}
