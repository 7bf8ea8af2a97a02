import { CopyButton } from "@/components/ui/copy-button";

/** On a phone its lines wrap: the button copies them as they are. */
const look =
  "focus-inset overflow-x-auto p-3 pr-12 text-xs leading-5 max-sm:whitespace-pre-wrap max-sm:break-words";

export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <div className="relative rounded-control border border-line bg-sunken">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className={look}>
        <code className="font-mono text-ink">{code}</code>
      </pre>
      <div className="absolute top-1.5 right-1.5 print:hidden">
        <CopyButton text={code} label={label} />
      </div>
    </div>
  );
}
