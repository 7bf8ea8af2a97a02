import {
  Bookmark,
  Building2,
  ClipboardCheck,
  Droplets,
  FileBadge,
  FolderKanban,
  HardHat,
  type LucideIcon,
  Package,
  ReceiptText,
  Settings,
  Syringe,
  Toilet,
  Truck,
  User,
  Wrench,
} from "lucide-react";
import type { AttachedModel } from "@/lib/files/attachable";
import type { HitType } from "@/lib/search/hit";

export const recordIcons: Record<HitType | AttachedModel, LucideIcon> = {
  project: FolderKanban,
  partner: Building2,
  sheet_project: ReceiptText,
  custody_chain: Droplets,
  shipping_guide: Package,
  reservation: Bookmark,
  maintenance_sheet: Wrench,
  vehicle: Truck,
  certification_vehicle: ClipboardCheck,
  pass_vehicle: FileBadge,
  technical: HardHat,
  pass_technical: FileBadge,
  vaccination_record: Syringe,
  resource_item: Toilet,
  user: User,
  settings: Settings,
};
