import type { Config } from '@react-router/dev/config'
import { prerendered } from './src/shell/prerendered.ts'

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: [...prerendered],
} satisfies Config
