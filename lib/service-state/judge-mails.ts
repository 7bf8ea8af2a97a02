import { showWaiting } from "../jobs/labels";
import type { MailCount } from "../mail/count-mails";
import { counted } from "../values/count-text";
import { broken, type Finding, strained, well } from "./finding";

const name = "Correos";
const hour = 3_600_000;

/** Whether they are sent, and what of them could not be. */
export function judgeMails(hasServer: boolean, counts: readonly MailCount[], now: Date): Finding {
  const of = (status: MailCount["status"]) => counts.find((one) => one.status === status);
  if (!hasServer)
    return strained(
      name,
      "No se envían: quedan retenidos en Correos",
      "Ponga SMTP_URL, MAIL_FROM y APP_URL.",
    );
  const waiting = of("QUEUED")?.oldest;
  if (waiting && now.getTime() - waiting.getTime() > hour)
    return broken(
      name,
      `El más antiguo por enviar se escribió ${showWaiting(waiting, now)}`,
      "Mire en Correos qué responde el servidor de correo.",
    );
  const failed = of("FAILED")?.mails ?? 0;
  if (failed > 0)
    return strained(
      name,
      `${counted(failed, "no se pudo", "no se pudieron")} enviar`,
      "Mire en Correos por qué y envíelos de nuevo.",
    );
  return well(name, "Se envían");
}
