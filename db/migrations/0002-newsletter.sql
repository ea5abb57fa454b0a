-- One row per address that ever asked for the newsletter and was mailed: pending, confirmed, unsubscribed.
create table subscriber (
  id uuid primary key,
  -- As typed, because a mail server may tell Ada from ada; compared by email_key, whose domain is in lower case.
  email text not null,
  email_key text not null unique,
  status text not null check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- Both tokens are derived from this and SECRET, so a repeated mail carries the same links and a copy of the table none.
  nonce text not null,
  confirm_sha256 text unique,
  confirm_expires_at timestamptz,
  unsubscribe_sha256 text not null unique,
  -- The delivery that last claimed an opt-in mail for this address, and when: at most one a day.
  opt_in_delivery uuid,
  opt_in_at timestamptz,
  -- The record of consent: which words, when, on which page, from where (salted hash), and when it was confirmed.
  submission uuid references submission (id) on delete set null,
  consent text not null,
  consent_page text,
  consent_at timestamptz not null,
  consent_ip_sha256 text,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz
);
create index subscriber_pending on subscriber (consent_at) where status = 'pending';

-- Addresses that asked to be forgotten: nothing but a keyed hash, so that they are never mailed again.
create table suppression (
  email_hmac text primary key,
  created_at timestamptz not null default now()
);
