import { buildAsset } from "@/lib/http/build-asset";

export const GET = buildAsset;
