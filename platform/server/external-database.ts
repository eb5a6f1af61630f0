import pg from "pg";
import { CannotStart } from "./cannot-start.ts";

const OLDEST = 15;

/** Asks the PostgreSQL that `DATABASE_URL` names who it is. Throws CannotStart, without the address's password, when it will not do. */
export async function requireDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query("show server_version_num");
    const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
    if (version < OLDEST) {
      throw new CannotStart(`DATABASE_URL is PostgreSQL ${version}: use ${OLDEST} or newer`);
    }
  } catch (fault) {
    if (fault instanceof CannotStart) throw fault;
    throw new CannotStart(`DATABASE_URL does not work (${reasonOf(fault)}): ${adviceOn(fault)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const codeOf = (fault: unknown) => (fault instanceof Error && "code" in fault ? String(fault.code) : "");

function reasonOf(fault: unknown): string {
  return codeOf(fault) || (fault instanceof Error && fault.message) || "no answer";
}

function adviceOn(fault: unknown): string {
  switch (codeOf(fault)) {
    case "28P01":
    case "28000":
      return "it refuses the user or the password, correct them";
    case "3D000":
      return "the database does not exist, create it";
    case "ENOTFOUND":
      return "no machine has that name, correct it";
    default:
      return "start that PostgreSQL or correct the address, or remove the variable to use the embedded one";
  }
}
