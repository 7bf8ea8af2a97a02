"use client";

import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { IconButton } from "@/components/ui/icon-button";
import type { Act } from "@/components/ui/use-act";
import { FormDialog } from "../forms/form-dialog";

interface RecordToolsProps {
  /** What the record is, such as "pase Bloque 16". */
  name: string;
  /** What the rest loses with it. */
  affected: string;
  form: (close: () => void) => ReactNode;
  remove: Act;
  /** What names the record to the act that deletes it. */
  input: unknown;
  done: string;
}

/** Changes or deletes one paper, each in a window of its own. */
export const RecordTools = ({ name, affected, form, remove, input, done }: RecordToolsProps) => (
  <span className="-my-1.5 flex justify-end print:hidden">
    <FormDialog
      title={`Editar ${name}`}
      trigger={<IconButton icon={Pencil} label={`Editar ${name}`} />}
    >
      {form}
    </FormDialog>
    <ConfirmAct
      trigger={<IconButton icon={Trash2} label={`Eliminar ${name}`} />}
      title={`¿Eliminar ${name}?`}
      description="Dejará de constar en la ficha, las listas y las alertas; el historial se conserva."
      affected={[affected]}
      confirmLabel="Eliminar"
      act={remove}
      input={input}
      done={done}
    />
  </span>
);
