import { ConfirmAct } from "@/components/forms/confirm-act";
import { Button } from "@/components/ui/button";
import type { Act } from "@/components/ui/use-act";

interface RevokeTokenProps {
  token: { id: number; name: string };
  revoke: Act;
}

export const RevokeToken = ({ token, revoke }: RevokeTokenProps) => (
  <ConfirmAct
    trigger={
      <Button size="sm" variant="danger-ghost" aria-label={`Revocar ${token.name}`}>
        Revocar
      </Button>
    }
    title={`¿Revocar «${token.name}»?`}
    description="Los sistemas que lo usan dejarán de tener acceso de inmediato. No se puede deshacer."
    confirmLabel="Revocar token"
    act={revoke}
    input={{ token_id: token.id }}
    done="Token revocado."
  />
);
