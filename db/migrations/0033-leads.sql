-- What becomes of a submission that a person answers: how far it is, who has it, and by when it is answered. It goes with its submission.
create table lead (
  submission uuid primary key references submission (id) on delete cascade,
  state text not null default 'new' check (state in ('new', 'open', 'waiting', 'won', 'lost', 'closed')),
  owner text,
  -- The time that the site promised, from the arrival on, or that the operator set; null where nothing is owed.
  due_at timestamptz,
  updated_at timestamptz not null default now()
);
create index lead_due on lead (due_at) where state in ('new', 'open', 'waiting');

create table lead_note (
  id integer primary key generated always as identity,
  submission uuid not null references submission (id) on delete cascade,
  note text not null,
  created_at timestamptz not null default now()
);
create index lead_note_submission on lead_note (submission);
