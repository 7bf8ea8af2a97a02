"use client";

import type * as z from "zod";
import { FormNotices } from "@/components/forms/form-notices";
import { FormActions } from "@/components/forms/form-section";
import { useActionForm } from "@/components/forms/use-action-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Select } from "@/components/ui/select";
import type { Act } from "@/components/ui/use-act";
import { notificationWays } from "@/db/values";
import type { NotificationPreferences } from "@/lib/notifications/input";
import { notificationWayLabels } from "@/lib/notifications/labels";
import type { NotificationPreference } from "@/lib/notifications/list-ways";

interface PreferencesFormProps {
  preferences: readonly NotificationPreference[];
  save: Act;
}

const options = notificationWays.map((value) => ({ value, label: notificationWayLabels[value] }));

export function PreferencesForm({ preferences, save }: PreferencesFormProps) {
  const { form, submit, isPending, notice } = useActionForm<
    z.input<typeof NotificationPreferences>,
    null
  >({
    schema: () =>
      import("@/lib/notifications/input").then((input) => input.NotificationPreferences),
    values: { ways: Object.fromEntries(preferences.map(({ kind, way }) => [kind, way])) },
    act: save,
    done: "Preferencias guardadas.",
  });
  return (
    <Card
      title="Preferencias de avisos"
      description="Cómo quiere enterarse de lo que le concierne. Por correo llega junto lo de unos minutos; lo que ya dice el resumen de la mañana no se repite."
    >
      <Form onSubmit={submit} className="grid gap-5">
        <FormNotices notice={notice} />
        <div className="grid gap-4 sm:grid-cols-2">
          {preferences.map(({ kind, label, hint }) => (
            <Field key={kind} label={label} hint={hint}>
              <Select options={options} {...form.register(`ways.${kind}`)} />
            </Field>
          ))}
        </div>
        <FormActions>
          <Button type="submit" variant="primary" isPending={isPending}>
            Guardar preferencias
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
