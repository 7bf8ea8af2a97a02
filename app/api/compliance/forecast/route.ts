import { ForecastQuery } from "@/lib/forecast/input";
import { ForecastListing, forecastJson } from "@/lib/forecast/json";
import { listForecast } from "@/lib/forecast/list-forecast";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "compliance.forecast",
    input: ForecastQuery,
    run: listForecast,
    json: forecastJson,
    output: ForecastListing,
  }),
});
