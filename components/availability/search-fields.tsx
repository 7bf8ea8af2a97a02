"use client";

import { SearchBox } from "@/components/lists/search-box";
import type { ChoicesAsked } from "@/components/lists/toolbar-filters";
import { useListAddress } from "@/components/lists/use-list-address";
import { cn } from "@/components/ui/cn";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useChoices } from "@/components/ui/use-choices";
import { equipmentTypes } from "@/db/values";
import { blockFields, searchFields as fields } from "@/lib/availability/fields";
import { typeLabels } from "@/lib/equipment/labels";
import { isService } from "@/lib/placement/availability";
import { AddressDay, AddressNumber } from "./address-fields";

interface SearchFieldsProps {
  texts: {
    from: string;
    to: string | undefined;
    type: string | undefined;
    quantity: string | undefined;
    min_capacity: string | undefined;
    search: string;
  };
  faults: Readonly<Record<string, string | undefined>>;
  near: ChoicesAsked;
}

const types = equipmentTypes
  .filter((type) => !isService({ type }))
  .map((type) => ({ value: type, label: typeLabels[type] }));

/** What is looked for. All of it is in the address. */
export function SearchFields({ texts, faults, near }: SearchFieldsProps) {
  const address = useListAddress();
  const projects = useChoices(near.source);
  const [chosen] = near.chosen;
  const give = (name: string) => (text: string) => address.go({ [name]: text }, "replace");
  const given = (name: "from" | "to" | "quantity" | "min_capacity") => ({
    given: texts[name] ?? "",
    fault: faults[name],
    onGiven: give(name),
  });
  return (
    <section
      aria-label="Qué se busca"
      aria-busy={address.isPending}
      className={cn(
        "mb-4 grid grid-cols-2 items-start gap-x-2 gap-y-3 rounded-card border border-line bg-surface p-3 shadow-card sm:grid-cols-4 sm:gap-x-3 sm:p-4 xl:max-2xl:gap-x-2 xl:grid-cols-[9rem_9rem_7.5rem_4.125rem_6.875rem_7rem_minmax(0,1fr)] 2xl:grid-cols-[10rem_10rem_minmax(0,1fr)_7rem_9rem_minmax(0,1fr)_minmax(0,1fr)] print:shadow-none",
        address.isPending && "opacity-60",
      )}
    >
      <AddressDay label={fields.from.label} {...given("from")} />
      <AddressDay label={fields.to.label} {...given("to")} />
      <Field label={fields.type.label}>
        <Select
          placeholder="Cualquiera"
          options={types}
          value={texts.type ?? ""}
          onChange={({ target }) => give("type")(target.value)}
        />
      </Field>
      <AddressNumber
        label={fields.quantity.label}
        isWhole
        {...given("quantity")}
        given={texts.quantity ?? "1"}
      />
      <AddressNumber label={fields.minCapacity.label} isWhole={false} {...given("min_capacity")} />
      <Field label={fields.nearProjectId.shortLabel}>
        <Combobox
          label={fields.nearProjectId.label}
          source={projects}
          value={chosen?.value ?? ""}
          valueLabel={chosen?.label}
          onValueChange={give("near_project_id")}
          placeholder="Proyecto"
          clearable
        />
      </Field>
      <div className="grid min-w-0 content-start gap-1.5 max-sm:col-span-2 sm:max-xl:col-span-2">
        <span aria-hidden="true" className="font-medium text-ink text-sm">
          {blockFields.equipmentId.label}
        </span>
        <SearchBox
          label="Código o nombre"
          search={texts.search}
          onSearch={(search) => address.go({ search }, "replace")}
        />
      </div>
    </section>
  );
}
