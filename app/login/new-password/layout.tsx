import { WindowTools } from "@/components/layout/window-tools";

export default WindowTools;
