/** The prompt of the passkey was closed, or no authenticator here has the passkey: browsers do not say which. */
export class PasskeyClosed extends Error {
  override name = 'PasskeyClosedError'
}

/** This browser, or this address of the site, has no passkeys. */
export class NoPasskeys extends Error {
  override name = 'NoPasskeysError'
}
