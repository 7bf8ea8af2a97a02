import { Alert } from "@/components/ui/alert";
import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import type { ShownMail } from "@/lib/mail/get-mail";
import { mailKindLabels } from "@/lib/mail/labels";
import { showInstant } from "@/lib/values/clock";
import { MailFrame } from "./mail-frame";

interface MailViewProps {
  mail: ShownMail;
  timeZone: string;
}

export const MailView = ({ mail, timeZone }: MailViewProps) => (
  <div className="grid gap-6">
    {mail.failure ? <Alert tone="error">La última vez falló: {mail.failure}</Alert> : null}
    <Card title="Envío">
      <DescriptionList
        columns={3}
        items={[
          { label: "Para", value: mail.recipient },
          { label: "Clase", value: mailKindLabels[mail.kind] },
          { label: "Intentos", value: mail.attempts },
          { label: "Escrito", value: showInstant(mail.createdAt, timeZone) },
          { label: "Enviado", value: mail.sentAt && showInstant(mail.sentAt, timeZone) },
        ]}
      />
    </Card>
    <Card title="Como se ve" padding="none">
      <MailFrame html={mail.html} />
    </Card>
    <Card title="Solo texto">
      <pre className="whitespace-pre-wrap break-words font-sans text-ink text-sm">{mail.words}</pre>
    </Card>
  </div>
);
