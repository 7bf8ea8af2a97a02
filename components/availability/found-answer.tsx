import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { TextLink } from "@/components/ui/text-link";
import type { AnswerInWords } from "@/lib/availability/answer";
import { counted } from "@/lib/values/count-text";

interface FoundAnswerProps {
  answer: AnswerInWords;
  /** Out, and nobody said until when. */
  unknownReturns: number;
  unknownReturnsHref: string;
  /** Of what is proposed; null where nothing is, or for who may not. */
  reserve: { href: string; codes: readonly string[] } | null;
}

const codesShown = 6;

function Proposed({ codes }: { codes: readonly string[] }) {
  const rest = codes.length - codesShown;
  const named = codes.slice(0, codesShown).join(", ");
  return <p>{`Se proponen ${named}${rest > 0 ? ` y ${rest} más` : ""}.`}</p>;
}

type UnknownReturnsProps = Pick<FoundAnswerProps, "unknownReturns" | "unknownReturnsHref">;

const UnknownReturns = ({ unknownReturns, unknownReturnsHref }: UnknownReturnsProps) => (
  <p>
    {`${counted(unknownReturns, "equipo está fuera", "equipos están fuera")} sin retorno previsto. `}
    <TextLink href={unknownReturnsHref}>Ver cuáles y anotar cuándo vuelven</TextLink>
  </p>
);

const ReserveButton = ({ href, codes }: NonNullable<FoundAnswerProps["reserve"]>) => (
  <Button asChild variant="primary" className="sm:-mt-5">
    <Link href={href}>{codes.length > 1 ? `Reservar los ${codes.length}` : "Reservar"}</Link>
  </Button>
);

export function FoundAnswer({ answer, reserve, ...out }: FoundAnswerProps) {
  const { fits, title, details } = answer;
  return (
    <div role="status" className="mb-4">
      <Alert tone={fits ? "success" : "warning"} title={title}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-0 flex-1 basis-64">
            <p>{details.join(" ")}</p>
            {reserve && reserve.codes.length > 1 ? <Proposed codes={reserve.codes} /> : null}
            {out.unknownReturns > 0 && !fits ? <UnknownReturns {...out} /> : null}
          </div>
          {reserve ? <ReserveButton {...reserve} /> : null}
        </div>
      </Alert>
    </div>
  );
}
