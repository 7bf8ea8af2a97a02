"use client";

import { Building } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";

export function CompanySignIn({ next }: { next: string }) {
  const [isPending, setIsPending] = useState(false);
  const enter = async () => {
    setIsPending(true);
    const { signIn } = await import("next-auth/react");
    await signIn("oidc", { callbackUrl: next });
  };
  return (
    <div className="mt-5 border-line border-t pt-5">
      <Button size="lg" className="w-full" isPending={isPending} onClick={enter}>
        <Building aria-hidden="true" />
        Ingresar con la cuenta de la empresa
      </Button>
    </div>
  );
}
