import type { Language } from '#content/answers/fact.ts'
import { phrases } from './languages/language-words.ts'
import { readIn } from './languages/read-in.ts'

type Small = 'greeting' | 'thanks' | 'bye' | 'self' | 'fine'

/** What is said in passing, and how it is answered, by language. All is without capitals and accents. */
const smallTalk: Readonly<Record<Language, Readonly<Record<Small, readonly string[]>>>> = {
  en: {
    greeting:
      phrases(`hi, hello, hey, hiya, howdy, greetings, good morning, good afternoon, good evening, good day, yo, hello there,
      hi there, gm, hey there`),
    thanks:
      phrases(`thanks, thank you, thx, ty, cheers, great, perfect, ok, okay, cool, nice, got it, that helps, many thanks,
      thank you very much, awesome, that was helpful, very helpful, thank you so much, thanks a lot, ok thanks`),
    bye: phrases('bye, goodbye, see you, good night, have a nice day, that is all, bye bye'),
    self: phrases(`who are you, what are you, are you a bot, are you a robot, are you human, are you a human, are you a real person,
      are you an ai, are you ai, are you chatgpt, is this a bot, am i talking to a person, am i talking to a human, am i talking to a bot,
      what is your name`),
    fine: phrases('how are you, how is it going, hows it going, what is up, whats up, how do you do'),
  },
  de: {
    greeting: phrases('hallo, hi, hey, guten tag, guten morgen, guten abend, moin, servus, gruss gott'),
    thanks: phrases(
      'danke, vielen dank, danke schon, dankeschon, super, perfekt, ok, okay, alles klar, verstanden, danke sehr',
    ),
    bye: phrases('tschuss, auf wiedersehen, bis dann, gute nacht, schonen tag'),
    self: phrases(`wer bist du, wer sind sie, bist du ein bot, sind sie ein bot, bist du ein mensch, sind sie ein mensch, bist du eine ki,
      bist du ein roboter, spreche ich mit einem menschen`),
    fine: phrases('wie geht es dir, wie gehts, wie geht es ihnen'),
  },
  fr: {
    greeting: phrases('bonjour, salut, bonsoir, coucou, bonne journee'),
    thanks: phrases('merci, merci beaucoup, parfait, super, ok, d accord, daccord, tres bien, c est clair'),
    bye: phrases('au revoir, a bientot, bonne nuit, bonne soiree'),
    self: phrases(`qui es tu, qui etes vous, es tu un robot, etes vous un robot, etes vous un humain, etes vous humain, es tu une ia,
      est ce un bot, je parle a un humain`),
    fine: phrases('ca va, comment ca va, comment allez vous'),
  },
  es: {
    greeting: phrases('hola, buenos dias, buenas tardes, buenas noches, buenas'),
    thanks: phrases('gracias, muchas gracias, perfecto, genial, ok, vale, entendido, de acuerdo'),
    bye: phrases('adios, hasta luego, hasta pronto, chao'),
    self: phrases(`quien eres, quien es usted, eres un bot, es usted un bot, eres humano, es usted humano, eres una ia, eres un robot,
      hablo con una persona`),
    fine: phrases('como estas, que tal, como esta usted'),
  },
}

const byPhrase = Object.entries(smallTalk).flatMap(([language, kinds]) =>
  Object.entries(kinds).flatMap(([kind, said]) =>
    said.map((phrase) => ({ language: language as Language, kind: kind as Small, key: key(phrase) })),
  ),
)

/** A text as it is compared: its umlauts in one way of writing them, which leaves the other languages the same on both sides. */
function key(text: string): string {
  return readIn('de', text).join(' ')
}

/** What a message is that says nothing else than a greeting, thanks and their like, and in which language. */
export function smallTalkIn(
  message: string,
  preferred: Language = 'en',
): { kind: Small; language: Language } | undefined {
  let rest = key(message)
  let found: { kind: Small; language: Language } | undefined
  while (rest) {
    const [phrase] = byPhrase
      .filter(({ key: each }) => rest === each || rest.startsWith(`${each} `))
      .toSorted(
        (one, other) =>
          other.key.length - one.key.length ||
          Number(other.language === preferred) - Number(one.language === preferred),
      )
    if (!phrase) return undefined
    found = { kind: phrase.kind, language: phrase.language }
    rest = rest.slice(phrase.key.length).trim()
  }
  return found
}
