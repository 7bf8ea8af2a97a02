import type { PriceKind } from "./price-on";

export const priceKindLabels: Record<PriceKind, string> = {
  RENT: "Alquiler por día",
  VISIT: "Servicio por visita",
  TRANSPORT: "Transporte",
  LOGISTICS: "Logística y estiba",
};

export const everybody = "Todos los clientes";

export const anyType = "Cualquier tipo";

export const anyService = "Cualquier servicio";
