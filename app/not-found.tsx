import type { Metadata } from "next";
import { MessageScreen } from "@/components/layout/message-screen";
import { buttonLook } from "@/components/ui/button-look";
import { links } from "@/lib/links/pages";

export const metadata: Metadata = { title: "No encontrado" };

/** Every page carries what it brings along: no component of links or buttons. */
export default function NotFound() {
  return (
    <MessageScreen
      sign="404"
      title="No encontramos esta página"
      actions={
        <a href={links.home} className={buttonLook({ variant: "primary" })}>
          Ir al inicio
        </a>
      }
    >
      <p>
        La dirección no existe o el registro fue eliminado. Revise el enlace o vuelva al inicio.
      </p>
    </MessageScreen>
  );
}
