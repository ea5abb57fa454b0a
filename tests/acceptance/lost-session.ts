/** What drivers say of a browser, or a session with it, that is no more. */
const lost =
  /NoSuchSessionError|invalid session id|session (?:was )?(?:deleted|closed)|target (?:page, context or browser )?(?:has been )?closed|browser has been closed|page crashed|connection closed|ECONNREFUSED|ECONNRESET/i

/** Whether asking again is of no use: the session with the browser is over. */
export const isSessionLost = (error: unknown): boolean => lost.test(String(error))
