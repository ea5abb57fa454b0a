import type { Language } from '#content/answers/fact.ts'

const list = (text: string) => text.split(',').map((phrase) => phrase.trim())

/** Words around an address that ask what it is or what can be done with it, and say nothing else. */
export const aroundThing: Readonly<Record<Language, readonly string[]>> = {
  en: list(`what, is, this, that, the, a, an, it, can, could, i, you, we, do, be, done, with, of, for, about, at, in, on, to, and, my, please, check,
    show, me, tell, look, up, open, explain, read, see, say, address, account, wallet, contract, token, coin, lock, claim, campaign, grant, transaction,
    tx, hash, link, here, s, hi, hello, there, info, information, details, which, who, whose, happened`),
  de: list(`was, ist, das, dies, diese, dieser, dieses, der, die, den, dem, eine, ein, einer, kann, konnen, ich, man, sie, damit, mit, machen, tun, zu, zur, von,
    mein, meine, meiner, bitte, prufe, prufen, zeige, zeig, zeigen, mir, sag, offne, lies, adresse, konto, vertrag, token, sperre, anspruch, kampagne, zuteilung,
    transaktion, link, hier, info`),
  fr: list(`que, qu, quoi, est, ce, c, cette, cet, le, la, l, les, un, une, d, de, du, des, puis, peut, on, je, faire, avec, mon, ma, svp, s, il, vous, plait,
    verifie, verifiez, montre, montrez, moi, dis, ouvre, lis, adresse, compte, contrat, token, jeton, verrou, campagne, attribution, transaction, lien, ici, a, sur`),
  es: list(`que, es, esto, esta, este, el, la, los, un, una, de, del, puedo, puede, se, hacer, con, mi, por, favor, comprueba, muestra, muestrame, dime, abre, lee,
    direccion, cuenta, contrato, token, bloqueo, campana, asignacion, transaccion, enlace, aqui, en, a`),
}

type Ask = Readonly<Record<Language, { does: readonly string[]; what: readonly string[]; whom?: readonly string[] }>>

/** A call that is to be booked. */
export const callWords: Ask = {
  en: { does: list('book, schedule, arrange, reserve'), what: list('call, meeting, appointment, videocall, slot') },
  de: {
    does: list('buche, buchen, vereinbare, vereinbaren, reserviere, reservieren, ausmachen'),
    what: list('anruf, gesprach, termin, telefonat, call, videoanruf'),
  },
  fr: {
    does: list('reserve, reserver, reservez, planifie, planifier, planifiez, prendre'),
    what: list('appel, rendez, rdv, entretien, call'),
  },
  es: {
    does: list('reserva, reservar, agenda, agendar, programa, programar, concertar'),
    what: list('llamada, cita, reunion, videollamada'),
  },
}

/** A conversation that is to be given to a person. */
export const handOverWords: Ask = {
  en: {
    does: list('send, forward, pass, give, hand'),
    what: list('conversation, chat, transcript, discussion'),
    whom: list('person, human, someone, somebody, team, colleague, staff, you, people'),
  },
  de: {
    does: list('sende, senden, schicke, schick, schicken, leite, weiterleiten, ubergib, ubergeben, weitergeben, gib'),
    what: list('gesprach, unterhaltung, chat, verlauf, konversation, chatverlauf'),
    whom: list('mensch, menschen, person, team, mitarbeiter, jemanden, jemand, sie'),
  },
  fr: {
    does: list('envoie, envoyer, envoyez, transmets, transmettre, transmettez, passe'),
    what: list('conversation, discussion, chat, echange'),
    whom: list('personne, humain, equipe, quelqu, conseiller, collegue, vous'),
  },
  es: {
    does: list('envia, enviar, envie, manda, mandar, pasa, pasar, reenvia, reenviar'),
    what: list('conversacion, chat, charla'),
    whom: list('persona, humano, equipo, alguien, companero, ustedes'),
  },
}

