-- The page that tells how a request for an audit goes on. The token in its address follows from SECRET and the submission, so a
-- repeated mail carries the same link, and a copy of the table gives none.
create table audit_request (
  submission uuid primary key references submission (id) on delete cascade,
  token_sha256 text not null unique
);

-- Every state a request was in, oldest first; the newest is the one it is in.
create table audit_step (
  id uuid primary key,
  submission uuid not null references submission (id) on delete cascade,
  state text not null check (
    state in ('received', 'reading', 'quoted', 'scheduled', 'in-review', 'delivered', 'closed', 'declined')
  ),
  -- What the operator wants the applicant to read with it.
  note text,
  -- Not now(): two steps of one transaction still have an order.
  at timestamptz not null default clock_timestamp()
);
create index audit_step_by_submission on audit_step (submission, at);
