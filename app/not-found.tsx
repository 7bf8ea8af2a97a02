import type { Metadata } from "next";
import { MessageScreen } from "@/components/layout/message-screen";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";

export const metadata: Metadata = { title: "No encontrado" };

export default function NotFound() {
  return (
    <MessageScreen
      sign="404"
      title="No encontramos esta página"
      actions={
        <Button asChild variant="primary">
          <Link href="/">Ir al inicio</Link>
        </Button>
      }
    >
      <p>
        La dirección no existe o el registro fue eliminado. Revise el enlace o vuelva al inicio.
      </p>
    </MessageScreen>
  );
}
