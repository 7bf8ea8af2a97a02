/** What prices and amounts are called in the database and on the wire. */
export const moneyFieldNames: readonly string[] = [
  "amount",
  "cost",
  "cost_stowage",
  "cost_transport",
  "daily_rate",
  "logistics_cost",
  "maintenance_cost",
  "parts_cost",
  "subtotal",
  "tax_amount",
  "total",
  "total_cost",
  "unit_price",
];

/** What those are called in the domain that are called otherwise there. */
export const moneyPropertyNames: readonly string[] = [
  "dailyRate",
  "logisticsCost",
  "maintenanceCost",
  "partsCost",
  "stowageCost",
  "taxAmount",
  "totalCost",
  "transportCost",
  "unitPrice",
];
