/** One post of the blog. `paragraphs` are plain text; a line that starts with `## ` is a heading. */
export type Post = {
  slug: string
  title: string
  description: string
  /** ISO dates; `updated` when the words have changed since. */
  published: string
  updated?: string
  paragraphs: readonly string[]
}

/** The posts of this site, newest first. */
export const posts: readonly Post[] = [
  {
    slug: 'stored-before-we-say-so',
    title: 'Stored before we say so',
    description: 'How the forms of this site avoid losing a message: one transaction, then the answer, then the mail.',
    published: '2026-11-20',
    paragraphs: [
      'A contact form is a promise: what you typed reaches a person. Most forms break it quietly. They send a mail first and store later, or answer "thank you" while the write is still on its way, and a restart in between loses the message with nobody the wiser.',
      '## One transaction',
      'Here, a message, the deliveries it causes and the jobs that carry them out are written in one transaction of a PostgreSQL database with fsync on. The server refuses to start on a database that would acknowledge writes it has not flushed. Only after the commit does it answer, with status 202 and a reference number.',
      '## The same message twice is one message',
      'Your browser makes a key for the words you are about to send, and keeps it with the draft. If the connection drops and nobody knows whether the answer got lost or the question, it sends the same key again. The database has a unique index on that key, so the second attempt finds the first and receives the same reference.',
      '## Mail comes last',
      'Mail servers and webhooks are down sometimes. A delivery is retried with growing pauses for more than a day, carries an event number that never changes so that the receiver can drop a repetition, and if it still fails it is shown to the operator instead of vanishing.',
      'The tests of this site kill the server with SIGKILL while it is writing, fill the disk, stop the database and send it garbage, and then count: every reference number that was handed out must still be there.',
    ],
  },
]
