import { countPages } from "@/lib/files/count-pages";
import { PageCount } from "@/lib/files/input";
import { PagesBody, pagesJson } from "@/lib/files/json";
import { uploadEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getBulkUploadLimit } from "@/lib/settings/get-upload-limit";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: uploadEndpoint({
    operation: "files.countPages",
    input: PageCount,
    upload: getBulkUploadLimit,
    run: countPages,
    json: pagesJson,
    output: PagesBody,
  }),
});
