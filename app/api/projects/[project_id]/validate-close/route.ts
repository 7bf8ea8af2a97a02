import { route } from "@/lib/http/route";
import { GET as review } from "../close/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: review });
