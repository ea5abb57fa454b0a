import { adoptStyles } from '#workshop/adopt-styles.ts'
import toolStyles from '#workshop/tools.css?inline'
import styles from './claims.css?inline'

/** Puts the styles of the tools into the page, once. */
export function useToolStyles(): void {
  adoptStyles(toolStyles, styles)
}
