import { detachFile } from "@/lib/files/detach-file";
import { getFile } from "@/lib/files/get-file";
import { FileSlot, FileUpload } from "@/lib/files/input";
import {
  DetachedBody,
  detachedJson,
  FoundBody,
  foundJson,
  noFileJson,
  UploadedBody,
  uploadedJson,
} from "@/lib/files/json";
import { uploadFile } from "@/lib/files/upload-file";
import { endpoint, uploadEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getUploadLimit } from "@/lib/settings/get-upload-limit";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "files.find",
    input: FileSlot,
    run: getFile,
    json: foundJson,
    output: FoundBody,
    refusal: noFileJson,
  }),
  POST: uploadEndpoint({
    operation: "files.attach",
    input: FileUpload,
    upload: getUploadLimit,
    run: uploadFile,
    json: uploadedJson,
    output: UploadedBody,
  }),
  DELETE: endpoint({
    operation: "files.detach",
    input: FileSlot,
    run: detachFile,
    json: detachedJson,
    output: DetachedBody,
    refusal: noFileJson,
  }),
});
