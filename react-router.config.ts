import type { Config } from '@react-router/dev/config'
import { pages } from './src/shell/pages.ts'

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: Object.keys(pages),
  // One file per route: what a page loads at intent is a list the build can read off its HTML.
  splitRouteModules: false,
} satisfies Config
