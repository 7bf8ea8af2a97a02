import { CopyButton } from "@/components/ui/copy-button";

export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <div className="relative rounded-control border border-line bg-sunken">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre
        tabIndex={0}
        className="focus-inset overflow-x-auto max-sm:whitespace-pre-wrap max-sm:break-words p-3 pr-12 text-xs leading-5"
      >
        <code className="font-mono text-ink">{code}</code>
      </pre>
      <div className="absolute top-1.5 right-1.5 print:hidden">
        <CopyButton text={code} label={label} />
      </div>
    </div>
  );
}
