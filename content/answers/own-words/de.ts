import type { OwnWords } from '#content/answers/own-words.ts'

export const words: OwnWords = {
  greeting:
    'Guten Tag. Fragen Sie nach unseren Leistungen, Preisen, Verträgen oder einer Seite. Jede Antwort verweist auf die Seite, von der sie stammt; die Seiten sind auf Englisch. Geben Sie hier nie eine Wiederherstellungsphrase oder einen privaten Schlüssel ein.',
  thanks: 'Gern geschehen. Kann ich sonst noch etwas beantworten?',
  bye: 'Auf Wiedersehen. Das Gespräch bleibt in diesem Tab, bis Sie die Seite neu laden.',
  self: 'Ich bin ein automatischer Assistent. Ich antworte nur mit dem, was auf dieser Website steht.',
  fine: 'Ich bin ein automatischer Assistent, mir geht es immer gleich. Was möchten Sie wissen?',
  refusal: 'Auf dieser Website steht keine Antwort auf eine Frage zu „{asked}“.',
  refusalOfAll: 'Dazu steht auf dieser Website nichts.',
  nearest: 'Diese Fragen kommen Ihrer am nächsten:',
  person: 'Ein Mensch kann das beantworten:',
  secret:
    'Geben Sie nie eine Wiederherstellungsphrase oder einen privaten Schlüssel ein, weder hier noch anderswo. Wir fragen nie danach.',
  guess: 'Ich bin nicht sicher, was Sie meinen. Das sagt die Website dazu am ehesten:',
  which: 'Was davon meinen Sie?',
  talk: 'Gespräch buchen',
  write: 'Nachricht schreiben',
}