/** Words that such a request may have besides. */
export const aroundAsk: Readonly<Record<Language, readonly string[]>> = {
  en: list(`a, an, the, this, my, our, i, we, want, would, like, to, please, let, s, me, us, with, on, over, up, for, real, of, your, now, whole, entire, and,
    video, phone, 15, 30, 20, 45, minute, minutes, tomorrow, today, ll, d`),
  de: list(`ein, eine, einen, einem, das, den, der, die, dieses, diese, diesen, mein, unser, ich, wir, will, wollen, mochte, mochten, bitte, mit, an, zu, uns, ihnen,
    euch, mir, weiter, ihr, ihre, euer, ganze, jetzt, video, morgen, heute, echten`),
  fr: list(`un, une, le, la, l, cet, cette, ce, mon, ma, notre, je, nous, veux, voulons, voudrais, souhaite, s, il, vous, plait, a, avec, vos, votre, un, d, de,
    vraie, toute, maintenant, moi, video, demain, veuillez`),
  es: list(`un, una, el, la, esta, este, mi, nuestra, quiero, queremos, quisiera, por, favor, a, al, con, su, vuestro, de, toda, ahora, me, video, manana, real,
    deseo`),
}

/** How a page is asked for: from the beginning of the message to what it is about. On plain text. */
export const pageAsks: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /^(?:please )?(?:open|show me|show|find|find me|go to|take me to|bring me to|navigate to|jump to) (?:the |your |a )?page (?:about|for|on|with) (.+)$/,
    /^(?:please )?(?:open|show me|show|find|find me|go to|take me to|bring me to|navigate to|jump to) (?:the |your )?(.+?) page$/,
    /^(?:please )?(?:open|go to|take me to|bring me to|navigate to|jump to) the (.+)$/,
    /^(?:please )?(?:open|show me|show|find) (?:the |your )?(price list|prices|pricing)$/,
    /^where(?: is|'s|s) (?:the |your )?page (?:about|for|on|with) (.+)$/,
    /^where(?: is|'s|s) (?:the |your )(.+?) page$/,
    /^which page is (?:about|for|on) (.+)$/,
  ],
  de: [
    /^(?:bitte )?(?:offne|zeig|zeige|finde|geh zu|gehe zu|bring mich zu)(?: mir)? (?:die |der |eine )?seite (?:uber|zu|zum|zur|von|mit|fur) (.+)$/,
    /^(?:bitte )?(?:offne|geh zu|gehe zu|bring mich zu|bring mich zur|geh zur|gehe zur) (?:die |der |den |das )(.+)$/,
    /^wo ist (?:die |eure |ihre )?seite (?:uber|zu|zum|zur|von|mit|fur) (.+)$/,
    /^(?:bitte )?(?:offne|zeig|zeige)(?: mir)? (?:die )?(preisliste|preise)$/,
  ],
  fr: [
    /^(?:ouvre|ouvrez|montre|montrez|trouve|trouvez|va a|allez a)(?:[ -]moi)? (?:la |une )?page (?:sur|de|du|des|d'|pour|avec) ?(.+)$/,
    /^(?:ouvre|ouvrez|va a|allez a) (?:la |le |les |l')(.+)$/,
    /^ou est (?:la |votre )?page (?:sur|de|du|des|d'|pour|avec) ?(.+)$/,
  ],
  es: [
    /^(?:abre|abra|muestra|muestrame|busca|encuentra|ve a|vaya a|llevame a) (?:la |una )?pagina (?:sobre|de|del|para|con) (.+)$/,
    /^(?:abre|abra|ve a|vaya a|llevame a) (?:la |el |los |las )(.+)$/,
    /^donde esta (?:la |su )?pagina (?:sobre|de|del|para|con) (.+)$/,
  ],
}

/** Words of one's own thing, or of a place on a page: what has them is no subject of a page. */
export const noSubject =
  /(?<!\p{L})(?:my|our|any|some|own|this|that|as|in|on|mein\p{L}*|unser\p{L}*|dies\p{L}*|im|auf|ma|mon|mes|notre|nos|cette|dans|mi|mis|nuestr[ao]|algun\p{L}*|est[ae]|en)(?!\p{L})/u

/** What the pages, which are in English, call what is looked for in another language. */
export const inEnglish: Readonly<Record<string, string>> = {
  preisliste: 'price list',
  preise: 'prices',
  preisen: 'prices',
  sperren: 'locking',
  sperre: 'lock',
  datenschutz: 'privacy',
  kontakt: 'contact',
  vertrage: 'contracts',
  vertragen: 'contracts',
  tarifs: 'prices',
  prix: 'prices',
  verrouillage: 'locking',
  confidentialite: 'privacy',
  contrats: 'contracts',
  precios: 'prices',
  bloqueo: 'locking',
  privacidad: 'privacy',
  contratos: 'contracts',
  contacto: 'contact',
  auditoria: 'audit',
  liquiditat: 'liquidity',
  liquidite: 'liquidity',
  liquidez: 'liquidity',
}
