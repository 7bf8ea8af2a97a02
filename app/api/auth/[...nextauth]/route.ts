import { unknownPath } from "@/lib/http/unknown-path";
import { companyDoor } from "@/lib/next/next-auth";

export const GET = companyDoor;
export const POST = companyDoor;
export const PUT = unknownPath;
export const PATCH = unknownPath;
export const DELETE = unknownPath;
export const OPTIONS = unknownPath;
