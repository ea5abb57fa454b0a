/** The base64 SHA-256 of what a page may hold inline: its scripts with the import map, and its styles. */
export type InlineHashes = { scripts: string[]; styles: string[] }

const sources = (hashes: string[]) => ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ')

/** The content security policy of one page. */
export function pagePolicy({ scripts, styles }: InlineHashes, publicUrl: string): string {
  const directives = [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app-map app-worker',
    'report-to csp',
    'report-uri /api/csp-report',
  ]
  if (publicUrl.startsWith('https:')) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/** The headers of a page: its policy, and where violations go. */
export function pageHeaders(hashes: InlineHashes, publicUrl: string): Record<string, string> {
  return {
    'Content-Security-Policy': pagePolicy(hashes, publicUrl),
    'Reporting-Endpoints': 'csp="/api/csp-report"',
  }
}

/**
 * A worker inherits no policy from its page: it has its own, without anything but its own file and our calls. One of them answers for
 * pages without a network, and may do so for the whole site.
 */
export const workerHeaders: Record<string, string> = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  'Service-Worker-Allowed': '/',
}
