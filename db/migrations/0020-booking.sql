-- One row per call that was booked. Who booked it and why is in the answers of its submission: when that row is erased, this one
-- goes with it, and its time is free.
create table booking (
  submission uuid primary key references submission (id) on delete cascade,
  -- The link in its mails. The token follows from SECRET and the submission, so that a repeated mail carries the same one.
  token_sha256 text not null unique,
  -- `waiting` is a booking in quarantine, which holds no time. `lapsed` is one that was released after its time was taken.
  state text not null check (state in ('held', 'cancelled', 'waiting', 'lapsed')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- When the next call may begin: the end and the buffer of the day it was booked.
  free_at timestamptz not null check (free_at >= ends_at),
  -- How often a calendar that knows this call has to be told of a change (RFC 5545).
  sequence integer not null default 0,
  booked_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- When the reminder for this time was queued; empty again after a change.
  reminded_at timestamptz,
  -- No two calls at one time, whoever asks, on whichever server, also after the hours or the length were changed.
  constraint booking_one_at_a_time exclude using gist (tstzrange(starts_at, free_at) with &&) where (state = 'held')
);
create index booking_to_remind on booking (starts_at) where state = 'held' and reminded_at is null;

-- A mail may carry an invitation: the method (RFC 5546) and the file.
alter table outbox_mail add column calendar jsonb;
