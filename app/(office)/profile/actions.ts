"use server";

import { createConfirmedToken } from "@/lib/auth/create-token";
import { endOtherSessions, endSession } from "@/lib/auth/end-session";
import { ConfirmedTokenInput, SessionRef, TokenRef } from "@/lib/auth/input";
import { revokeToken } from "@/lib/auth/revoke-token";
import { PictureInput } from "@/lib/files/input";
import { removePicture } from "@/lib/files/remove-picture";
import { savePicture } from "@/lib/files/save-picture";
import { Nothing } from "@/lib/input";
import { action, change } from "@/lib/next/action";
import { changePassword } from "@/lib/users/change-password";
import { PasswordChange, ProfileInput } from "@/lib/users/input";
import { updateProfile } from "@/lib/users/update-profile";

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

export const savePhoto = change({
  operation: "profile.update",
  input: PictureInput,
  run: savePicture,
});

export const removePhoto = change({
  operation: "profile.update",
  input: Nothing,
  run: removePicture,
});

export const endOne = action({ operation: "session.write", input: SessionRef, run: endSession });

export const endOthers = action({
  operation: "session.write",
  input: Nothing,
  run: endOtherSessions,
});

export const makeToken = action({
  operation: "tokens.create",
  input: ConfirmedTokenInput,
  run: createConfirmedToken,
  show: ({ secret }) => secret,
});

export const revoke = action({ operation: "tokens.revoke", input: TokenRef, run: revokeToken });
