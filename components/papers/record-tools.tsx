"use client";

import { Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { IconButton } from "@/components/ui/icon-button";
import type { Act } from "@/components/ui/use-act";
import { FormDialog } from "../forms/form-dialog";

interface RecordToolsProps {
  /** Such as "pase Bloque 16". */
  name: string;
  affected: string;
  form: (close: () => void) => ReactNode;
  remove: Act;
  input: unknown;
  done: string;
}

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
