import { exchangeEquipment } from "@/lib/assignments/exchange-equipment";
import { ExchangedRecord, exchangedJson } from "@/lib/assignments/exchange-json";
import { ExchangeInput } from "@/lib/assignments/input";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    operation: "assignments.exchange",
    input: ExchangeInput,
    run: exchangeEquipment,
    json: exchangedJson,
    output: ExchangedRecord,
    status: 201,
  }),
});
