-- Who wants a mail a day before the dates of an account. The tokens of the links follow from SECRET, and are here as hashes.
create table reminder (
  id uuid primary key,
  -- Both are forgotten when nobody confirms, or the reader leaves: what is left says only that this address was asked.
  email text,
  account text,
  -- A keyed hash of the address, out of which nobody can read it.
  email_hmac text not null,
  status text not null check (status in ('pending', 'confirmed', 'refused', 'left')),
  nonce text not null,
  confirm_sha256 text unique,
  unsubscribe_sha256 text not null unique,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  left_at timestamptz,
  -- When the dates of the account were looked at last.
  looked_at timestamptz,
  constraint reminder_known check (status <> 'confirmed' or num_nulls(email, account) = 0)
);
-- A mail that was never answered is the only one its address gets.
create unique index reminder_unanswered on reminder (email_hmac) where status in ('pending', 'refused');
create unique index reminder_of_account on reminder (email_hmac, account) where status = 'confirmed';
create index reminder_by_look on reminder (looked_at nulls first) where status = 'confirmed';

-- The dates of which a mail was written: of each at most one.
create table reminder_sent (
  reminder uuid not null references reminder (id) on delete cascade,
  path text not null,
  -- The date itself, in Unix seconds.
  at bigint not null,
  primary key (reminder, path, at)
);

-- Why a visitor gets mail is a word of the capability that writes it: a list of them here would have to know all.
alter table delivery drop constraint if exists delivery_destination_check;
