/** One file the site serves, as the build describes it. */
export type SiteFile = {
  /** URL path, such as `/contact-us` or `/assets/root-x1.js`. */
  path: string
  /** Path below `build/client`. Its compressed forms are beside it with `.br` and `.gz`. */
  file: string
  /** Content type, with charset where it is text. */
  type: string
  /** SHA-256 of the bytes, base64url: the entity tag. */
  sha256: string
  /** True when the name contains a hash of the content. */
  immutable: boolean
  /** Which compressed forms are beside the file. */
  encodings: ('br' | 'gzip')[]
  /** Headers of this file alone, such as the content security policy of a page. */
  headers: Record<string, string>
}

/** What `scripts/build.ts` writes to `build/site.json` and the server serves. */
export type SiteManifest = {
  /** The public origin the pages were built for. */
  publicUrl: string
  files: SiteFile[]
  /** Addresses of before, and where they lead now. */
  moved?: Record<string, string>
  /** Paths that a hosted blog writes anew while the server runs; absent where posts change by a build only. */
  renewed?: string[]
}
