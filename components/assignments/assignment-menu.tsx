"use client";

import { EllipsisVertical, History, Pencil, RotateCcw, Trash2, Undo2, XCircle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { DropdownMenu, MenuItem, MenuSeparator } from "@/components/ui/dropdown-menu";
import { IconButton } from "@/components/ui/icon-button";
import type { AssignmentRow } from "@/lib/assignments/list-assignment-rows";
import { AssignmentHistory } from "./assignment-history";
import { type AssignmentWindow, actsLabel } from "./assignment-window";
import { type AssignmentActs, useAssignments } from "./assignments-context";
import { EditAssignment } from "./edit-assignment";
import { ReactivateAssignment } from "./reactivate-assignment";
import { ReleaseAssignment } from "./release-assignment";
import { RemoveAssignment } from "./remove-assignment";
import { RetireAssignment } from "./retire-assignment";

type Wish = "edit" | "retire" | "release" | "reactivate" | "history" | "delete";

export function AssignmentMenu({ row }: { row: AssignmentRow }) {
  const { today, acts } = useAssignments();
  const [wish, setWish] = useState<Wish | null>(null);
  const button = useFocusAfter(wish);
  const shared = { row, today, onClose: () => setWish(null) };
  return (
    <>
      <DropdownMenu
        trigger={<IconButton ref={button} icon={EllipsisVertical} label={actsLabel(row)} />}
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
            <MenuItem icon={Undo2} onSelect={() => setWish("release")}>
              Liberar hoy
            </MenuItem>
          </>
        )}
        <MenuItem icon={History} onSelect={() => setWish("history")}>
          Historial
        </MenuItem>
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
      {acts ? <Wished wish={wish} acts={acts} {...shared} /> : null}
    </>
  );
}

/** Returns the focus to the button once the window is gone. */
function useFocusAfter(wish: Wish | null) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(wish);
  useEffect(() => {
    const timer =
      before.current && !wish ? setTimeout(() => button.current?.focus(), 0) : undefined;
    before.current = wish;
    return () => clearTimeout(timer);
  }, [wish]);
  return button;
}

type WishedProps = Omit<AssignmentWindow, "act"> & { wish: Wish | null; acts: AssignmentActs };

function Wished({ wish, acts, ...shared }: WishedProps) {
  if (wish === "edit") return <EditAssignment {...shared} act={acts.update} />;
  if (wish === "retire") return <RetireAssignment {...shared} act={acts.update} />;
  if (wish === "release") return <ReleaseAssignment {...shared} act={acts.release} />;
  if (wish === "reactivate") return <ReactivateAssignment {...shared} act={acts.reactivate} />;
  if (wish === "history") return <AssignmentHistory {...shared} />;
  if (wish === "delete") return <RemoveAssignment {...shared} act={acts.remove} />;
  return null;
}
