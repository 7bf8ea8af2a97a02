import { ConfirmAct } from "@/components/forms/confirm-act";
import { asSeen, type ChangeAct } from "@/components/ui/use-act";
import type { Worksheet } from "@/lib/billing/worksheet-queries";
import { showMoney } from "@/lib/values/decimal";
import type { SheetLine } from "@/lib/worksheets/list-lines";
import { quantityOf } from "./line-words";

interface LineWindow {
  sheet: Worksheet;
  line: SheetLine;
  act: ChangeAct;
  onClose: () => void;
}

export const BackToFacts = ({ sheet, line, act, onClose }: LineWindow) => (
  <ConfirmAct
    tone="primary"
    title="¿Volver a automática?"
    description={`${line.description}: se pierde lo puesto a mano y la línea sigue otra vez los hechos.`}
    confirmLabel="Volver a automática"
    act={asSeen(act, sheet.version)}
    input={{ detail_id: line.id, is_manual: false }}
    done="La línea sigue otra vez los hechos."
    onClose={onClose}
  />
);

export const RemoveLine = ({ sheet, line, act, onClose }: LineWindow) => (
  <ConfirmAct
    title="¿Eliminar la línea?"
    description={`${line.description}: ${quantityOf(line)} × ${showMoney(line.unitPrice)}.`}
    affected={[`El subtotal de la planilla, que baja en ${showMoney(line.subtotal)}.`]}
    confirmLabel="Eliminar línea"
    act={asSeen(act, sheet.version)}
    input={{ detail_id: line.id }}
    done="Línea eliminada."
    onClose={onClose}
  />
);
