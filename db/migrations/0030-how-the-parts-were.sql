-- How the parts of the site were, by UTC day: seconds in each state, and the longest delay. The newest row of a part holds how it is now.
create table status_day (
  part text not null check (part in ('server', 'database', 'chain', 'index', 'jobs', 'mail', 'chat')),
  day date not null,
  up integer not null default 0,
  degraded integer not null default 0,
  down integer not null default 0,
  worst_ms integer,
  state text not null check (state in ('up', 'degraded', 'down')),
  latency_ms integer,
  measured_at timestamptz not null,
  primary key (part, day)
);
