import { once } from "node:events";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = { readonly to: string; readonly subject: string; readonly text: string };
export type MailServer = { readonly url: string; readonly received: readonly ReceivedMail[]; stop(): Promise<void> };

async function parse(stream: Readable): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(await buffer(stream));
  return { to: mail.to?.[0]?.address ?? "", subject: mail.subject ?? "", text: mail.text ?? "" };
}

/** A mail server on this machine that keeps what it gets, and refuses every address that begins with `ukjent` for good, and with `opptatt` for now. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, answer) =>
      answer(
        address.startsWith("ukjent")
          ? Object.assign(new Error(`${address}: unknown`), { responseCode: 550 })
          : address.startsWith("opptatt")
            ? Object.assign(new Error(`${address}: busy`), { responseCode: 451 })
            : null,
      ),
    onData: (stream, _session, answer) => {
      parse(stream).then((mail) => {
        received.push(mail);
        answer();
      }, answer);
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (!address || typeof address === "string") throw new Error("the mail server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
