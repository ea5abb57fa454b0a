-- Counters shared by every server. Unlogged: a counter costs no flush to disk, and may start again from zero after a crash.
create unlogged table rate_limit (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
create index rate_limit_by_reset on rate_limit (resets_at);

-- One random salt per day for hashes of visitors' addresses. When it is deleted, its hashes can never be matched again.
create table daily_salt (
  day date primary key,
  salt text not null
);
