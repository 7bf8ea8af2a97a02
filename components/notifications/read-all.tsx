"use client";

import { CheckCheck } from "lucide-react";
import { Button } from "@/components/ui/button";
import { type Act, useAct } from "@/components/ui/use-act";

export function ReadAll({ read }: { read: Act<number> }) {
  const { run, isPending } = useAct(read, { done: "Todo está leído." });
  return (
    <Button isPending={isPending} onClick={() => run({})}>
      <CheckCheck aria-hidden="true" />
      Marcar todo como leído
    </Button>
  );
}
