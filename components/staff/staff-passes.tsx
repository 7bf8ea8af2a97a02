"use client";

import { PassesCard, type PassesProps } from "@/components/papers/passes-card";
import { StaffPassInput } from "@/lib/staff/pass-input";

export const StaffPasses = ({ staffId, ...props }: PassesProps & { staffId: number }) => (
  <PassesCard
    {...props}
    model="pass_technical"
    schema={StaffPassInput}
    blank={{ technical_id: staffId, bloque: "", fecha_caducidad: "", notes: "" }}
    refOf={(id) => ({ id })}
  />
);
