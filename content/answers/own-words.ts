import { greeting } from '#content/chat.ts'
import type { Language } from './fact.ts'

/** What the assistant says that stands on no page. `{…}` is filled when it is said. */
export type OwnWords = {
  greeting: string
  thanks: string
  bye: string
  self: string
  fine: string
  /** Nothing answers; `{asked}` is what was understood of the question. */
  refusal: string
  /** The same where nothing was understood. */
  refusalOfAll: string
  /** Before the two facts that are nearest. */
  nearest: string
  person: string
  secret: string
  /** Several facts may be meant: their questions follow as buttons. */
  which: string
  talk: string
  write: string
}

export const ownWords: Readonly<Record<Language, OwnWords>> = {
  en: {
    greeting: `Hello. ${greeting}`,
    thanks: 'You are welcome. Is there anything else?',
    bye: 'Goodbye. The conversation stays in this tab until you reload the page.',
    self: 'I’m an automated assistant. I answer only from what is published on this site.',
    fine: 'I’m an automated assistant, so I’m always the same. What would you like to know?',
    refusal: 'This site does not answer a question about “{asked}”.',
    refusalOfAll: 'I don’t have that on this site.',
    nearest: 'What it does say is nearest to these questions:',
    person: 'A person can answer this:',
    secret: 'Never type a recovery phrase or a private key, here or anywhere. We never ask for one.',
    which: 'Which of these do you mean?',
    talk: 'Talk to Us',
    write: 'Write a message',
  },
  de: {
    greeting:
      'Guten Tag. Fragen Sie nach unseren Leistungen, Preisen, Verträgen oder einer Seite. Jede Antwort verweist auf die Seite, von der sie stammt; die Seiten sind auf Englisch. Geben Sie hier nie eine Wiederherstellungsphrase oder einen privaten Schlüssel ein.',
    thanks: 'Gern geschehen. Kann ich sonst noch etwas beantworten?',
    bye: 'Auf Wiedersehen. Das Gespräch bleibt in diesem Tab, bis Sie die Seite neu laden.',
    self: 'Ich bin ein automatischer Assistent. Ich antworte nur mit dem, was auf dieser Website steht.',
    fine: 'Ich bin ein automatischer Assistent, mir geht es immer gleich. Was möchten Sie wissen?',
    refusal: 'Auf dieser Website steht keine Antwort auf eine Frage zu „{asked}“.',
    refusalOfAll: 'Dazu steht auf dieser Website nichts.',
    nearest: 'Am nächsten kommen diese Fragen:',
    person: 'Ein Mensch kann das beantworten:',
    secret:
      'Geben Sie nie eine Wiederherstellungsphrase oder einen privaten Schlüssel ein, weder hier noch anderswo. Wir fragen nie danach.',
    which: 'Was davon meinen Sie?',
    talk: 'Gespräch buchen',
    write: 'Nachricht schreiben',
  },
  fr: {
    greeting:
      'Bonjour. Posez vos questions sur nos services, nos prix, nos contrats ou une page. Chaque réponse renvoie à la page dont elle vient ; les pages sont en anglais. N’écrivez jamais ici une phrase de récupération ni une clé privée.',
    thanks: 'Je vous en prie. Puis-je répondre à autre chose ?',
    bye: 'Au revoir. La conversation reste dans cet onglet jusqu’à ce que vous rechargiez la page.',
    self: 'Je suis un assistant automatique. Je réponds seulement avec ce qui est publié sur ce site.',
    fine: 'Je suis un assistant automatique, toujours le même. Que voulez-vous savoir ?',
    refusal: 'Ce site ne répond pas à une question sur « {asked} ».',
    refusalOfAll: 'Ce site n’en dit rien.',
    nearest: 'Voici les questions les plus proches :',
    person: 'Une personne peut vous répondre :',
    secret:
      'N’écrivez jamais une phrase de récupération ni une clé privée, ni ici ni ailleurs. Nous ne les demandons jamais.',
    which: 'Laquelle de ces questions posez-vous ?',
    talk: 'Réserver un appel',
    write: 'Écrire un message',
  },
  es: {
    greeting:
      'Buenos días. Pregunte por nuestros servicios, precios, contratos o una página. Cada respuesta enlaza con la página de la que viene; las páginas están en inglés. No escriba nunca aquí una frase de recuperación ni una clave privada.',
    thanks: 'De nada. ¿Puedo responder a algo más?',
    bye: 'Adiós. La conversación se queda en esta pestaña hasta que recargue la página.',
    self: 'Soy un asistente automático. Respondo solo con lo que está publicado en este sitio.',
    fine: 'Soy un asistente automático, así que siempre estoy igual. ¿Qué quiere saber?',
    refusal: 'Este sitio no responde a una pregunta sobre «{asked}».',
    refusalOfAll: 'Este sitio no dice nada de eso.',
    nearest: 'Las preguntas más cercanas son estas:',
    person: 'Una persona puede responderle:',
    secret:
      'No escriba nunca una frase de recuperación ni una clave privada, ni aquí ni en otro sitio. Nunca las pedimos.',
    which: '¿Cuál de estas preguntas quiere hacer?',
    talk: 'Reservar una llamada',
    write: 'Escribir un mensaje',
  },
}

