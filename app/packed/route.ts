import { fileZip } from "@/lib/next/file-zip";

export const GET = fileZip;
