-- Reports on collections, by the SHA-256 of their text: nobody can put another report in its place. They hold what a chain and public
-- hosts show, and nobody's name.
create table inspection_report (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  body text not null,
  made_at timestamptz not null default now()
);

-- The report that was sent along with a request for an audit: it is kept as long as the request.
create table audit_inspection (
  submission uuid primary key references submission (id) on delete cascade,
  sha256 text not null references inspection_report (sha256)
);
create index audit_inspection_by_report on audit_inspection (sha256);
