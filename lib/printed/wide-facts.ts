import type { Fact } from "../print/form-blocks";
import type { RecordFields } from "../records/field";
import { shownFields, type ValuesOf } from "../records/shown";

export const wideFacts = <Table extends RecordFields>(
  fields: Table,
  record: ValuesOf<Table>,
): Fact[] => shownFields(fields, record).map((fact) => ({ ...fact, span: 2 }));
