-- The assistant goes on only with what the window shows: a reload begins anew under the same session.
alter table chat_reply add column begins boolean not null default false;
