-- Permissions that were given or ended: of tokens of the launch book to anyone, of every other token to the contracts of this site. Whether
-- one still holds, the token says. The index is read anew, because what it has does not hold them.
create table chain_approval (
  block bigint not null,
  log_index integer not null,
  token text not null,
  owner text not null,
  spender text not null,
  kind text not null check (kind in ('amount', 'item', 'all')),
  item numeric,
  -- Whether the event gave something, or ended it.
  given boolean not null,
  primary key (block, log_index)
);
create index chain_approval_by_owner on chain_approval (owner, block desc, log_index desc);
create index chain_approval_by_token on chain_approval (token);
