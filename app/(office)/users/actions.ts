"use server";

import { links } from "@/lib/links/pages";
import { action, change } from "@/lib/next/action";
import { erasePerson } from "@/lib/privacy/erase-person";
import { UserErasure } from "@/lib/privacy/input";
import { resetSecondFactor } from "@/lib/second-factor/reset-second-factor";
import { createUser } from "@/lib/users/create-user";
import { deleteUser } from "@/lib/users/delete-user";
import { endUserSessions } from "@/lib/users/end-user-sessions";
import { UserChanges, UserInput, UserRef } from "@/lib/users/input";
import { updateUser } from "@/lib/users/update-user";

export const create = action({
  operation: "users.create",
  input: UserInput,
  run: createUser,
  show: () => links.users,
});

export const update = change({
  operation: "users.update",
  input: UserChanges,
  run: updateUser,
  show: () => links.users,
});

export const remove = change({ operation: "users.delete", input: UserRef, run: deleteUser });

export const endSessions = action({
  operation: "users.endSessions",
  input: UserRef,
  run: endUserSessions,
});

export const resetFactor = action({
  operation: "secondFactor.reset",
  input: UserRef,
  run: resetSecondFactor,
});

export const erase = change({ operation: "privacy.erase", input: UserErasure, run: erasePerson });
