import { join } from 'node:path'
import { build } from 'vite'
import type { PageCode } from '#shell/before-hydration.ts'

const source = join(import.meta.dirname, '../src/shell/before-hydration.ts')

/** Bundles some lines of TypeScript that may import from `before-hydration.ts` into one minified classic script. */
async function bundle(lines: string): Promise<string> {
  const entry = 'virtual:inline'
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'inline-entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? lines.replace('#source', source) : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', minify: true } },
    },
  })
  const chunk = 'output' in result ? result.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('The inline scripts did not become one chunk.')
  const code = chunk.code.trim()
  if (/<\/script|<!--/i.test(code)) throw new Error('An inline script contains text that ends a script element.')
  return code
}

/** The texts of the inline scripts: `head` for every page, and `intent` for the pages that can become an application. */
export async function inlineScripts(): Promise<{ head: string; intent: (page: PageCode) => string }> {
  const names = 'keepTheme, guardNewsletter, supplyInvokers'
  const head = await bundle(`import { ${names} } from '#source'\nkeepTheme()\nguardNewsletter()\nsupplyInvokers()`)
  const intent = await bundle(`import { hydrateOnIntent } from '#source'\nhydrateOnIntent(PAGE_CODE)`)
  const [before, after, ...more] = intent.split('PAGE_CODE')
  if (before === undefined || after === undefined || more.length)
    throw new Error('The intent script lost its place for the page.')
  return { head, intent: (page) => before + JSON.stringify(page).replaceAll('<', '\\u003c') + after }
}
