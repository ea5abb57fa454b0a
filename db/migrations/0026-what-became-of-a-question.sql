-- The assistant goes on only with what the window shows: a reload begins anew under the same session. What it did not know, the
-- operator may read.
alter table chat_reply
  add column begins boolean not null default false,
  add column outcome text check (outcome in ('answered', 'asked', 'refused'));
create index chat_reply_by_outcome on chat_reply (outcome, created_at) where outcome <> 'answered';
