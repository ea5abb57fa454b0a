-- A question of the chat that waits for a person. What was asked is in the answers of its submission: when that row is erased, this one
-- goes with it, and so do the answers.
create table hand_over (
  submission uuid primary key references submission (id) on delete cascade,
  -- The conversation with a person it belongs to: the id of its first question, which may be erased before the others.
  thread uuid not null,
  -- Opens the conversation to the browser that asked. The key follows from SECRET and the submission.
  key_sha256 text not null unique,
  -- Stands in the mail to the operator, so that an answer to it is known. It follows from them too.
  reply_sha256 text not null unique
);
create index hand_over_by_thread on hand_over (thread);

-- What a person answered.
create table hand_over_answer (
  id uuid primary key,
  -- The question it answers.
  submission uuid not null references submission (id) on delete cascade,
  -- Who answers, as the visitor reads it.
  name text not null,
  answer text not null,
  -- The message id of the mail that brought it: a mail that arrives twice is one answer.
  mail_sha256 text,
  created_at timestamptz not null default clock_timestamp(),
  unique (submission, mail_sha256)
);

-- What the operator has the assistant say, beside the facts of the site. A row is never changed: it is written anew or removed, so its
-- count and its last id tell a server whether it knows them all.
create table chat_answer (
  id integer primary key generated always as identity,
  language text not null check (language in ('en', 'de', 'fr', 'es')),
  -- The wordings it answers to, and questions that it was checked not to answer.
  asks text[] not null check (cardinality(asks) > 0),
  nots text[] not null default '{}',
  says text not null,
  -- The place of the site that is cited.
  at text not null,
  created_at timestamptz not null default now()
);
