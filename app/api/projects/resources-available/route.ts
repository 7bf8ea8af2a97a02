import { route } from "@/lib/http/route";
import { GET as available } from "../resources/available/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: available });
