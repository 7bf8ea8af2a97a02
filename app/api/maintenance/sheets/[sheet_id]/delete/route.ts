import { route } from "@/lib/http/route";
import { DELETE as remove } from "../route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({ DELETE: remove });
