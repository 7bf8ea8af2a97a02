import { endpoint, named } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { deleteUser } from "@/lib/users/delete-user";
import { getUser } from "@/lib/users/get-user";
import { UserChanges, UserRef } from "@/lib/users/input";
import { UserRecord, userDeletedJson, userRecordJson, userUpdatedJson } from "@/lib/users/json";
import { updateUser } from "@/lib/users/update-user";
import { messageBody } from "@/lib/wire/output";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "users.get",
    input: UserRef,
    run: getUser,
    json: userRecordJson,
    output: UserRecord,
  }),
  PUT: endpoint({
    operation: "users.update",
    subject: named(UserRef, getUser),
    input: UserChanges,
    run: updateUser,
    json: userUpdatedJson,
    output: UserRecord,
  }),
  DELETE: endpoint({
    operation: "users.delete",
    subject: named(UserRef, getUser),
    input: UserRef,
    run: deleteUser,
    json: userDeletedJson,
    output: messageBody,
  }),
});
