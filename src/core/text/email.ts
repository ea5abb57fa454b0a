/**
 * The address pattern of the site: local part, `@`, then a domain with a dot and an alphabetic suffix of at least two letters,
 * or a bracketed IPv4 address. Shared by the newsletter's Send button, every form's schema and the server.
 */
export const emailPattern =
  /^(?:[^\s\p{Cc}<>()[\]\\.,;:@"]+(?:\.[^\s\p{Cc}<>()[\]\\.,;:@"]+)*|"[^"\\\p{Cc}]+")@(?:(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}|\[(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!\])|(?=\]))){4}\])$/iu

/** Longest address that is accepted, in characters (RFC 5321 allows a path of 254). */
export const emailMaxLength = 254

/** Whether a text without spaces around it is an address that is accepted. */
export const isAddress = (text: string) => text.length <= emailMaxLength && emailPattern.test(text)
