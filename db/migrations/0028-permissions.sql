-- Permissions of ERC-6909 and of Permit2, and the time of the block in which each was given. The index is read anew, because what it has does
-- not hold them.
alter table chain_approval drop constraint chain_approval_kind_check;
alter table chain_approval add constraint chain_approval_kind_check
  check (kind in ('amount', 'item', 'all', 'operator', 'unit', 'permit2'));
alter table chain_approval add column made_at timestamptz;
