/** Where visitors reach this site, as the environment says it: an origin without a trailing slash. */
export function publicUrlOf(env: { PUBLIC_URL?: string | undefined; PORT: number }): string {
  return env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : `http://localhost:${env.PORT}`
}

/** The host that visitors know, to be printed on pictures and papers; none while the site runs on the machine of its maker only. */
export function hostOf(address: string): string | undefined {
  const { host, hostname } = new URL(address)
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname) ? undefined : host
}

// `vite.config.ts` puts the origin of the build here. Node reads this file too (the prerender list, tests) and knows no such variable.
const built: string | undefined = import.meta.env?.VITE_PUBLIC_URL

/** The origin the pages are built for, without a trailing slash: canonical links, feeds and sharing images begin with it. */
export const publicUrl = built ?? 'http://localhost:3000'
