"use client";

import { Plus, Shapes } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { lateWindow } from "@/components/ui/late-window";
import type { Act } from "@/components/ui/use-act";
import type { OperatorBlock } from "@/lib/settings/block-named";

const TemplateForm = lateWindow(() =>
  import("./template-form").then(({ TemplateForm }) => TemplateForm),
);
const RuleForm = lateWindow(() => import("./rule-form").then(({ RuleForm }) => RuleForm));

interface NewRulesProps {
  blocks: readonly OperatorBlock[];
  create: Act;
  addTemplate: Act<number | null>;
}

export function NewRules({ blocks, create, addTemplate }: NewRulesProps) {
  const [asked, setAsked] = useState<"rule" | "template" | null>(null);
  const onClose = () => setAsked(null);
  return (
    <>
      <Button onClick={() => setAsked("template")}>
        <Shapes aria-hidden="true" />
        Plantillas
      </Button>
      <Button variant="primary" onClick={() => setAsked("rule")}>
        <Plus aria-hidden="true" />
        Nueva regla
      </Button>
      {asked === "rule" ? <RuleForm {...{ blocks, onClose }} save={create} /> : null}
      {asked === "template" ? <TemplateForm {...{ blocks, onClose }} save={addTemplate} /> : null}
    </>
  );
}
