import { security } from '#content/security.ts'

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a vulnerability, until when this holds, and what we promise. */
export function securityText(publicUrl: string): string {
  return [
    `Contact: mailto:${security.contact}`,
    `Contact: ${publicUrl}/contact-us`,
    `Expires: ${security.expires}T00:00:00Z`,
    `Preferred-Languages: ${security.languages.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}/.well-known/security-policy.txt`,
    '',
  ].join('\n')
}

/** The policy that `security.txt` names, as plain text. */
export function securityPolicy(): string {
  return `${security.policy.join('\n\n')}\n`
}
