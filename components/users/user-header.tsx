import type { ComponentProps } from "react";
import { PageHeader } from "@/components/layout/page-header";
import { ResetSecondFactor } from "@/components/second-factor/reset-second-factor";
import { ActiveState } from "@/components/ui/active-state";
import { links } from "@/lib/links/pages";
import type { User } from "@/lib/users/get-user";
import { UserActions } from "./user-menu";

type Menu = ComponentProps<typeof UserActions>;

interface UserHeaderProps {
  user: User;
  isSelf: boolean;
  acts: Pick<Menu, "remove" | "endSessions" | "erase"> &
    Pick<ComponentProps<typeof ResetSecondFactor>, "reset">;
}

export function UserHeader({ user, isSelf, acts: { reset, ...acts } }: UserHeaderProps) {
  const { id, version } = user;
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <PageHeader
      title={name}
      subtitle={user.email}
      status={<ActiveState isActive={user.isActive} />}
      crumbs={[{ label: "Usuarios", href: links.users }, { label: name }]}
      actions={
        <>
          {user.secondFactorSince && !isSelf ? (
            <ResetSecondFactor user={{ id, name }} reset={reset} />
          ) : null}
          <UserActions user={{ id, version, name }} isSelf={isSelf} {...acts} />
        </>
      }
    />
  );
}
