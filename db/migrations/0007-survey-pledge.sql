-- One row per signature under the pledge that was asked to be confirmed. Name, kind and link stand in the answers of its
-- submission: whoever withdraws deletes that row, and this one goes with it.
create table pledge_signature (
  submission uuid primary key references submission (id) on delete cascade,
  -- What the certificate's address shows, such as 7K2M-94QX.
  public_id text not null unique,
  -- How the signer was recognized.
  method text not null check (method in ('email')),
  -- One address, one name: the domain in lower case, the rest as typed.
  email_key text not null,
  status text not null check (status in ('pending', 'confirmed')),
  -- SHA-256 of the text that was signed.
  text_sha256 text not null,
  -- Both tokens are derived from this and SECRET; stored are their hashes.
  nonce text not null,
  confirm_sha256 text unique,
  confirm_expires_at timestamptz,
  withdraw_sha256 text not null unique,
  -- When an address was last asked to confirm: at most once a day.
  mailed_at timestamptz not null,
  -- In whole milliseconds: part of the wall's cursor.
  confirmed_at timestamptz,
  -- Taken off the wall by the operator.
  hidden_at timestamptz
);
create index pledge_signature_by_email on pledge_signature (email_key);
create index pledge_signature_wall on pledge_signature (confirmed_at desc, public_id desc)
  where status = 'confirmed' and hidden_at is null;

-- The results of a survey are counted over its accepted answers.
create index submission_answered on submission (consent) where form = 'survey' and status = 'accepted';
