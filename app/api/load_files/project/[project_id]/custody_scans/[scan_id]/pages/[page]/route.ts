import { downloadEndpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { getPicture } from "@/lib/scans/get-picture";
import { ScanPageRef } from "@/lib/scans/input";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: downloadEndpoint({
    operation: "files.getScanPage",
    input: ScanPageRef,
    run: getPicture,
    file: { type: "image/webp", of: (picture) => picture },
    headers: () => ({ "Cache-Control": "private, max-age=3600, immutable" }),
  }),
});
