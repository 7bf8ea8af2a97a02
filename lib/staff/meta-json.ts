import * as z from "zod";
import { namedBody } from "../wire/output";

export const MetaBody = namedBody("RecordStamps", {
  notes: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  is_active: z.boolean(),
  is_deleted: z.boolean(),
  id_user_created: z.int().nullable(),
  id_user_updated: z.int().nullable(),
});

type Audited = {
  notes: string | null;
  createdAt: Date;
  updatedAt: Date;
  isActive: boolean;
  isDeleted: boolean;
  createdBy: number | null;
  updatedBy: number | null;
};

export const metaJson = (record: Audited): z.input<typeof MetaBody> => ({
  notes: record.notes,
  created_at: record.createdAt.toISOString(),
  updated_at: record.updatedAt.toISOString(),
  is_active: record.isActive,
  is_deleted: record.isDeleted,
  id_user_created: record.createdBy,
  id_user_updated: record.updatedBy,
});
