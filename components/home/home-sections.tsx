import type { ReactNode } from "react";
import { StoreNotice } from "@/components/files/store-notice";
import { ProxyNotice } from "@/components/settings/proxy-notice";
import type { Notices } from "@/lib/home/get-notices";

interface HomeSectionsProps {
  notices: Notices;
  children: ReactNode;
}

export const HomeSections = ({ notices, children }: HomeSectionsProps) => (
  <div className="grid gap-4">
    <StoreNotice met={notices.storeTrouble} />
    <ProxyNotice isUnknown={notices.isProxyUnknown} />
    {children}
  </div>
);
