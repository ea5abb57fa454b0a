import toolStyles from '#tools/plan/tools.css?inline'
import { adoptStyles } from '#ui/styles/adopt-styles.ts'
import styles from './claims.css?inline'

/** Puts the styles of the tools into the page, once. */
export function useToolStyles(): void {
  adoptStyles(toolStyles, styles)
}
