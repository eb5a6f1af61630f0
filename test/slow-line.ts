import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { pipeline, Transform } from "node:stream";

const LATENCY_MS = 400;
const BYTES_PER_MS = 50;

/** A port of this machine that leads to another one as over a slow telephone line: what is asked comes late, and all answers share the line. */
export async function slowLineTo(port: number): Promise<{ readonly port: number } & AsyncDisposable> {
  let freeAt = 0;
  const asked = () =>
    new Transform({
      transform: (bytes: Buffer, _encoding, pass) => void setTimeout(() => pass(null, bytes), LATENCY_MS),
    });
  const answered = () =>
    new Transform({
      transform: (bytes: Buffer, _encoding, pass) => {
        const now = performance.now();
        freeAt = Math.max(freeAt, now) + bytes.length / BYTES_PER_MS;
        setTimeout(() => pass(null, bytes), freeAt - now);
      },
    });
  const open = new Set<Socket>();
  const line = createServer((browser) => {
    const server = connect(port, "localhost");
    for (const socket of [browser, server]) {
      open.add(socket);
      socket.once("close", () => open.delete(socket));
    }
    // A browser may leave a connection at any moment.
    pipeline(browser, asked(), server, () => undefined);
    pipeline(server, answered(), browser, () => undefined);
  });
  await new Promise<void>((resolve) => line.listen(0, "localhost", resolve));
  const { port: own } = line.address() as AddressInfo;
  return {
    port: own,
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise((resolve) => line.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
