-- What tokens of the launch book say of the powers over them, as the chain has it: owners, roles, pauses and lists. The index is read anew,
-- because what it has does not hold them.
create table chain_power (
  block bigint not null,
  log_index integer not null,
  token text not null references chain_launch (token) on delete cascade,
  transaction text not null,
  topics text[] not null,
  data text not null,
  primary key (block, log_index)
);
create index chain_power_by_token on chain_power (token, block, log_index);
