"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { type FormNotice, FormNotices } from "@/components/forms/form-notices";
import { FormActions } from "@/components/forms/form-section";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Form } from "@/components/ui/form";
import { DialogClose } from "@/components/ui/window-close";

interface FormDialogProps
  extends Pick<ComponentProps<typeof Dialog>, "trigger" | "title" | "description" | "size"> {
  children: (close: () => void) => ReactNode;
}

export function FormDialog({ children, ...dialog }: FormDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog {...dialog} open={open} onOpenChange={setOpen}>
      {children(() => setOpen(false))}
    </Dialog>
  );
}

interface DialogFormProps {
  submit: ComponentProps<"form">["onSubmit"];
  isPending: boolean;
  notice: FormNotice;
  children: ReactNode;
}

export const DialogForm = ({ submit, isPending, notice, children }: DialogFormProps) => (
  <Form onSubmit={submit} className="grid gap-4 pt-1 sm:grid-cols-2">
    <FormNotices notice={notice} className="sm:col-span-full" />
    {children}
    <FormActions className="mt-1 sm:col-span-full">
      <DialogClose>
        <Button>Cancelar</Button>
      </DialogClose>
      <Button type="submit" variant="primary" isPending={isPending}>
        Guardar
      </Button>
    </FormActions>
  </Form>
);
