import { route } from "@/lib/http/route";
import { POST as create } from "../route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: create });
