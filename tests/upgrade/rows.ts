const day = "now() - interval '1 day'"
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const hash = (digit: string) => digit.repeat(64)
const list = `{"format": "intaglio-claims-1", "root": "0x${hash('a')}", "count": 1, "total": "1000", "pages": [["${account}", "0x${hash('b')}"]]}`
const id = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`

/**
 * Rows as they were written when a migration was the newest one, by its name: each is put in right after it. The code of the releases writes
 * more of its own; here is what only a chain, a mail server or a day of work would bring about. A migration with tables has its rows here.
 */
export const rows: Record<string, string> = {
  '0001-forms.sql': `
    insert into submission values
      ('${id(1)}', 'IN-7K2M-94QX', 'contact', '${id(101)}', '${hash('a')}',
        '{"name": "Ada Lovelace", "email": "Ada@example.com", "topic": "project", "message": "Größe: 12 €\\nand a second line"}',
        '/contact-us', null, '${hash('b')}', 'accepted', ${day}),
      ('${id(2)}', 'IN-7K2M-94QY', 'contact', null, '${hash('c')}',
        '{"name": "No Key", "email": "plain@example.com", "topic": "other", "message": "Sent without a script."}',
        null, null, null, 'quarantined', ${day}),
      ('${id(3)}', 'IN-7K2M-94QZ', 'newsletter', '${id(103)}', '${hash('d')}', '{"email": "grace@example.com"}', '/', '2026-11-20', null, 'accepted', ${day});
    insert into delivery values
      ('${id(11)}', 'submission.received', 'operator', '${id(1)}', null, 'delivered', 1, null, ${day}, ${day}, ${day}),
      ('${id(12)}', 'submission.received', 'webhook', '${id(1)}', null, 'dead', 21, 'http-500', ${day}, ${day}, null),
      ('${id(13)}', 'lead.erased', 'operator', null, '{"references": ["IN-0000-0000"]}', 'withheld', 1, 'erased', ${day}, ${day}, null),
      ('${id(14)}', 'newsletter.confirmed', 'welcome', '${id(3)}', null, 'delivered', 1, null, ${day}, ${day}, ${day});
    insert into spent_challenge values ('${hash('e')}', now() + interval '1 hour');`,
  '0002-newsletter.sql': `
    insert into subscriber values
      ('${id(21)}', 'grace@example.com', 'grace@example.com', 'confirmed', 'nonce-1', null, null, '${hash('1')}', '${id(11)}', ${day},
        '${id(3)}', '2026-11-20', '/', ${day}, '${hash('2')}', ${day}, null),
      ('${id(22)}', 'Pending@example.com', 'Pending@example.com', 'pending', 'nonce-2', '${hash('3')}', now() + interval '2 days', '${hash('4')}',
        null, null, null, '2026-11-20', null, ${day}, null, null, null),
      ('${id(23)}', 'left@example.com', 'left@example.com', 'unsubscribed', 'nonce-3', null, null, '${hash('5')}', null, null, null,
        '2026-11-20', '/', ${day}, null, ${day}, ${day});
    insert into suppression (email_hmac, created_at) values ('${hash('6')}', ${day});`,
  '0003-limits.sql': `
    insert into rate_limit values ('submit:203.0.113.7', 3, now() + interval '1 hour');
    insert into daily_salt values (current_date, 'a salt of today');`,
  '0004-outbox.sql': `
    insert into outbox_mail values ('${id(41)}', '<${id(11)}@example.com>', 'site@example.com', 'team@example.com', 'IN-7K2M-94QX: Ada', 'text',
      '<p>html</p>', 'From: site@example.com', ${day});`,
  '0005-outbox-parts.sql': `
    insert into outbox_mail (id, message_id, sender, recipient, subject, text, html, reply_to, headers, created_at) values
      ('${id(42)}', '<${id(14)}@example.com>', 'site@example.com', 'grace@example.com', 'Welcome', 'text', '<p>html</p>', 'Ada <ada@example.com>',
        '{"List-Unsubscribe": "<https://example.com/u>"}', ${day});`,
  '0006-audit-requests.sql': `
    insert into submission (id, reference, form, payload_sha256, answers, status, received_at) values
      ('${id(61)}', 'IN-AUDT-0001', 'audit-request', '${hash('7')}', '{"name": "Ada Lovelace", "email": "ada@example.com",
        "repository": "https://github.com/you/vault", "commit": "abcdef1", "chains": "Ethereum"}', 'accepted', ${day});
    insert into audit_request values ('${id(61)}', '${hash('8')}');
    insert into audit_step (id, submission, state, note, at) values
      ('${id(62)}', '${id(61)}', 'received', null, now() - interval '20 hours'), ('${id(63)}', '${id(61)}', 'reading', 'We read it.', ${day});`,
  '0007-survey-pledge.sql': `
    insert into submission (id, reference, form, payload_sha256, answers, consent, status, received_at) values
      ('${id(71)}', 'IN-PLDG-0001', 'pledge', '${hash('9')}', '{"name": "Ada Lovelace", "signer": "builder", "email": "ada@example.com"}', '2026-11-21',
        'accepted', ${day}),
      ('${id(72)}', 'IN-SRVY-0001', 'survey', '${hash('0')}', '{"role": "builder", "loss": "no", "trust": "Nobody can change it."}', '2026-11-21',
        'accepted', ${day});
    insert into pledge_signature (submission, public_id, method, email_key, status, text_sha256, nonce, withdraw_sha256, mailed_at, confirmed_at)
      values ('${id(71)}', '7K2M-94QX', 'email', 'ada@example.com', 'confirmed', '${hash('a')}', 'nonce', '${hash('b')}', ${day}, date_trunc('milliseconds', ${day}));`,
  '0008-data-rights.sql': `
    insert into data_request values ('${id(81)}', 'Ada@example.com', 'nonce', '${hash('c')}', now() + interval '1 day', ${day});`,
  '0009-sign-in.sql': `
    insert into sign_in_message values ('${hash('d').slice(0, 32)}', '${hash('e')}', '${hash('f')}', 0, now() + interval '5 minutes');
    insert into sign_in_session values ('${hash('0')}', '${account}', ${day}, now() + interval '6 days');`,
  '0010-assistant.sql': `
    insert into chat_reply (id, visitor_sha256, session, key, question, reply, extras, topic, status, helpful, comment, created_at) values
      ('${id(91)}', '${hash('1')}', 'session', 'key-1', 'What does an audit cost?', 'From 4,000 dollars.', '{"places": []}', '{"slug": "audit"}',
        'whole', false, 'Not what I asked.', ${day}),
      ('${id(92)}', '${hash('1')}', 'session', null, 'And?', 'It depends', '{}', null, 'interrupted', null, null, ${day});`,
  '0011-pledge-wallet.sql': `
    insert into submission (id, reference, form, payload_sha256, answers, status, received_at) values
      ('${id(111)}', 'IN-PLDG-0002', 'pledge', '${hash('2')}', '{"name": "Grace Hopper", "signer": "builder"}', 'accepted', ${day});
    insert into pledge_signature (submission, public_id, method, status, text_sha256, confirmed_at, account, message, signature) values
      ('${id(111)}', '7K2M-94QY', 'wallet', 'confirmed', '${hash('a')}', date_trunc('milliseconds', ${day}), '${account}', 'I sign.', '0x${hash('3')}');`,
  '0012-mint.sql': `
    insert into mint_campaign values ('${contract}', 1, 'Harbour Fair', 'harbour', decode('${'ab'.repeat(40)}', 'hex'), 500000000000000000, ${day}, null);
    insert into mint_relay values ('${id(121)}', '${contract}', 'code:0', '${account}', '${account}', 7, '0x02', array['0x${hash('4')}'], 21000000000000,
      'mined', ${day});`,
  '0013-claim-lists.sql': `
    insert into claim_list (id, head, body, published_at) values ('${hash('5')}', '${list}', decode('${'00ff'.repeat(2_000)}', 'hex'), ${day});`,
  '0014-inspections.sql': `
    insert into inspection_report values ('${hash('6')}', '{"collection": "${contract}"}', ${day});
    insert into audit_inspection values ('${id(61)}', '${hash('6')}');`,
  '0015-claim-list-room.sql': `
    insert into claim_list values ('${hash('7')}', '${list}', decode('00ff', 'hex'), ${day}, '${hash('8')}', '${hash('9')}', ${day});
    insert into claim_list_gone values ('${hash('8')}', 'unfunded', ${day});
    insert into claim_scan values (1, 21000000);`,
  '0016-chain-index.sql': `
    insert into chain_cursor (singleton, identity, first_block, final_block, final_hash, head_block, looked_at)
      values (true, 'an index of then', 1, 5, '0x${hash('a')}', 6, ${day}) on conflict do nothing;
    insert into chain_block values (6, '0x${hash('b')}', ${day});
    insert into chain_event values (4, 0, 0, '0x${hash('c')}', ${day}, '${contract}', 'LockCreated', 1, array['${account}'], '{"amount": "1000"}');
    insert into chain_token values ('${contract}', 'erc20', 'Meridian', 'MRD', 18);
    insert into chain_launch (token, creator, with_pool, block, made_at) values ('${contract}', '${account}', true, 3, ${day});
    insert into chain_transfer values (5, 0, 0, '${contract}', '${account}', '${contract}', null, 1000);`,
  '0017-reminders.sql': `
    insert into reminder (id, email, account, email_hmac, status, nonce, unsubscribe_sha256, asked_at, confirmed_at) values
      ('${id(171)}', 'ada@example.com', '${account}', '${hash('d')}', 'confirmed', 'nonce', '${hash('e')}', ${day}, ${day});
    insert into reminder_sent values ('${id(171)}', '/lock/1', 1790000000);`,
  '0018-approvals.sql': `
    insert into chain_approval values (5, 1, '${contract}', '${account}', '${contract}', 'amount', null, true);`,
  '0019-own-writings.sql': `
    insert into submission_account values ('${id(61)}', '${account}');
    insert into inspection_asked values ('${hash('6')}', '${account}', ${day});`,
  '0020-booking.sql': `
    insert into submission (id, reference, form, payload_sha256, answers, status, received_at) values
      ('${id(201)}', 'IN-BOOK-0001', 'booking', '${hash('f')}', '{"name": "Ada Lovelace", "email": "ada@example.com", "topic": "project",
        "zone": "Europe/London", "slot": "2030-01-08T10:15Z"}', 'accepted', ${day});
    insert into booking (submission, token_sha256, state, starts_at, ends_at, free_at, booked_at, changed_at) values
      ('${id(201)}', '${hash('0')}', 'held', '2030-01-08T10:15Z', '2030-01-08T10:45Z', '2030-01-08T11:00Z', ${day}, ${day});
    insert into outbox_mail (id, message_id, sender, recipient, subject, text, html, calendar, created_at) values
      ('${id(202)}', '<${id(202)}@example.com>', 'site@example.com', 'ada@example.com', 'Your call', 'text', '<p>html</p>',
        '{"method": "REQUEST", "content": "BEGIN:VCALENDAR"}', ${day});`,
  '0021-pieces.sql': `
    insert into piece_file (sha256, type, body, published_at, uploader, network) values
      ('${hash('1')}', 'image/png', decode('89504e47', 'hex'), ${day}, '${hash('2')}', '${hash('3')}');
    insert into piece values ('${hash('4')}', 1, '${hash('5')}', array['${hash('1')}'], ${day});
    insert into piece_gone values ('${hash('6')}', ${day});`,
  '0022-quotes.sql': `
    insert into audit_step (id, submission, state, quote, at) values
      ('${id(221)}', '${id(61)}', 'quoted', '{"price": 12000, "days": 9, "start": "2026-12-07"}', now() - interval '1 hour');`,
  '0023-pieces-on-ipfs.sql': `
    insert into piece_file (sha256, type, body, cid) values ('${hash('7')}', 'image/png', decode('89504e47', 'hex'), 'bafkreigh2akiscaildc');`,
  '0024-powers.sql': `
    insert into chain_power values (5, 2, '${contract}', '0x${hash('8')}', array['0x${hash('9')}'], '0x');`,
  '0025-announcements.sql': `
    insert into chain_announcement values (5, 3, '${contract}', '0x${hash('a')}', array['0x${hash('b')}', '0x${hash('c')}'], '0x');`,
  '0026-what-became-of-a-question.sql': `
    insert into chat_reply (id, visitor_sha256, session, question, reply, status, begins, outcome, created_at) values
      ('${id(261)}', '${hash('2')}', 'second', 'Who was Ada?', 'The site does not say.', 'whole', true, 'refused', ${day});`,
  '0027-answers-of-people.sql': `
    insert into submission (id, reference, form, payload_sha256, answers, status, received_at) values
      ('${id(271)}', 'IN-HAND-0001', 'hand-over', '${hash('3')}', '{"email": "ada@example.com", "name": "Ada Lovelace", "message": "May I talk to a person?"}', 'accepted', ${day});
    insert into hand_over values ('${id(271)}', '${id(271)}', '${hash('4')}', '${hash('5')}');
    insert into hand_over_answer values ('${id(272)}', '${id(271)}', 'Grace', 'You do already.', '${hash('6')}', ${day});
    insert into chat_answer (language, asks, nots, says, at, created_at) values
      ('en', array['Do you work on Sundays?'], array['Do you work on Mondays?'], 'We do not.', '/contact-us', ${day});`,
  '0028-permissions.sql': `
    insert into chain_approval values (5, 4, '${contract}', '${account}', '${contract}', 'permit2', null, true, ${day});`,
  '0029-a-guess-is-told-from-a-question.sql': `
    insert into chat_reply (id, visitor_sha256, session, question, reply, status, outcome, created_at) values
      ('${id(291)}', '${hash('3')}', 'third', 'Price?', 'Perhaps you mean the audit.', 'whole', 'guessed', ${day});`,
  '0030-how-the-parts-were.sql': `
    insert into status_day values ('server', current_date - 1, 86340, 0, 60, 1200, 'up', 4, ${day});`,
  '0032-issues-of-the-newsletter.sql': `
    insert into newsletter_issue values ('${id(321)}', '${hash('7')}', 'November', '# November', 'sent', 1, ${day}, ${day});
    insert into newsletter_recipient values ('${id(322)}', '${id(321)}', '${id(21)}', 'sent', 1, null, ${day}, ${day});`,
  '0033-leads.sql': `
    insert into lead values ('${id(1)}', 'open', 'Grace', now() + interval '1 day', ${day});
    insert into lead_note (submission, note, created_at) values ('${id(1)}', 'Called, sends the repository.', ${day});`,
}
