-- Lists of claims that are published here: what claimants need to show that they are on one. Public, and the same for everybody.
create table claim_list (
  -- SHA-256 of all its bytes in hexadecimal: nobody can put another list in its place.
  id text primary key check (id ~ '^[0-9a-f]{64}$'),
  head text not null,
  -- All shards, then all pages, one after the other.
  body bytea not null,
  published_at timestamptz not null default now()
);
-- Parts of a body are read without the rest of it.
alter table claim_list alter column body set storage external;
