-- Somebody asked what is stored about an address. The row lives until the link in its mail has expired, or was used to erase.
create table data_request (
  id uuid primary key,
  -- As typed: the mail goes there, and nowhere else.
  email text not null,
  -- The token is derived from this and SECRET, so a repeated mail carries the same link and a copy of the table none.
  nonce text not null,
  -- Both are set when the mail is about to leave: an outage does not use the hours up.
  token_sha256 text unique,
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
create index data_request_by_email on data_request (lower(email));

-- Every destination there is. Whichever migration runs last, the list is whole.
alter table delivery drop constraint if exists delivery_destination_check;
alter table delivery add constraint delivery_destination_check
  check (destination in ('operator', 'webhook', 'opt-in', 'welcome', 'applicant', 'pledge', 'data-rights'));
