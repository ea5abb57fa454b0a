-- Composing a whole message takes about a millisecond per mail. The outbox keeps the parts, and composes what is looked at.
alter table outbox_mail drop column raw;
alter table outbox_mail add column reply_to text;
alter table outbox_mail add column headers jsonb not null default '{}';
