-- What a workspace has left: tables of the engine (kind 'tables') and data sets on the disk (kind 'data set'). They stay for a while,
-- for exports and backups that began before.
create table engine_earlier (
  workspace text not null,
  kind text not null,
  name text not null,
  left_at text not null,
  constraint engine_earlier_pkey primary key (workspace, kind, name)
);
