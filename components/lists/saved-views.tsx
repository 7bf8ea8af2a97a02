"use client";

import { Trash2 } from "lucide-react";
import { type SyntheticEvent, useState } from "react";
import { Form } from "@/components/ui/form";
import { reads } from "@/lib/links/reads";
import type { ShownView } from "@/lib/saved-views/list-views";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { Checkbox } from "../ui/checkbox";
import { Field } from "../ui/field";
import { IconButton } from "../ui/icon-button";
import { Input } from "../ui/input";
import { TextLink } from "../ui/text-link";
import { useAct } from "../ui/use-act";
import { useRead } from "../ui/use-read";
import type { ViewActs } from "./office-context";

export interface SavedViewsProps {
  place: string;
  /** What the address asks now. */
  asked: string;
  acts: ViewActs;
}

export function SavedViews({ place, asked, acts }: SavedViewsProps) {
  const { found, refusal, again } = useRead<ShownView[]>(reads.views(place));
  const removing = useAct(acts.remove, { done: "Vista quitada.", onDone: again });
  if (refusal) return <Alert tone="error">{refusal.error}</Alert>;
  return (
    <div className="grid gap-3">
      {found ? (
        <Known views={found} place={place} onRemove={({ id }) => removing.run({ view_id: id })} />
      ) : (
        <p className="text-muted text-xs">Un momento…</p>
      )}
      <SaveView {...{ place, asked, acts }} onSaved={again} />
    </div>
  );
}

interface KnownProps {
  views: readonly ShownView[];
  place: string;
  onRemove: (view: ShownView) => void;
}

function Known({ views, place, onRemove }: KnownProps) {
  if (views.length === 0)
    return (
      <p className="text-muted text-xs">
        Filtre y ordene la lista como la quiere ver, y guárdela con un nombre.
      </p>
    );
  return (
    <ul className="grid max-h-64 gap-1 overflow-y-auto">
      {views.map((view) => (
        <li key={view.id} className="flex items-center gap-2">
          <span className="min-w-0 flex-1">
            <TextLink href={`${place}${view.asked ? `?${view.asked}` : ""}`}>{view.name}</TextLink>
            <span className="block text-muted text-xs">
              {view.owner ?? (view.isShared ? "Compartida" : "Solo para usted")}
            </span>
          </span>
          {view.owner === null ? (
            <IconButton
              label={`Quitar ${view.name}`}
              icon={Trash2}
              onClick={() => onRemove(view)}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function SaveView({ place, asked, acts, onSaved }: SavedViewsProps & { onSaved: () => void }) {
  const [name, setName] = useState("");
  const [isShared, setShared] = useState(false);
  const { run, isPending, refusal } = useAct(acts.save, {
    done: "Vista guardada.",
    onDone: () => {
      setName("");
      onSaved();
    },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    run({ place, asked, name, is_shared: isShared });
  };
  return (
    <Form onSubmit={submit} className="grid gap-2 border-line border-t pt-3">
      <Field
        label="Guardar lo que se ve como"
        error={refusal?.fieldErrors.name?.[0] ?? refusal?.error}
      >
        <Input value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Checkbox
        label="Compartir con todos"
        checked={isShared}
        onCheckedChange={(on) => setShared(on === true)}
      />
      <Button type="submit" size="sm" isPending={isPending}>
        Guardar
      </Button>
    </Form>
  );
}
