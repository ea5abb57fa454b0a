-- The identifier (CIDv1) of what the node of IPFS keeps too, where the operator has named one.
alter table piece_file add column cid text;
