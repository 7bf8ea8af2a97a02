import {
  Building2,
  Droplets,
  FolderKanban,
  HardHat,
  type LucideIcon,
  Package,
  ReceiptText,
  Toilet,
  Truck,
  Wrench,
} from "lucide-react";
import type { HitType } from "@/lib/search/hit";

/** The mark of each kind of record, the one of its room. */
export const hitIcons: Record<HitType, LucideIcon> = {
  project: FolderKanban,
  partner: Building2,
  resource_item: Toilet,
  vehicle: Truck,
  technical: HardHat,
  sheet_project: ReceiptText,
  custody_chain: Droplets,
  maintenance_sheet: Wrench,
  shipping_guide: Package,
};
