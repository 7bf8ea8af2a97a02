import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** Takes mails on this machine; `refusal` is what it answers instead. */
export async function openMailServer() {
  const taken: string[] = [];
  const state = { refusal: null as { code: number; words: string } | null };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: (stream, _session, done) => {
      text(stream).then((mail) => {
        const { refusal } = state;
        if (refusal)
          return done(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
        taken.push(mail);
        done();
      }, done);
    },
  });
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const address = smtp.server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const server = {
    url: `smtp://127.0.0.1:${port}`,
    from: "Faena <faena@empresa.test>",
  };
  return {
    server,
    taken,
    refuse: (code: number, words: string) => {
      state.refusal = { code, words };
    },
    take: () => {
      state.refusal = null;
    },
    close: () => new Promise<void>((closed) => smtp.close(() => closed())),
  };
}
