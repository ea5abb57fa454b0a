/** How long everything is kept. The daily job deletes by these numbers, and the privacy statement shows them. */
export const retention = {
  /** Days a message is kept, counted from its arrival: three years. */
  messageDays: 1_096,
  /** Days an address is kept that was never confirmed for the newsletter: 48 hours to confirm, and a week to look into it. */
  unconfirmedDays: 9,
  /** Days the proof of consent is kept after a subscriber has left the newsletter. */
  leftDays: 365,
  /** Days the keyed hash of a network address is kept, and the salt under which it was made. */
  networkHashDays: 30,
  /** Days a mail is kept in the outbox, where no mail server is configured. */
  outboxDays: 30,
  /** Hours the link in a mail about stored data is open. */
  dataLinkHours: 24,
  /** Days a request for stored data is kept, with or without a mail. */
  dataRequestDays: 3,
  /** Days the record of an event is kept that belongs to no message, after the event has left. */
  eventDays: 90,
  /** Days a sign-in with a wallet holds in a browser, from the signature on. */
  signInDays: 7,
  /** Days a question to the assistant is kept with its reply, and the cookie that finds them again. */
  chatDays: 30,
  /** Days the account of a mint that we paid for is kept, with its transaction. Its slot and its cost stay, so that no code is paid for twice. */
  mintDays: 90,
  /** Days a list of claims is kept here that no campaign has paid for. */
  unfundedListDays: 14,
  /** Days the address of a list that is gone says why. */
  goneListDays: 365,
  /** Days a picture is kept here that no published piece names. */
  unusedPictureDays: 2,
  /** Days a report on a collection is kept that was sent with no request. */
  inspectionDays: 30,
} as const
