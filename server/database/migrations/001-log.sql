-- The server that these tables belong to. Its origin is the database cluster, which differs after a restore elsewhere.
create table backend (
  id text not null,
  origin text not null
);

-- head is the last position of all logs of the workspace, and log_start the position before the current one. version
-- changes with every write. about is the workspace as JSON.
create table workspace (
  id text primary key,
  team text not null,
  version bigint not null default 0,
  head bigint not null default 0,
  last_hash text not null default '',
  log_id text not null,
  log_start bigint not null default 0,
  data_set text not null,
  about text not null
);

create index workspace_team on workspace (team);

-- One row for each change, which nobody updates or deletes. The value and the fields are JSON as text, because their bytes
-- are part of the hash. fields has what a later version adds to a change.
create table entry (
  workspace text not null,
  seq bigint not null,
  log_id text not null,
  key text not null,
  kind text not null,
  id text not null,
  subject text not null,
  version bigint not null,
  value text not null,
  withdrawn boolean not null,
  erased boolean not null,
  schema bigint,
  fields text not null,
  actor_id text not null,
  actor_name text not null,
  at text not null,
  prev_hash text not null,
  hash text not null,
  constraint entry_pkey primary key (workspace, seq),
  constraint entry_key unique (workspace, log_id, key),
  constraint entry_version unique (workspace, log_id, subject, version)
);

create index entry_id on entry (workspace, kind, id, seq);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Entries are never changed or deleted: a withdrawal is another entry.';
end;
$$;

create trigger entry_change before update or delete on entry for each row execute function refuse_change();

create trigger entry_truncate before truncate on entry for each statement execute function refuse_change();
