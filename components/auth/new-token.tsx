"use client";

import { Plus } from "lucide-react";
import { ShownOnce } from "@/components/forms/shown-once";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import type { Act } from "@/components/ui/use-act";
import { TokenForm } from "./token-form";

export const NewToken = ({ make, asksCode }: { make: Act<string>; asksCode: boolean }) => (
  <ShownOnce<string>
    trigger={
      <Button size="sm">
        <Plus aria-hidden="true" />
        Nuevo token
      </Button>
    }
    asking={{
      title: "Nuevo token",
      description: "Un sistema por token, para poder revocarlos por separado.",
    }}
    shown={{
      title: "Guarde el token ahora",
      description:
        "Por seguridad no se volverá a mostrar. Quien lo tenga puede trabajar en su nombre.",
    }}
    keptLabel="Ya lo guardé"
    form={(onMade) => <TokenForm make={make} asksCode={asksCode} onMade={onMade} />}
  >
    {(secret) => (
      <div className="flex items-center gap-2 rounded-control border border-line bg-sunken py-1 pr-1 pl-3">
        <code className="min-w-0 flex-1 select-all break-all font-mono text-[0.8125rem] text-ink">
          {secret}
        </code>
        <CopyButton text={secret} label="Copiar el token" />
      </div>
    )}
  </ShownOnce>
);
