import { Alert } from "@/components/ui/alert";
import { TextLink } from "@/components/ui/text-link";
import { links } from "@/lib/links/pages";
import { counted } from "@/lib/values/count-text";
import type { SavingOutcome } from "./answers";

const pagesText = (pages: readonly number[]) =>
  `${pages.length === 1 ? "página" : "páginas"} ${pages.join(", ")}`;

export const SavingResult = ({ saved, failed }: SavingOutcome) => (
  <div className="grid gap-3">
    {saved > 0 ? (
      <Alert tone="success" live title={counted(saved, "cadena guardada", "cadenas guardadas")}>
        Cada cadena tiene ahora su hoja firmada.
      </Alert>
    ) : null}
    {failed.length > 0 ? (
      <Alert
        tone="error"
        live
        title={counted(failed.length, "cadena con error", "cadenas con error")}
      >
        <ul className="mt-1 grid gap-1">
          {failed.map(({ chainId, consecutive, pages, reason }) => (
            <li key={chainId}>
              <TextLink href={links.custodyChain(chainId)}>CDC {consecutive}</TextLink> (
              {pagesText(pages)}): {reason}
            </li>
          ))}
        </ul>
      </Alert>
    ) : null}
  </div>
);
