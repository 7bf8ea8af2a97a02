"use client";

import { useRouter } from "next/navigation";
import { ShownOnce } from "@/components/forms/shown-once";
import { Button } from "@/components/ui/button";
import type { Act } from "@/components/ui/use-act";
import { ProofForm } from "./proof-form";
import { RecoveryCodes } from "./recovery-codes";

const title = "Códigos de recuperación nuevos";

export function RenewCodes({ renew }: { renew: Act<string[]> }) {
  const router = useRouter();
  return (
    <ShownOnce<string[]>
      trigger={<Button size="sm">Códigos nuevos</Button>}
      asking={{ title, description: "Los que tenía dejarán de servir." }}
      shown={{ title }}
      keptLabel="Ya los guardé"
      onClose={router.refresh}
      form={(onMade) => (
        <ProofForm act={renew} label="Crear códigos" done="Códigos creados." onDone={onMade} />
      )}
    >
      {(codes) => <RecoveryCodes codes={codes} />}
    </ShownOnce>
  );
}
