import { ReceiptText } from "lucide-react";
import { Proofs } from "@/components/billing/doubt-words";
import type { AssignmentChoice, LinkedService } from "@/lib/custody/assignment-choice";
import type { ShownCharges } from "@/lib/custody/preview-chain-charges";
import { maintenanceCode } from "@/lib/equipment/maintenance-code";
import { type Decimal, showMoney } from "@/lib/values/decimal";

interface LinkedServiceNotesProps {
  unit: AssignmentChoice;
  isChosen: boolean;
  charges: ShownCharges | null;
}

type Charged = ShownCharges["services"][number];

/** The contract's name of the service that comes with every unit. */
const nameOf = (code: string) =>
  code === maintenanceCode ? "el mantenimiento" : `el servicio ${code}`;

const costs = (amount: Decimal | null) => (amount === null ? "" : ` · ${showMoney(amount)}`);

/** Served by holding the unit, so there is nothing to tick. */
export function LinkedServiceNotes({ unit, isChosen, charges }: LinkedServiceNotesProps) {
  const known = charges?.services.filter(({ unitId }) => unitId === unit.equipmentId) ?? [];
  if (!isChosen || known.length === 0)
    return <Notes lines={unit.services.map((service) => linkedInWords(service, isChosen))} />;
  return (
    <Notes
      lines={known.map((service) => ({ key: service.assignmentId, text: chargedInWords(service) }))}
    />
  );
}

const linkedInWords = ({ assignmentId, code, amount }: LinkedService, isChosen: boolean) => ({
  key: assignmentId,
  text: isChosen
    ? `Cuenta ${nameOf(code)} del día${costs(amount)}`
    : `Marcado, cuenta ${nameOf(code)} del día${costs(amount)}`,
});

function chargedInWords({ code, amount, isAdded, chargedBy }: Charged) {
  if (isAdded) return `Cuenta ${nameOf(code)} del día${costs(amount)}`;
  if (chargedBy.length === 0) return `Ese día no se cobra ${nameOf(code)}`;
  return (
    <>
      Ese día ya se cobra {nameOf(code)} por <Proofs proofs={chargedBy} />: no suma otra vez
    </>
  );
}

interface NotesProps {
  lines: readonly { key: number; text: React.ReactNode }[];
}

const Notes = ({ lines }: NotesProps) =>
  lines.length === 0 ? null : (
    <ul className="grid gap-1 pb-2.5 pl-7 touch:pl-8.5">
      {lines.map(({ key, text }) => (
        <li key={key} className="flex gap-1.5 text-muted text-sm">
          <ReceiptText className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
