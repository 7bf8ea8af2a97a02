import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** @typedef {"greeting" | "taken"} Moment before anything is said to the sender, and before it hears that a mail is taken */

/**
 * A mailbox with a door for each name, so that it is known who stands at it.
 * @param {readonly string[]} names
 */
export async function openMailbox(names) {
  /** @type {{ id: string, by: string, mail: string }[]} */
  const taken = [];
  /** @type {{ by: string, moment: Moment, id: string, go: () => void }[]} */
  const held = [];
  /** @type {Moment | null} */
  let holding = null;
  /** @param {string} by @param {Moment} moment @param {string} id @param {() => void} go */
  const pass = (by, moment, id, go) => {
    if (holding === moment) held.push({ by, moment, id, go });
    else go();
  };
  /** @param {string} by */
  const openDoor = async (by) => {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onConnect: (_session, done) => pass(by, "greeting", "", () => done()),
      onData: (stream, _session, done) => {
        text(stream).then((mail) => {
          const id = /^Message-ID: (.+?)\r?$/im.exec(mail)?.[1] ?? "";
          taken.push({ id, by, mail });
          pass(by, "taken", id, () => done());
        }, done);
      },
    });
    // A sender that is killed leaves its connection in the middle of a word.
    smtp.on("error", () => undefined);
    smtp.listen(0, "127.0.0.1");
    await once(smtp.server, "listening");
    return smtp;
  };
  const doors = await Promise.all(names.map(openDoor));
  return {
    taken,
    held,
    /** Whoever comes waits at this moment. @param {Moment} moment */
    hold: (moment) => {
      holding = moment;
    },
    letGo: () => {
      holding = null;
      for (const { go } of held.splice(0)) go();
    },
    /** @param {number} at of its name */
    urlOf: (at) => {
      const address = doors[at]?.server.address();
      return `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    },
    /** How often each mail came, by its id. */
    timesOf: () => {
      /** @type {Map<string, number>} */
      const times = new Map();
      for (const { id } of taken) times.set(id, (times.get(id) ?? 0) + 1);
      return times;
    },
    close: () => Promise.all(doors.map((smtp) => new Promise((done) => smtp.close(() => done(0))))),
  };
}
