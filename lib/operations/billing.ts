import { aRead, aWrite, everyone, office, ofMoney } from "./operation";

export const billingOperations = {
  "money.see": ofMoney(aRead(everyone)),
  "worksheets.list": ofMoney(
    aRead(everyone, "Listar planillas o sus líneas", "List the work sheets of a project"),
  ),
  "worksheets.get": ofMoney(aRead(everyone, "Consultar una planilla", "Get a work sheet")),
  "worksheets.unbilled": ofMoney(
    aRead(
      everyone,
      "Listar lo hecho y no cobrado",
      "List what was done and no work sheet bills, up to today",
    ),
  ),
  "writeOffs.list": aRead(
    office,
    "Listar los días que no se cobrarán",
    "List the days that will not be billed, with their amount, reason and author",
  ),
  "writeOffs.create": aWrite(
    office,
    "Renunciar a cobrar días hechos",
    "Give up billing days of an assignment that were done and no work sheet bills",
  ),
  "writeOffs.delete": aWrite(
    office,
    "Volver a cobrar los días de una renuncia",
    "Take a write-off back: its days are to be billed again",
  ),
  "prices.list": aRead(office),
  "prices.create": aWrite(office),
  "prices.update": aWrite(office),
  "prices.delete": aWrite(office),
  "worksheets.create": aWrite(
    office,
    "Crear una planilla",
    "Open a work sheet of a project; its lines write themselves",
  ),
  "worksheets.createMonth": aWrite(office),
  "worksheets.update": aWrite(
    office,
    "Cambiar una planilla",
    "Update the given fields of a work sheet",
  ),
  "worksheets.delete": aWrite(
    office,
    "Eliminar una planilla",
    "Delete a work sheet (soft); what it billed is free again",
  ),
  "worksheets.reopen": aWrite(
    office,
    "Reabrir una planilla",
    "Put a liquidated or invoiced work sheet in progress again",
  ),
  "worksheets.refresh": aWrite(
    office,
    "Recalcular las líneas de una planilla",
    "Recompute the lines of a work sheet from the facts of its period",
  ),
  "worksheets.addLine": aWrite(
    office,
    "Agregar una línea manual",
    "Add a line by hand to a work sheet",
  ),
  "worksheets.updateLine": aWrite(
    office,
    "Cambiar una línea",
    "Change a line by hand; is_manual false gives it back to its facts",
  ),
  "worksheets.removeLine": aWrite(office, "Eliminar una línea", "Remove a line set by hand"),
  "worksheets.setLineDays": aWrite(
    office,
    "Poner los días de cobro de una línea",
    "Set the days a line charges, by number or one by one",
  ),
  "worksheets.chargedAmounts": aRead(office),
  "worksheets.confirmCharges": aWrite(office),
  "worksheets.withdrawConfirmation": aWrite(office),
} as const;
