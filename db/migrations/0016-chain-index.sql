-- What the contracts of this site did on the chain, in one place that answers at once. All of it can be read again from the chain.

-- How far the index is. One row.
create table chain_cursor (
  singleton boolean primary key default true check (singleton),
  -- The chain and the contracts that are indexed; another one is begun anew.
  identity text not null default '',
  -- The first block that is read: none of the contracts was there before it.
  first_block bigint not null default 0,
  -- Everything up to this block is in, and stays.
  final_block bigint not null default -1,
  final_hash text,
  -- The newest block of the node that was asked last.
  head_block bigint,
  looked_at timestamptz,
  -- Why it stands still until the operator does something.
  stopped text,
  -- Which server writes, and until when no other one may.
  holder text,
  held_until timestamptz
);

-- The blocks after the final one, each the parent of the next: a chain may take them back.
create table chain_block (
  number bigint primary key,
  hash text not null,
  made_at timestamptz not null
);

-- Events of the contracts of this site. An event about two things, such as a lock that is split, is there for each of them.
create table chain_event (
  block bigint not null,
  log_index integer not null,
  part smallint not null,
  transaction text not null,
  made_at timestamptz,
  address text not null,
  event text not null,
  -- The number of the lock, grant or campaign.
  thing numeric,
  accounts text[] not null,
  args jsonb not null,
  primary key (block, log_index, part)
);
create index chain_event_by_account on chain_event using gin (accounts);
create index chain_event_by_thing on chain_event (address, thing);
create index chain_event_by_kind on chain_event (address, event, block desc, log_index desc);

-- What tokens said of themselves when they were first met: those of the launch book, and those of locks, grants and campaigns.
create table chain_token (
  address text primary key,
  kind text not null check (kind in ('erc20', 'erc721', 'erc1155', 'erc6909')),
  name text,
  symbol text,
  decimals smallint
);

-- Tokens and collections of the launch book.
create table chain_launch (
  token text primary key references chain_token (address),
  creator text not null,
  with_pool boolean not null,
  block bigint not null,
  made_at timestamptz,
  -- False for one with more transfers than we keep.
  followed boolean not null default true,
  transfers integer not null default 0
);
create index chain_launch_by_creator on chain_launch (creator);
create index chain_launch_by_block on chain_launch (block desc);

-- Their transfers. One of several items has a part for each.
create table chain_transfer (
  block bigint not null,
  log_index integer not null,
  part smallint not null,
  token text not null references chain_launch (token) on delete cascade,
  sender text not null,
  receiver text not null,
  item numeric,
  amount numeric not null,
  primary key (block, log_index, part)
);
create index chain_transfer_by_receiver on chain_transfer (receiver, token);
create index chain_transfer_by_sender on chain_transfer (sender, token);
create index chain_transfer_by_token on chain_transfer (token, item);
