-- The nearest facts were told, and said to be no more than that.
alter table chat_reply
  drop constraint chat_reply_outcome_check,
  add constraint chat_reply_outcome_check check (outcome in ('answered', 'guessed', 'asked', 'refused'));