/** What is said to somebody who writes another language, in it: which ones are read here. */
export const otherLanguages: Readonly<Record<string, string>> = {
  it: 'Leggo domande in inglese, tedesco, francese e spagnolo. Può scrivere in una di queste lingue?',
  pt: 'Leio perguntas em inglês, alemão, francês e espanhol. Pode escrever numa destas línguas?',
  nl: 'Ik lees vragen in het Engels, Duits, Frans en Spaans. Kunt u in een van die talen schrijven?',
  pl: 'Czytam pytania po angielsku, niemiecku, francusku i hiszpańsku. Czy może Pan lub Pani napisać w jednym z tych języków?',
  cs: 'Čtu otázky v angličtině, němčině, francouzštině a španělštině. Můžete napsat v některém z těchto jazyků?',
  tr: 'İngilizce, Almanca, Fransızca ve İspanyolca soruları okuyorum. Bu dillerden birinde yazabilir misiniz?',
  sv: 'Jag läser frågor på engelska, tyska, franska och spanska. Kan du skriva på ett av de språken?',
  vi: 'Tôi đọc câu hỏi bằng tiếng Anh, tiếng Đức, tiếng Pháp và tiếng Tây Ban Nha. Bạn có thể viết bằng một trong các ngôn ngữ đó không?',
  id: 'Saya membaca pertanyaan dalam bahasa Inggris, Jerman, Prancis, dan Spanyol. Bisakah Anda menulis dalam salah satu bahasa itu?',
  ru: 'Я понимаю вопросы на английском, немецком, французском и испанском языках. Можете написать на одном из них?',
  uk: 'Я розумію запитання англійською, німецькою, французькою та іспанською. Чи можете написати однією з цих мов?',
  el: 'Διαβάζω ερωτήσεις στα αγγλικά, γερμανικά, γαλλικά και ισπανικά. Μπορείτε να γράψετε σε μία από αυτές τις γλώσσες;',
  ja: '英語、ドイツ語、フランス語、スペイン語の質問を読めます。いずれかの言語で書いていただけますか。',
  ko: '영어, 독일어, 프랑스어, 스페인어로 쓴 질문을 읽습니다. 이 가운데 한 언어로 써 주시겠습니까?',
  zh: '我可以阅读英语、德语、法语和西班牙语的问题。请用其中一种语言提问。',
  ar: 'أقرأ الأسئلة بالإنجليزية والألمانية والفرنسية والإسبانية. هل يمكنك الكتابة بإحدى هذه اللغات؟',
  he: 'אני קורא שאלות באנגלית, בגרמנית, בצרפתית ובספרדית. אפשר לכתוב באחת מהשפות האלה?',
  hi: 'मैं अंग्रेज़ी, जर्मन, फ़्रेंच और स्पेनिश में प्रश्न पढ़ता हूँ। क्या आप इनमें से किसी भाषा में लिख सकते हैं?',
  th: 'ฉันอ่านคำถามภาษาอังกฤษ เยอรมัน ฝรั่งเศส และสเปน คุณเขียนเป็นภาษาใดภาษาหนึ่งเหล่านี้ได้ไหม',
}
