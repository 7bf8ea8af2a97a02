import type { ComponentProps } from "react";
import { PasswordForm } from "@/components/auth/password-form";
import { SessionList } from "@/components/auth/session-list";
import { TokenList } from "@/components/auth/token-list";
import { PageHeader } from "@/components/layout/page-header";
import type { Act, Change } from "@/components/ui/use-act";
import { roleLabels } from "@/lib/auth/labels";
import type { User } from "@/lib/users/get-user";
import { ProfileForm } from "./profile-form";
import { ProfilePicture } from "./profile-picture";

interface ProfileProps
  extends Pick<ComponentProps<typeof SessionList>, "sessions">,
    Pick<ComponentProps<typeof TokenList>, "tokens" | "timeZone" | "now"> {
  user: User;
  /** Where the photo is, if there is one. */
  picture: string | null;
  acts: {
    saveProfile: Change;
    savePhoto: Change;
    removePhoto: Change;
    savePassword: Change;
    endOne: Act;
    endOthers: Act;
    makeToken: Act<string>;
    revoke: Act;
  };
}

/** A member's own page: name, photo, password, sessions and tokens. */
export function Profile({ user, picture, acts, timeZone, ...props }: ProfileProps) {
  const { email, version, firstName, lastName, signatureName, signatureRole } = user;
  return (
    <>
      <PageHeader title="Mi perfil" subtitle={`${email} · ${roleLabels[user.role]}`} />
      <div className="grid gap-6">
        <ProfileForm
          profile={{ version, firstName, lastName, signatureName, signatureRole }}
          save={acts.saveProfile}
        />
        <ProfilePicture
          name={`${firstName} ${lastName}`}
          url={picture}
          {...{ version }}
          save={acts.savePhoto}
          remove={acts.removePhoto}
        />
        <PasswordForm
          who={{ email, firstName, lastName }}
          version={version}
          tokens={props.tokens.length}
          save={acts.savePassword}
        />
        <SessionList
          sessions={props.sessions}
          timeZone={timeZone}
          endOne={acts.endOne}
          endOthers={acts.endOthers}
        />
        <TokenList
          tokens={props.tokens}
          timeZone={timeZone}
          now={props.now}
          make={acts.makeToken}
          revoke={acts.revoke}
        />
      </div>
    </>
  );
}
