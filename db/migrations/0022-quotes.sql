-- A quote has its figures, so that the page of a request shows them and the applicant answers there: whole US dollars, working days,
-- and the first day, as year-month-day. Only the state `quoted` has one.
alter table audit_step
  add column quote jsonb check (quote is null or state = 'quoted'),
  drop constraint audit_step_state_check,
  add constraint audit_step_state_check check (
    state in (
      'received', 'reading', 'quoted', 'accepted', 'refused', 'scheduled', 'in-review', 'delivered', 'closed', 'declined'
    )
  );
