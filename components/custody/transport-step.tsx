"use client";

import { UserRoundCheck } from "lucide-react";
import { useWatch } from "react-hook-form";
import { FormStep } from "@/components/forms/form-step";
import { StaffField } from "@/components/staff/staff-field";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useChoices } from "@/components/ui/use-choices";
import type { ComboboxOption } from "@/components/ui/use-combobox";
import { chainFields } from "@/lib/custody/fields";
import { ChainGate } from "./chain-gate";
import type { ChainFormControls } from "./chain-values";
import { ExpiredPapers } from "./expired-papers";
import { useExpiredPapers } from "./use-expired-papers";

/** Choosing fills in fields that are still empty. */
export function TransportStep({ form }: { form: ChainFormControls }) {
  const { control, setValue, getValues, register, formState } = form;
  const { errors } = formState;
  const [staffId, vehicleId, date, staffName, plate] = useWatch({
    control,
    name: ["technical_id", "vehicle_id", "date", "staff_name", "vehicle_plate"],
  });
  const expiredPapers = useExpiredPapers({ staffId, vehicleId, date });
  const staff = useChoices("carriers");
  const vehicles = useChoices("vehicles");

  const fill = (field: "technical_name" | "driver_name" | "driver_license", text: string) => {
    if (!getValues(field)) setValue(field, text, { shouldDirty: true });
  };
  const chooseStaff = (id: number | null, name: string) => {
    const isUntouched = getValues("technical_name") === getValues("staff_name");
    if (isUntouched) setValue("technical_name", "");
    setValue("staff_name", name);
    setValue("technical_id", id, { shouldDirty: true });
    if (name) fill("technical_name", name);
  };
  const chooseVehicle = (id: string, option: ComboboxOption | null) => {
    setValue("vehicle_plate", option?.label ?? "");
    setValue("vehicle_capacity", option?.facts?.capacity ?? null);
    setValue("vehicle_id", id ? Number(id) : null, { shouldDirty: true });
  };
  const fillDriverFromStaff = async () => {
    const { staff_name: name = "" } = getValues();
    fill("driver_name", name);
    const found = await staff(name).catch(() => []);
    const member = found.find(({ value }) => value === String(getValues("technical_id")));
    if (member?.detail) fill("driver_license", member.detail.replace(/\D/g, ""));
  };
  return (
    <FormStep step={4} title="Transporte" description="Técnico, vehículo y conductor.">
      <StaffField
        label={chainFields.staffId.label}
        choices="carriers"
        value={staffId}
        name={staffName}
        error={errors.technical_id?.message}
        onChange={chooseStaff}
      />
      <Field label={chainFields.vehicleId.label} error={errors.vehicle_id?.message}>
        <Combobox
          label={chainFields.vehicleId.label}
          source={vehicles}
          clearable
          value={vehicleId ? String(vehicleId) : ""}
          {...(plate ? { valueLabel: plate } : {})}
          placeholder="Buscar por placa, marca o modelo"
          onValueChange={chooseVehicle}
        />
      </Field>
      <div aria-live="polite" className="empty:hidden sm:col-span-2">
        <ExpiredPapers messages={expiredPapers} />
      </div>
      <ChainGate form={form} />
      <Field label={chainFields.driverName.label} error={errors.driver_name?.message}>
        <Input autoComplete="off" {...register("driver_name")} />
      </Field>
      <Field label={chainFields.driverLicense.label} error={errors.driver_license?.message}>
        <Input autoComplete="off" {...register("driver_license")} />
      </Field>
      {staffId ? (
        <div className="sm:col-span-2">
          <Button onClick={fillDriverFromStaff}>
            <UserRoundCheck aria-hidden="true" />
            El técnico conduce
          </Button>
        </div>
      ) : null}
    </FormStep>
  );
}
