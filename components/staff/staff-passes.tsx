"use client";

import { PassesCard, type PassesProps } from "@/components/papers/passes-card";

export const StaffPasses = ({ staffId, ...props }: PassesProps & { staffId: number }) => (
  <PassesCard
    {...props}
    model="pass_technical"
    schema={() => import("@/lib/staff/pass-input").then((input) => input.StaffPassInput)}
    blank={{ technical_id: staffId, bloque: "", fecha_caducidad: "", notes: "" }}
    refOf={(id) => ({ id })}
  />
);
