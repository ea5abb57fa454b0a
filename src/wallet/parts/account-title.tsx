import { t } from '#wallet/locale/words.ts'

/** The title of the window of an account: an address alone does not say what the window is. */
export function AccountTitle({ shownName }: { shownName: string }) {
  return (
    <>
      <span className="visually-hidden">{t('account')} </span>
      {shownName}
    </>
  )
}
