"use client";

import { createContext, useContext } from "react";

interface FieldWiring {
  label: string;
  id: string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

interface OwnWiring {
  id?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: React.AriaAttributes["aria-invalid"];
  "aria-required"?: React.AriaAttributes["aria-required"];
}

/** Its own props win. */
export function useFieldWiring(own: OwnWiring) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    "aria-describedby": own["aria-describedby"] ?? field?.describedBy,
    "aria-invalid": own["aria-invalid"] ?? (field?.invalid || undefined),
    "aria-required": own["aria-required"] ?? (field?.required || undefined),
  };
}
