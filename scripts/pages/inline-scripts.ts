import { join } from 'node:path'
import { build } from 'vite'
import type { PageCode } from '#app/shell/before-hydration.ts'

/** Bundles one file of this folder, with all it imports, into one minified classic script. */
async function bundle(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, name), output: { format: 'iife', minify: true } },
    },
  })
  const chunk = 'output' in result ? result.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error(`${name} did not become one chunk`)
  const code = chunk.code.trim()
  if (/<\/script|<!--/i.test(code)) throw new Error(`${name} contains text that ends a script element`)
  return code
}

/** The texts of the inline scripts: `head` for every page, and `intent` for the pages that can become an application. */
export async function inlineScripts(): Promise<{ head: string; intent: (page: PageCode) => string }> {
  const head = await bundle('inline-head.ts')
  const intent = await bundle('inline-intent.ts')
  const [before, after, ...more] = intent.split('PAGE_CODE')
  if (before === undefined || after === undefined || more.length)
    throw new Error('inline-intent.ts lost its place for the page')
  return { head, intent: (page) => before + JSON.stringify(page).replaceAll('<', '\\u003c') + after }
}
