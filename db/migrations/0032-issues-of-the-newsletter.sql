-- An issue of the newsletter, with its whole text: what is sent on after an interruption is what was begun.
create table newsletter_issue (
  id uuid primary key,
  -- The same file is the same issue, and is never sent twice.
  content_sha256 text not null unique,
  subject text not null,
  markdown text not null,
  state text not null check (state in ('sending', 'sent', 'stopped')),
  -- How many it was begun for. Rows of those who were erased since are gone.
  recipients integer not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz
);
-- One at a time.
create unique index newsletter_issue_sending on newsletter_issue (state) where state = 'sending';

-- Who gets it, each once. The id is that of the mail, so a mail that is tried again has the same message id.
create table newsletter_recipient (
  id uuid primary key,
  issue uuid not null references newsletter_issue (id) on delete cascade,
  subscriber uuid not null references subscriber (id) on delete cascade,
  -- 'trying' is written before the mail server is asked: one that stays so after a crash may have been taken, or not.
  state text not null default 'pending'
    check (state in ('pending', 'trying', 'sent', 'refused', 'bounced', 'left', 'suppressed', 'failed', 'stopped')),
  attempts integer not null default 0,
  last_error text,
  next_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (issue, subscriber)
);
create index newsletter_recipient_next on newsletter_recipient (issue, next_at) where state = 'pending';
create index newsletter_recipient_subscriber on newsletter_recipient (subscriber);

-- When a mail server said last that there is no such address.
alter table subscriber add column bounced_at timestamptz;

-- Why an address is never written to: its owner erased it, for good; or there is no such address, for a year.
alter table suppression add column reason text not null default 'erased' check (reason in ('erased', 'bounced'));
