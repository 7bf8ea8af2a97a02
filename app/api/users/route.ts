import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { createUser } from "@/lib/users/create-user";
import { UserInput, UserList } from "@/lib/users/input";
import { UserListing, UserRecord, userCreatedJson, userListJson } from "@/lib/users/json";
import { listUsers } from "@/lib/users/list-users";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    operation: "users.list",
    input: UserList,
    run: listUsers,
    json: userListJson,
    output: UserListing,
  }),
  POST: endpoint({
    operation: "users.create",
    input: UserInput,
    run: createUser,
    json: userCreatedJson,
    output: UserRecord,
    status: 201,
  }),
});
