import { type Kysely, sql } from "kysely";
import { CannotStart } from "./cannot-start.ts";
import type { Tables } from "./tables.ts";

const SCHEMAS = ["public", "graphile_worker"] as const;

/** Tables that only a migration writes. */
const MIGRATIONS = ["kysely_migration", "kysely_migration_lock"] as const;

/** SQL that lets a role run the product and change no table's shape. docs/operations.md, Two roles */
const grantsTo = (role: string): readonly string[] => {
  const name = quoted(role);
  const schemas = SCHEMAS.join(", ");
  return [
    `grant usage on schema ${schemas} to ${name}`,
    `grant select, insert, update, delete on all tables in schema ${schemas} to ${name}`,
    `grant usage on all sequences in schema ${schemas} to ${name}`,
    `alter default privileges in schema ${schemas} grant select, insert, update, delete on tables to ${name}`,
    `alter default privileges in schema ${schemas} grant usage on sequences to ${name}`,
    `revoke insert, update, delete on ${MIGRATIONS.join(", ")} from ${name}`,
    `revoke delete on audit_log from ${name}`,
  ];
};

/** The queue's tables let only their owner see rows, unless a policy lets another role. */
const policyFor = (table: string, role: string): readonly string[] => [
  `drop policy if exists running on graphile_worker.${quoted(table)}`,
  `create policy running on graphile_worker.${quoted(table)} to ${quoted(role)} using (true) with check (true)`,
];

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Gives a role the rights of a running instance, in one transaction. After every migration, which may have added tables. */
export async function grantTo(db: Kysely<Tables>, role: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows: roles } = await sql`select from pg_roles where rolname = ${role}`.execute(tx);
    if (roles.length === 0)
      throw new CannotStart(`DATABASE_RUNNING_ROLE ${role} does not exist: create role ${role} login password '…'`);
    const { rows } = await sql<{ relname: string }>`select relname from pg_class
      where relnamespace = 'graphile_worker'::regnamespace and relkind in ('r', 'p') and relrowsecurity`.execute(tx);
    const policies = rows.flatMap(({ relname }) => policyFor(relname, role));
    for (const statement of [...grantsTo(role), ...policies]) await sql.raw(statement).execute(tx);
  });
}

const asks = (role: string) =>
  `run npm run migrate with DATABASE_RUNNING_ROLE=${role}, or grant what docs/operations.md lists`;

/**
 * Throws CannotStart with what to grant when the role of these connections may not do what a running instance does. It puts work in the
 * queue and takes it back, since the queue hides its rows from a role without a policy and says nothing.
 */
export async function requireRights(db: Kysely<Tables>): Promise<void> {
  // Another program's tables in the schema have another owner. PostgreSQL asks for a privilege of sequences only of a sequence.
  const { rows } = await sql<{ role: string; lacking: readonly string[] }>`select current_user as role, array(
    select format('%I.%I', nspname, relname) from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname in ('public', 'graphile_worker') and has_schema_privilege(n.oid, 'usage')
      and relowner = (select relowner from pg_class where oid = 'public.kysely_migration'::regclass)
      and case
        when relkind = 'S' then not has_sequence_privilege(c.oid, 'usage')
        when relkind not in ('r', 'p') then false
        when relname = any(${sql.val(MIGRATIONS)}::text[]) then not has_table_privilege(c.oid, 'select')
        else not (has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
          and has_table_privilege(c.oid, 'update')
          and (has_table_privilege(c.oid, 'delete') or relname = 'audit_log')) end
    order by relname) as lacking`.execute(db);
  const { role = "", lacking = [] } = rows[0] ?? {};
  if (lacking.length > 0) {
    const more = lacking.length > 3 ? ` and ${lacking.length - 3} more` : "";
    throw new CannotStart(`the role ${role} may not use ${lacking.slice(0, 3).join(", ")}${more}: ${asks(role)}`);
  }
  const hasQueue = await mayQueue(db);
  if (!hasQueue) throw new CannotStart(`the role ${role} may not use the queue of work: ${asks(role)}`);
}

/** Does the work; where the role lacks a right for it, throws CannotStart with what to grant. */
export async function orSayWhatToGrant<T>(db: Kysely<Tables>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    if (!isDenied(fault)) throw fault;
    const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
    const role = rows[0]?.role ?? "";
    throw new CannotStart(`the role ${role} may not use the tables (${fault.message}): ${asks(role)}`);
  }
}

/** 42501: insufficient privilege. */
const isDenied = (fault: unknown): fault is Error =>
  fault instanceof Error && "code" in fault && fault.code === "42501";

class Undone extends Error {}

async function mayQueue(db: Kysely<Tables>): Promise<boolean> {
  let isSeen = false;
  try {
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{
        id: string;
      }>`select (graphile_worker.add_job('self-test', '{}', 'self-test')).id`.execute(tx);
      const { rows: seen } = await sql`select from graphile_worker.jobs where id = ${rows[0]?.id}`.execute(tx);
      isSeen = seen.length === 1;
      throw new Undone();
    });
  } catch (fault) {
    if (fault instanceof Undone) return isSeen;
    if (isDenied(fault)) return false;
    throw fault;
  }
  return isSeen;
}
