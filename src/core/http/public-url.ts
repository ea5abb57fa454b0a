/** Where visitors reach this site, as the environment says it: an origin without a trailing slash. */
export function publicUrlOf(env: { PUBLIC_URL?: string | undefined; PORT: number }): string {
  return env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : `http://localhost:${env.PORT}`
}

// `vite.config.ts` puts the origin of the build here. Node reads this file too (the prerender list, tests) and knows no such variable.
const built: string | undefined = import.meta.env?.VITE_PUBLIC_URL

/** The origin the pages are built for, without a trailing slash: canonical links, feeds and sharing images begin with it. */
export const publicUrl = built ?? 'http://localhost:3000'
