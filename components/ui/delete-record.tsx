"use client";

import { Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { Button } from "./button";
import { ConfirmAct } from "./confirm-act";

type DeleteRecordProps = Omit<ComponentProps<typeof ConfirmAct>, "trigger" | "onDone" | "tone"> & {
  /** The list to go to when the record is gone. */
  back: string;
};

/** The button of a record's screen that takes it out of the lists, after saying what that means. */
export function DeleteRecord({ back, ...asked }: DeleteRecordProps) {
  const router = useRouter();
  return (
    <ConfirmAct
      {...asked}
      onDone={() => router.push(back)}
      trigger={
        <Button variant="danger-ghost">
          <Trash2 aria-hidden="true" />
          Eliminar
        </Button>
      }
    />
  );
}
