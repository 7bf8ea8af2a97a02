"use client";

import type { ComponentProps, ReactNode } from "react";
import { Form } from "@/components/ui/form";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Link } from "../ui/link";
import { DoubtDialog } from "./doubt-dialog";
import { type FormNotice, FormNotices } from "./form-notices";
import { FormActions } from "./form-section";
import type { Questions } from "./use-doubts";

interface RecordFormProps {
  submit: ComponentProps<"form">["onSubmit"];
  isPending: boolean;
  notice: FormNotice;
  questions: Questions;
  cancelHref: string;
  saveLabel: string;
  children: ReactNode;
}

export const RecordForm = ({ submit, isPending, notice, questions, ...props }: RecordFormProps) => (
  <Card>
    <Form onSubmit={submit}>
      <FormNotices notice={notice} className="mb-6" />
      <div className="divide-y divide-line">{props.children}</div>
      <FormActions className="mt-6">
        <Button asChild>
          <Link href={props.cancelHref}>Cancelar</Link>
        </Button>
        <Button type="submit" variant="primary" isPending={isPending}>
          {props.saveLabel}
        </Button>
      </FormActions>
    </Form>
    <DoubtDialog {...questions} />
  </Card>
);
