-- A name under the pledge may be signed by the account of a wallet: then nothing has to be confirmed, and there is no mail and no token.
alter table pledge_signature
  drop constraint pledge_signature_method_check,
  add constraint pledge_signature_method_check check (method in ('email', 'wallet')),
  alter column email_key drop not null,
  alter column nonce drop not null,
  alter column withdraw_sha256 drop not null,
  alter column mailed_at drop not null,
  -- With its EIP-55 checksum. One account, one name.
  add column account text unique,
  -- What was signed, to the byte, and the signature: public, so that anybody can check it.
  add column message text,
  add column signature text,
  add constraint pledge_signature_proof check (
    case method
      when 'email' then num_nulls(email_key, nonce, withdraw_sha256, mailed_at) = 0
        and num_nonnulls(account, message, signature) = 0
      else num_nulls(account, message, signature) = 0 and status = 'confirmed'
        and num_nonnulls(email_key, nonce, confirm_sha256, withdraw_sha256, mailed_at) = 0
    end);
