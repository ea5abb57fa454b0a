-- A message to be signed, from the moment the server has written it until it was used or has expired.
create table sign_in_message (
  -- 128 random bits, in the message.
  nonce text primary key,
  -- Whose browser asked: the hash of a cookie. Nobody else can use the message.
  visitor_sha256 text not null,
  -- The exact bytes that were given out. What they say, the account included, is not kept.
  message_sha256 text not null,
  attempts integer not null default 0,
  expires_at timestamptz not null
);
create index sign_in_message_by_expiry on sign_in_message (expires_at);

-- A browser in which an account was proved. Signing out deletes the row.
create table sign_in_session (
  -- The hash of the cookie: a copy of this table opens no session.
  token_sha256 text primary key,
  -- With its EIP-55 checksum.
  address text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sign_in_session_by_creation on sign_in_session (created_at);
