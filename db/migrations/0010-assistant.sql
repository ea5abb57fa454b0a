-- A question and its reply, for a resend, for the model's memory, and for whoever wants to see or erase them.
create table chat_reply (
  -- What feedback names.
  id uuid primary key,
  -- Whose browser: the hash of a cookie. Erasing goes by it.
  visitor_sha256 text not null,
  -- The conversation: a signature over cookie and session id, which is also what a workflow is told.
  session text not null,
  -- The key of the message, by which a resend finds its reply.
  key text,
  question text not null,
  reply text not null,
  -- What came with the reply: places, next questions.
  extras jsonb not null default '{}',
  -- What the reply was about, for the next question.
  topic jsonb,
  -- Only a whole reply is given again.
  status text not null check (status in ('whole', 'interrupted')),
  helpful boolean,
  comment text,
  created_at timestamptz not null default now()
);
create unique index chat_reply_by_key on chat_reply (session, key);
create index chat_reply_by_session on chat_reply (session, created_at);
create index chat_reply_by_visitor on chat_reply (visitor_sha256);
create index chat_reply_by_creation on chat_reply (created_at);
