-- What is announced, carried out and cancelled in the timelocks of tokens of the launch book, as the chain has it. The index is read anew, because what it has does not
-- hold it. A timelock is not bound to one token: another can name it too.
alter table chain_launch add timelock text;
create index chain_launch_by_timelock on chain_launch (timelock);
create table chain_announcement (
  block bigint not null,
  log_index integer not null,
  timelock text not null,
  transaction text not null,
  topics text[] not null,
  data text not null,
  primary key (block, log_index)
);
create index chain_announcement_by_operation on chain_announcement (timelock, (topics[2]), block, log_index);
