-- The custom roles of a team. The built-in ones are in the code. acts is a JSON list; version changes with every write.
create table team_role (
  team text not null,
  id text not null,
  name text not null,
  acts text not null,
  version bigint not null default 0,
  constraint team_role_pkey primary key (team, id)
);

create unique index team_role_name on team_role (team, lower(name));
