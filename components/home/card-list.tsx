import { Fragment, type ReactNode } from "react";

export const CardRow = ({
  icon,
  title,
  detail,
  end,
}: {
  icon?: ReactNode;
  title: ReactNode;
  detail: ReactNode;
  end?: ReactNode;
}) => (
  <li className="relative flex flex-wrap items-start gap-x-3 gap-y-1 px-5 py-2.5 hover:bg-hover [&_a]:static [&_a]:after:absolute [&_a]:after:inset-0 touch:[&_a]:inline touch:[&_a]:p-0">
    {icon}
    <div className="min-w-0 flex-1 basis-28 [overflow-wrap:anywhere]">
      <p>{title}</p>
      <p className="text-muted text-xs">{detail}</p>
    </div>
    {end ? <div className="max-w-full sm:text-right">{end}</div> : null}
  </li>
);

export const CardList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className="divide-y divide-line border-line border-t">
    {children}
  </ul>
);

export const UnitCodes = ({ codes }: { codes: readonly string[] }) =>
  codes.map((code) => (
    <Fragment key={code}>
      {" · "}
      <span className="whitespace-nowrap">{code}</span>
    </Fragment>
  ));
