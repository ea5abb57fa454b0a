-- Which account was signed in when a form was sent that says so: the page of that account shows it to nobody else.
create table submission_account (
  submission uuid primary key references submission (id) on delete cascade,
  account text not null
);
create index submission_account_by_account on submission_account (account);

-- Which account was signed in when a collection was inspected.
create table inspection_asked (
  sha256 text not null references inspection_report (sha256) on delete cascade,
  account text not null,
  at timestamptz not null default now(),
  primary key (sha256, account)
);
create index inspection_asked_by_account on inspection_asked (account);
