-- Who published a list, as keyed hashes that are forgotten after a while: of the account that was signed in, or else of the network,
-- and of the wider network. And when a campaign was found on the chain that pays for it.
alter table claim_list
  add column uploader text,
  add column network text,
  add column funded_at timestamptz;
-- Nobody has looked for the campaigns of older lists: they stay.
update claim_list set funded_at = now();
create index claim_list_unfunded on claim_list (published_at) where funded_at is null;

-- Lists that are gone, and why: their address says what happened.
create table claim_list_gone (
  id text primary key,
  reason text not null check (reason in ('unfunded', 'room', 'operator')),
  gone_at timestamptz not null default now()
);

-- Blocks of a chain whose campaigns were held against the lists.
create table claim_scan (
  chain_id bigint primary key,
  next_block bigint not null
);
