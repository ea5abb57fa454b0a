/** Something that the account wrote while it was signed in. `at` is in Unix seconds. */
export type OwnWriting = { what: string; path: string; at: number }

/** What the account of this browser's session wrote; `account` is null where nobody is signed in. */
export type OwnWritings = { account: string | null; writings: OwnWriting[] }
