import * as z from "zod";
import { PictureInput } from "../files/input";
import type { Stored } from "../files/storing-first";
import { type AskedAct, actingContext, changingContext } from "../http/acting-context";
import { findAnswered } from "../http/idempotency";
import { idempotentUpload } from "../http/idempotent-upload";
import type { ChangeOperation } from "../http/record-named";
import type { Context } from "../kernel/context";
import { door } from "./action";

interface PictureAction {
  operation: ChangeOperation;
  run: { store: (ctx: Context, given: { picture: File }) => Promise<Stored<Context, unknown>> };
}

const KeyedPicture = PictureInput.extend({ form_key: z.string().min(16).max(100) });

/**
 * For a profile picture or the company's logo: stored once, also when it is sent again after a lost answer. A replay
 * asks for no version, since the screen saw the record before the picture.
 */
export function pictureAction({ operation, run }: PictureAction) {
  const keyed = ({ form_key: key, picture }: z.output<typeof KeyedPicture>) => ({
    ...{ key, operation, isSecret: false },
    input: [picture.name, picture.size],
  });
  const open = async (asked: AskedAct, seen: unknown) => {
    const ctx = await actingContext(asked);
    const answered = await findAnswered(ctx, keyed(KeyedPicture.parse(asked.raw)));
    return answered ? ctx : changingContext(asked, seen);
  };
  const save = (ctx: Context, given: z.output<typeof KeyedPicture>) =>
    idempotentUpload(
      ctx,
      keyed(given),
      () => run.store(ctx, given),
      () => ({ status: 200, body: {} }),
    );
  return door({ operation, input: KeyedPicture, run: save, show: () => null }, open);
}
