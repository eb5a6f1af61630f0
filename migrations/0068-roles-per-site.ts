import { type Kysely, sql } from "kysely";

/**
 * Roles per site, and permissions for pages. An administrator's decision for an account at a site replaces the roles
 * that the identity provider gives there. Without a decision, the provider's roles hold at every site.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table account add signed_in_at timestamptz;
    update account a set signed_in_at = (
      select max(l.at) from audit_log l where l.action = 'sign-in' and l.actor ->> 'accountId' = a.id::text
    );

    create table account_site_role (
      account_id uuid not null references account on delete cascade,
      site_id integer not null references site on delete cascade,
      role text not null check (role in ('none', 'editor', 'admin')),
      given_by jsonb not null,
      given_at timestamptz not null default now(),
      primary key (account_id, site_id)
    );
    -- The roles that hold: one row for each account, site and role.
    create view account_site_roles as
      select g.account_id, s.id as site_id, s.key as site, g.role
        from account_site_role g join site s on s.id = g.site_id where g.role <> 'none'
      union all
      select r.account_id, s.id, s.key, r.role
        from account_role r cross join site s
        where not exists (select from account_site_role g where g.account_id = r.account_id and g.site_id = s.id);

    alter table content
      drop constraint content_access_check,
      add check (access in ('everyone', 'signed-in', 'chosen', 'editors')),
      -- Null: as the nearest page above that has a rule.
      add edited_by text check (edited_by in ('editors', 'chosen', 'admins')),
      add published_by text check (published_by in ('editors', 'chosen', 'admins'));
    -- The accounts of a rule that names them.
    create table content_right (
      content integer not null references content,
      "right" text not null check ("right" in ('read', 'edit', 'publish')),
      account uuid not null references account on delete cascade,
      primary key (content, "right", account)
    );
    create index on content_right (account);

    -- Which site an entry is about; null where it is about none, such as a sign-in.
    alter table audit_log add site_id integer references site;
    update audit_log l set site_id = c.site_id from content c where (l.detail ->> 'content')::integer = c.number;
    update audit_log l set site_id = a.site_id from assessment a where l.assessment = a.number;
    create index on audit_log (id desc) where actor ->> 'kind' = 'account';
    create index on audit_log ((actor ->> 'accountId'), ((detail ->> 'content')), at) where action = 'page written';
  `.execute(db);
}
