import type { Config } from '@react-router/dev/config'
import { templatePaths } from './src/site/blog/post/addresses.ts'
import { prerendered } from './src/app/page/prerendered.ts'

export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: [...new Set([...Object.keys(prerendered), ...Object.values(templatePaths)])],
  // One file per route: what a page loads at intent is a list the build can read off its HTML.
  splitRouteModules: false,
} satisfies Config
