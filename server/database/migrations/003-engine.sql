-- The files of workspaces whose payments are in the payment engine. Their bytes are in the folder of the server. Those of
-- programs (is_sent) have numbers above those of people, and are in the engine as soon as is_stored is true.
create table engine_part (
  workspace text not null,
  number bigint not null,
  name text not null,
  hash text not null,
  bytes bigint not null,
  is_sent boolean not null default false,
  is_stored boolean not null default true,
  added_by text not null,
  added_at text not null,
  constraint engine_part_pkey primary key (workspace, number)
);

-- The tables of the engine that have the payments of a data set. The position of the next payment is records.
create table engine_rows (
  workspace text not null,
  data_set text not null,
  rows_name text not null,
  records bigint not null,
  constraint engine_rows_pkey primary key (workspace, data_set)
);

-- The keys of programs that send payments. Only the hash of a key is stored.
create table api_key (
  id text not null,
  team text not null,
  workspace text not null,
  name text not null,
  hash text not null,
  created_by text not null,
  created_by_name text not null,
  created_at text not null,
  last_used_at text,
  constraint api_key_pkey primary key (id),
  constraint api_key_hash unique (hash)
);
