import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { SearchInput } from "@/lib/search/input";
import { SearchResults, searchJson } from "@/lib/search/json";
import { searchEverything } from "@/lib/search/search-everything";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "search.everything",
    input: SearchInput,
    run: searchEverything,
    json: searchJson,
    output: SearchResults,
  }),
});
