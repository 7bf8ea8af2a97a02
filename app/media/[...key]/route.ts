import { media } from "@/lib/http/media";

export const GET = media;
export const HEAD = media;
