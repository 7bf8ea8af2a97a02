"use client";

import { useSearchParams } from "next/navigation";
import { LinkTabs } from "@/components/ui/link-tabs";
import { links } from "@/lib/links/pages";

const shared = ["job_from", "job_to", "block", "fit"];

export function ComplianceTabs() {
  const params = useSearchParams();
  const job = new URLSearchParams();
  for (const key of shared) {
    const value = params.get(key);
    if (value) job.set(key, value);
  }
  const search = job.toString();
  return (
    <LinkTabs
      label="De quién son los papeles"
      className="mb-4"
      tabs={[
        { href: links.compliance, label: "Técnicos", search },
        { href: links.vehicleCompliance, label: "Vehículos", search },
        { href: links.forecast, label: "Qué se rompe" },
      ]}
    />
  );
}
