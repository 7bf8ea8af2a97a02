"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { Form } from "@/components/ui/form";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { SidePanel } from "../ui/sheet";
import { DialogClose } from "../ui/window-close";
import { type FormNotice, FormNotices } from "./form-notices";

interface AskedForm {
  title: string;
  submit: ComponentProps<"form">["onSubmit"];
  isPending: boolean;
  notice: FormNotice;
  saveLabel: ReactNode;
  cancelLabel?: string;
  tone?: "primary" | "danger";
  aside?: ReactNode;
  columns?: 1 | 2;
  onClose: () => void;
  children: ReactNode;
}

const grids = { 1: "", 2: "sm:grid-cols-2" };

function useFormParts({ columns = 1, ...asked }: AskedForm, room = "") {
  const id = useId();
  const footer = (
    <>
      {asked.aside}
      <DialogClose>
        <Button>{asked.cancelLabel ?? "Cancelar"}</Button>
      </DialogClose>
      <Button type="submit" form={id} variant={asked.tone ?? "primary"} isPending={asked.isPending}>
        {asked.saveLabel}
      </Button>
    </>
  );
  const form = (
    <Form
      id={id}
      onSubmit={asked.submit}
      className={`grid content-start gap-4 ${room} ${grids[columns]}`}
    >
      <FormNotices notice={asked.notice} className="sm:col-span-full" />
      {asked.children}
    </Form>
  );
  return { footer, form };
}

type FormWindowProps = AskedForm & Pick<ComponentProps<typeof Dialog>, "description" | "size">;

export function FormWindow({ description, size = "md", ...asked }: FormWindowProps) {
  const { footer, form } = useFormParts(asked);
  return (
    <Dialog
      open
      onOpenChange={asked.onClose}
      {...{ description, size, footer }}
      title={asked.title}
    >
      {form}
    </Dialog>
  );
}

export function FormPanel({ className, ...asked }: AskedForm & { className: string }) {
  const { footer, form } = useFormParts(asked, "px-5 pt-1 pb-6");
  return (
    <SidePanel open onOpenChange={asked.onClose} {...{ className, footer }} title={asked.title}>
      {form}
    </SidePanel>
  );
}
