import type { ComponentProps } from "react";
import { PasswordForm } from "@/components/auth/password-form";
import { SessionList } from "@/components/auth/session-list";
import { TokenList } from "@/components/auth/token-list";
import { PageHeader } from "@/components/layout/page-header";
import { PreferencesForm } from "@/components/notifications/preferences-form";
import {
  OwnSecondFactor,
  type SecondFactorActs,
} from "@/components/second-factor/own-second-factor";
import type { Act, ChangeAct } from "@/components/ui/use-act";
import { roleLabels } from "@/lib/auth/labels";
import type { SecondFactor } from "@/lib/second-factor/get-second-factor";
import type { User } from "@/lib/users/get-user";
import { ProfileForm } from "./profile-form";
import { ProfilePicture } from "./profile-picture";

interface ProfileProps
  extends Pick<ComponentProps<typeof SessionList>, "sessions">,
    Pick<ComponentProps<typeof TokenList>, "tokens" | "timeZone" | "now"> {
  user: User;
  picture: string | null;
  factor: SecondFactor;
  preferences: ComponentProps<typeof PreferencesForm>["preferences"];
  acts: {
    savePreferences: Act;
    saveProfile: ChangeAct;
    savePhoto: ChangeAct;
    removePhoto: ChangeAct;
    savePassword: ChangeAct;
    endOne: Act;
    endOthers: Act;
    makeToken: Act<string>;
    revoke: Act;
    factor: SecondFactorActs;
  };
}

export function Profile({
  user,
  picture,
  factor,
  preferences,
  acts,
  timeZone,
  ...props
}: ProfileProps) {
  const { email, version, firstName, lastName, signatureName, signatureRole, wantsDigest } = user;
  return (
    <>
      <PageHeader title="Mi perfil" subtitle={`${email} · ${roleLabels[user.role]}`} />
      <div className="grid gap-6">
        <ProfileForm
          profile={{ version, firstName, lastName, signatureName, signatureRole, wantsDigest }}
          save={acts.saveProfile}
        />
        <div id="avisos" className="scroll-mt-20">
          <PreferencesForm preferences={preferences} save={acts.savePreferences} />
        </div>
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
          asksCode={factor.since !== null}
          save={acts.savePassword}
        />
        <OwnSecondFactor factor={factor} {...{ email, timeZone }} acts={acts.factor} />
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
          asksCode={factor.since !== null}
          make={acts.makeToken}
          revoke={acts.revoke}
        />
      </div>
    </>
  );
}
