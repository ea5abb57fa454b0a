-- Pictures and metadata of collections that are published here, each under the SHA-256 of its bytes. Public, and the same for everybody.
create table piece_file (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  type text not null,
  body bytea not null,
  published_at timestamptz not null default now(),
  -- Who published it, as keyed hashes that are forgotten after a while: of the account that was signed in, or else of the network.
  uploader text,
  network text
);
-- Pictures are compressed already.
alter table piece_file alter column body set storage external;
create index piece_file_uploader on piece_file (uploader) where uploader is not null;

-- Which metadata a number has at a place: a set named by its SHA-256, or one that an account adds pieces to. A row never changes.
create table piece (
  place text not null,
  number bigint not null check (number >= 0),
  sha256 text not null,
  -- The pictures that the metadata names.
  pictures text[] not null,
  published_at timestamptz not null default now(),
  primary key (place, number)
);
create index piece_sha256 on piece (sha256);

-- Files and places that the operator removed: their address says so.
create table piece_gone (
  id text primary key,
  gone_at timestamptz not null default now()
);
