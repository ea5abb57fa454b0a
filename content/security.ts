import { brand } from './brand.ts'

/** What `/.well-known/security.txt` (RFC 9116) says, and the policy it names. `expires` is set anew at least once a year. */
export const security = {
  contact: brand.email,
  expires: '2027-11-20',
  languages: ['en'],
  policy: [
    `How to report a vulnerability to ${brand.name}`,
    'Write to the address in security.txt and say what you found, where, and how to repeat it. Do not put it into a public issue first.',
    'A person answers within two working days, tells you whether we can repeat it, and tells you again when it is fixed. You are named in the note about the fix, if you want to be.',
    'Test only against your own copy or your own data. Do not read, change or keep the data of others, do not slow the site down for them, and do not write to our people under a false name. If you keep to this, we will not take legal steps against you, and we will say so if others do.',
    'Give us ninety days before you publish. If we are slower than that, publish.',
    'There is no bounty.',
  ],
} as const
