-- One row per accepted form. The row is the acknowledgement: 202 is answered only after it is committed.
create table submission (
  id uuid primary key,
  -- What the visitor reads and quotes, such as IN-7K2M-94QX.
  reference text not null unique,
  form text not null,
  -- Chosen by the browser and kept with the draft: a retry meets this constraint instead of storing a second row.
  idempotency_key uuid unique,
  -- SHA-256 of form and answers: tells a retry from another message under the same key.
  payload_sha256 text not null,
  answers jsonb not null,
  -- The page the form stood on, without query.
  page text,
  -- The version of the words the visitor agreed to, where the form asks for consent.
  consent text,
  -- Keyed hash of the address under the salt of that day; emptied by the daily job.
  ip_sha256 text,
  status text not null check (status in ('accepted', 'quarantined')),
  received_at timestamptz not null default now()
);
create index submission_by_form on submission (form, received_at desc);
create index submission_by_time on submission (received_at desc);
-- `leads erase --email` looks people up here, whichever form they used.
create index submission_by_email on submission (lower(answers ->> 'email'));

-- The truth about everything that has to leave the house. A job only carries the id of such a row.
create table delivery (
  -- The event id: stable over every attempt, so a receiver can tell a repetition.
  id uuid primary key,
  event text not null,
  destination text not null check (destination in ('operator', 'webhook', 'opt-in', 'welcome')),
  submission uuid references submission (id) on delete cascade,
  -- What an event without a submission carries. Never personal data.
  payload jsonb,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'dead', 'withheld')),
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  delivered_at timestamptz
);
create index delivery_by_submission on delivery (submission);
create index delivery_open on delivery (status, created_at) where status in ('pending', 'dead');

-- A proof of work is accepted once: the second insert fails, in the same transaction as its submission.
create table spent_challenge (
  challenge_sha256 text primary key,
  expires_at timestamptz not null
);
create index spent_challenge_by_expiry on spent_challenge (expires_at);
