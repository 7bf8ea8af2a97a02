import { media } from "@/lib/http/media";
import { route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: media });
export const HEAD = media;
