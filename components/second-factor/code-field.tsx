"use client";

import type { UseFormRegisterReturn } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { CodeInput } from "./code-input";

interface CodeFieldProps {
  error: string | undefined;
  registered: UseFormRegisterReturn;
  className?: string;
}

export const CodeField = ({ error, registered, className }: CodeFieldProps) => (
  <Field
    label="Código de verificación"
    required
    hint="De su aplicación, o uno de recuperación"
    error={error}
    {...(className ? { className } : {})}
  >
    <CodeInput kind="any" autoComplete="one-time-code" {...registered} />
  </Field>
);
