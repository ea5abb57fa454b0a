-- Mail that nobody sends: where SMTP_URL is absent, the outbox page of the running site shows these.
create table outbox_mail (
  id uuid primary key,
  -- A repeated delivery has the same message id and is stored once.
  message_id text not null unique,
  sender text not null,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  -- The whole message as it would have been sent.
  raw text not null,
  created_at timestamptz not null default now()
);
create index outbox_mail_by_time on outbox_mail (created_at desc);
