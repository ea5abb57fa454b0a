-- Collections that are minted with codes on this site. A code is in no column: `keys` are the addresses of the codes' keys, which are public.
create table mint_campaign (
  -- With its EIP-55 checksum.
  contract text primary key,
  chain_id integer not null,
  name text not null,
  -- The code for everybody; null where only printed codes mint.
  event_code text,
  -- 20 bytes for each printed code, in the order of the list.
  keys bytea not null,
  -- What the site may pay for visitors, in wei.
  sponsor_wei numeric(78) not null,
  created_at timestamptz not null default now(),
  -- Set: the site offers it no longer, signs no voucher and pays nothing. The contract goes on as it was made.
  closed_at timestamptz
);
-- Of several collections with one event code, one is open.
create unique index mint_campaign_by_event on mint_campaign (chain_id, event_code) where closed_at is null;

-- Mints that the site has paid for: written before they are sent, so that none is sent twice.
create table mint_relay (
  id uuid primary key,
  contract text not null references mint_campaign,
  -- What is paid for once: `code` and its index, or `wallet` and the account.
  slot text not null,
  recipient text not null,
  -- The paying account, and the number of its transaction.
  sender text not null,
  nonce integer not null,
  -- What is sent again when a node loses it, and every hash it has had: one whose fee was raised has several.
  raw text not null,
  hashes text[] not null,
  -- In wei: what it can cost at most while it is on its way, then what it has cost.
  cost_wei numeric(78) not null,
  status text not null check (status in ('sent', 'mined', 'failed')),
  sent_at timestamptz not null default now(),
  unique (contract, slot)
);
create index mint_relay_waiting on mint_relay (sender, nonce) where status = 'sent';
