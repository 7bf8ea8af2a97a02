"use server";

import { createConfirmedToken } from "@/lib/auth/create-confirmed-token";
import { endOtherSessions } from "@/lib/auth/end-other-sessions";
import { endSession } from "@/lib/auth/end-session";
import { ConfirmedTokenInput, SessionRef, TokenRef } from "@/lib/auth/input";
import { revokeToken } from "@/lib/auth/revoke-token";
import { removePicture } from "@/lib/files/remove-picture";
import { savePicture } from "@/lib/files/save-picture";
import { action, change } from "@/lib/next/action";
import { pictureAction } from "@/lib/next/picture-action";
import { NotificationPreferences } from "@/lib/notifications/input";
import { savePreferences as savePreferencesOf } from "@/lib/notifications/save-preferences";
import { ProofInput, StartInput, TurnOnInput } from "@/lib/one-time-codes/input";
import { renewRecoveryCodes } from "@/lib/second-factor/renew-recovery-codes";
import { startSecondFactor } from "@/lib/second-factor/start-second-factor";
import { turnOffSecondFactor } from "@/lib/second-factor/turn-off-second-factor";
import { turnOnSecondFactor } from "@/lib/second-factor/turn-on-second-factor";
import { changePassword } from "@/lib/users/change-password";
import { PasswordChange, ProfileInput } from "@/lib/users/input";
import { updateProfile } from "@/lib/users/update-profile";
import { NoInput } from "@/lib/wire/input";

export const saveProfile = change({
  operation: "profile.update",
  input: ProfileInput,
  run: updateProfile,
});

export const savePassword = change({
  operation: "profile.update",
  input: PasswordChange,
  run: changePassword,
});

export const savePreferences = action({
  operation: "notifications.prefer",
  input: NotificationPreferences,
  run: savePreferencesOf,
});

export const savePhoto = pictureAction({ operation: "profile.update", run: savePicture });

export const removePhoto = change({
  operation: "profile.update",
  input: NoInput,
  run: removePicture,
});

export const endOne = action({ operation: "session.write", input: SessionRef, run: endSession });

export const endOthers = action({
  operation: "session.write",
  input: NoInput,
  run: endOtherSessions,
});

export const makeToken = action({
  operation: "tokens.create",
  input: ConfirmedTokenInput,
  run: createConfirmedToken,
  show: ({ secret }) => secret,
});

export const revoke = action({ operation: "tokens.revoke", input: TokenRef, run: revokeToken });

export const startFactor = action({
  operation: "secondFactor.manage",
  input: StartInput,
  run: startSecondFactor,
  show: (started) => started,
  refresh: [],
});

/** Refreshes nothing, so that the window with the codes stays; what is behind it is read again when it closes. */
export const turnOnFactor = action({
  operation: "secondFactor.manage",
  input: TurnOnInput,
  run: turnOnSecondFactor,
  show: (codes) => codes,
  refresh: [],
});

export const turnOffFactor = action({
  operation: "secondFactor.manage",
  input: ProofInput,
  run: turnOffSecondFactor,
});

export const renewCodes = action({
  operation: "secondFactor.manage",
  input: ProofInput,
  run: renewRecoveryCodes,
  show: (codes) => codes,
  refresh: [],
});
