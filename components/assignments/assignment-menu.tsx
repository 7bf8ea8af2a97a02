"use client";

import {
  ArrowLeftRight,
  CircleDollarSign,
  EllipsisVertical,
  History,
  Pencil,
  RotateCcw,
  Trash2,
  Undo2,
  XCircle,
} from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { DropdownMenu, MenuItem, MenuSeparator } from "@/components/ui/dropdown-menu";
import { IconButton } from "@/components/ui/icon-button";
import { lateWindow } from "@/components/ui/late-window";
import type { AssignmentRow } from "@/lib/assignments/list-assignment-rows";
import { isUnitAssignment } from "@/lib/placement/assignment-kind";
import { actsLabel } from "./assignment-window";
import type { AssignmentWish } from "./assignment-windows";
import { useAssignments } from "./assignments-context";

const AssignmentWindows = lateWindow(() =>
  import("./assignment-windows").then(({ AssignmentWindows }) => AssignmentWindows),
);

export function AssignmentMenu({ row }: { row: AssignmentRow }) {
  const { today, acts } = useAssignments();
  const [wish, setWish] = useState<AssignmentWish | null>(null);
  const button = useFocusAfter(wish);
  const close = () => setWish(null);
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
            <MenuItem icon={CircleDollarSign} onSelect={() => setWish("rate")}>
              Cambiar tarifa
            </MenuItem>
            {isUnitAssignment(row) && row.startDate <= today ? (
              <MenuItem icon={ArrowLeftRight} onSelect={() => setWish("exchange")}>
                Intercambiar
              </MenuItem>
            ) : null}
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
      {wish && acts ? (
        <AssignmentWindows wish={wish} acts={acts} row={row} today={today} onClose={close} />
      ) : null}
    </>
  );
}

/** Returns the focus to the button once the window is gone. */
function useFocusAfter(wish: AssignmentWish | null) {
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
