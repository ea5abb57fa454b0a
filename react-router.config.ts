import type { Config } from '@react-router/dev/config'
import { templatePaths } from './src/blog/addresses.ts'
import { prerendered } from './src/shell/prerendered.ts'

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [...new Set([...Object.keys(prerendered), ...Object.values(templatePaths)])],
  // One file per route: what a page loads at intent is a list the build can read off its HTML.
  splitRouteModules: false,
} satisfies Config
