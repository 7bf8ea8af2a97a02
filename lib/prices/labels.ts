import { showDay } from "../values/dates";
import { showMoney } from "../values/decimal";
import type { Price, PriceKind } from "./price-on";

export const priceKindLabels: Record<PriceKind, string> = {
  RENT: "Alquiler por día",
  VISIT: "Servicio por visita",
  TRANSPORT: "Transporte",
  LOGISTICS: "Logística y estiba",
};

export const everybody = "Todos los clientes";

export const anyType = "Cualquier tipo";

export const anyService = "Cualquier servicio";

/** "Precio de lista: $35,00 desde 01/11/2026". */
export const showListPrice = ({ amount, fromDate }: Price): string =>
  `Precio de lista: ${showMoney(amount)} desde ${showDay(fromDate)}`;
