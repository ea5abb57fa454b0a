import { useId } from 'react'
import { chooseLanguage, chosenLanguage } from '#core/language/chosen-language.ts'
import { allLanguages, languageNames, type Language } from '#core/language/language-names.ts'
import { firstLanguage } from '#core/language/languages.ts'
import { unreachable } from '#core/unreachable.ts'
import { toast } from '#ui/toast/toast.ts'
import { languageOffers } from './language-offers.ts'
import { currentLocale, t } from './words.ts'

type LanguageChoiceProps = { browser?: Pick<Navigator, 'languages'> }

/** The language of the windows, to be chosen by hand. Who has not chosen yet is told in their own language that there is one. */
export function LanguageChoice({ browser = navigator }: LanguageChoiceProps) {
  const id = useId()
  const offered = chosenLanguage() ? undefined : firstLanguage(browser)
  return (
    <div className="wallet-language">
      {offered && offered !== 'en' && (
        <button type="button" className="text-button" lang={offered} onClick={() => choose(offered)}>
          {languageOffers[offered]}
        </button>
      )}
      <label htmlFor={id}>{t('language')}</label>
      <select id={id} value={currentLocale()} onChange={(event) => choose(event.target.value as Language)}>
        {allLanguages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
    </div>
  )
}

function choose(language: Language) {
  chooseLanguage(language).catch(() => toast({ id: 'wallet', state: 'failed', title: unreachable }))
}
