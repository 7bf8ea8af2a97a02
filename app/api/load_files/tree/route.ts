import * as z from "zod";
import { getDocumentsTree } from "@/lib/archive/get-documents-tree";
import { DocumentsTreeRecord, documentsTreeJson } from "@/lib/archive/json";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "files.tree",
    input: z.object({}),
    run: getDocumentsTree,
    json: documentsTreeJson,
    output: DocumentsTreeRecord,
  }),
});
