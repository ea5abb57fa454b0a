import type { facts as english } from '#content/answers/en/contact.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'contact-how': {
    asks: [
      'Wie erreiche ich euch?',
      'kontakt',
      'kontaktdaten',
      'wie kann ich euch kontaktieren',
      'an wen schicke ich eine anfrage',
    ],
    says: 'Schreiben Sie über das Kontaktformular unter /contact-us oder an {contactEmail}. Sie können auch anrufen, {contactPhones}, oder unter /book ein Gespräch buchen.',
  },
  'contact-answer': {
    asks: [
      'Wie schnell antwortet ihr?',
      'antwortzeit',
      'wann bekomme ich eine antwort',
      'wie lange dauert es bis sich jemand meldet',
      'ich habe noch keine antwort bekommen',
    ],
    says: 'Eine Person beantwortet Ihre Nachricht. Das dauert höchstens {contactAnswer}. Wenn es eilt, rufen Sie an: {contactPhones}.',
  },
  'contact-email': {
    asks: [
      'Wie lautet eure E-Mail-Adresse?',
      'postfach der firma',
      'mailadresse der firma',
      'kann ich statt des formulars eine mail schicken',
    ],
    says: 'Unsere E-Mail-Adresse ist {contactEmail}. Das Kontaktformular unter /contact-us erreicht dieselben Leute und zeigt Ihnen eine Vorgangsnummer.',
  },
  'contact-phone': {
    asks: [
      'Unter welcher Nummer erreiche ich euch?',
      'nummer der firma',
      'durchwahl',
      'festnetznummer oder mobilnummer',
      'hotline',
    ],
    says: 'Sie erreichen uns telefonisch unter {contactPhones}. Ein Gespräch zu einer festen Zeit buchen Sie unter /book.',
  },
  'contact-form': {
    asks: [
      'Was fragt das Kontaktformular ab?',
      'pflichtfelder im formular',
      'muss ich ein budget angeben',
      'wie lang darf meine nachricht sein',
      'kann ich eine datei anhängen',
    ],
    says: 'Das Kontaktformular fragt nach Name, E-Mail, Thema und Nachricht. Leistung, Budget und Zeitraum sind freiwillig. Eine Nachricht hat höchstens {contactMessageLength} Zeichen und keinen Anhang, schicken Sie also Links.',
  },
  'contact-write': {
    asks: [
      'Was soll ich in die Nachricht schreiben?',
      'welche angaben braucht ihr in der ersten nachricht',
      'was hilft euch für eine antwort',
      'wie ausführlich soll die anfrage sein',
    ],
    says: 'Schreiben Sie, was es gibt: eine Adresse, ein Repository, einen Entwurf oder die Idee. Schreiben Sie, was damit nie geschehen darf und welcher Termin fest ist.',
  },
  'contact-next': {
    asks: [
      'Was passiert, nachdem ich das Formular abgeschickt habe?',
      'wie geht es nach der anfrage weiter',
      'was bekomme ich als antwort',
      'nennt ihr in der antwort gleich einen preisrahmen',
    ],
    says: 'Wir speichern Ihre Nachricht und zeigen eine Vorgangsnummer. Eine Person vom Fach antwortet; das dauert höchstens {contactAnswer}. Sie bekommen Fragen, eine Preisspanne oder den Namen einer Firma, die besser passt.',
  },
  'contact-arrived': {
    asks: [
      'Woher weiß ich, dass meine Nachricht angekommen ist?',
      'vorgangsnummer',
      'ist meine nachricht verloren gegangen',
      'keine bestätigungsmail nach dem formular',
      'was ist, wenn euer mailserver ausfällt',
    ],
    says: 'Eine Vorgangsnummer bedeutet, dass Ihre Nachricht gespeichert ist. Danach geht die Mail an uns, und bei einem Ausfall versucht es die Website länger als einen Tag. Nennen Sie die Nummer bei Rückfragen.',
  },
  'contact-twice': {
    asks: [
      'Was ist, wenn ich das Formular doppelt abschicke?',
      'zweimal auf senden gedrückt',
      'verbindung beim senden abgebrochen',
      'doppelte nachricht',
    ],
    says: 'Zweimal auf den Knopf gedrückt wird es trotzdem eine Nachricht. Ihr Browser sendet denselben Schlüssel noch einmal, und Sie bekommen dieselbe Vorgangsnummer. Ohne Netz bleibt Ihr Text erhalten.',
  },
  'contact-emergency': {
    asks: [
      'Was tue ich, wenn gerade Geld in Gefahr ist?',
      'notfall',
      'wir werden gerade gehackt',
      'unser contract wird leergeräumt',
      'dringend hilfe bei einem angriff',
    ],
    says: 'Wenn gerade Geld in Gefahr ist, rufen Sie uns zuerst an: {contactPhones}. Schreiben Sie nichts öffentlich.',
  },
  'contact-social': {
    asks: [
      'Seid ihr auf Telegram oder Discord?',
      'social media',
      'wo kann ich euch folgen',
      'linkedin',
      'twitter account',
    ],
    says: 'Am Fuß jeder Seite stehen die Links zu unseren Kanälen: {contactChannels}. Nutzen Sie nur diese Links, denn Namen lassen sich dort leicht nachahmen.',
  },
  'contact-book': {
    asks: [
      'Wie buche ich ein Gespräch?',
      'termin buchen',
      'gespräch vereinbaren',
      'videocall mit eurem team ausmachen',
      'beratungstermin',
    ],
    says: 'Öffnen Sie /book, wählen Sie eine freie Zeit in Ihrer Zeitzone und geben Sie Name und E-Mail an. Die Seite bestätigt den Termin, und eine Mail bringt Kalenderdatei und Änderungslink. Telefonisch erreichen Sie uns unter {contactPhones}.',
  },
  'contact-call-length': {
    asks: [
      'Wie lange dauert ein Gespräch?',
      'dauer des termins',
      'minuten pro anruf',
      'kann ich ein längeres gespräch buchen',
    ],
    says: 'Ein Gespräch dauert {contactCallMinutes}. Wenn Sie mehr Zeit brauchen, schreiben Sie an {contactEmail}.',
  },
  'contact-call-free': {
    asks: [
      'Ist das Gespräch kostenlos?',
      'was kostet eine beratung',
      'kostenloses erstgespräch',
      'ist das gespräch unverbindlich',
    ],
    says: 'Das Gespräch ist kostenlos und verpflichtet Sie zu nichts. Ein Preis wird erst später und schriftlich vereinbart.',
  },
  'contact-hours': {
    asks: [
      'Wann nehmt ihr Gespräche an?',
      'öffnungszeiten',
      'geschäftszeiten',
      'sprechzeiten',
      'können wir abends telefonieren',
      'geht auch samstag',
    ],
    says: 'Gespräche sind zu diesen Zeiten möglich: {contactHours}. Sie gelten nach der Uhr von {contactZone}, und /book zeigt sie in Ihrer eigenen Zeitzone.',
  },
  'contact-call-notice': {
    asks: [
      'Wie kurzfristig bekomme ich ein Gespräch?',
      'frühester termin',
      'termin noch am selben tag',
      'wie weit im voraus kann ich buchen',
    ],
    says: 'Zwischen Buchung und Gespräch liegen mindestens {contactNotice}. Im Voraus buchen Sie höchstens {contactAhead}. Wenn es eilt, rufen Sie an: {contactPhones}.',
  },
  'contact-zone': {
    asks: [
      'In welcher Zeitzone sind die Gesprächszeiten?',
      'zeitzone',
      'ist das londoner zeit',
      'ich bin in asien, wie funktioniert das mit den zeiten',
    ],
    says: 'Die Buchungsseite zeigt freie Zeiten in der Zeitzone Ihres Browsers, und Sie können eine andere wählen. Unsere eigene Zone, {contactZone}, steht daneben.',
  },
  'contact-closed': {
    asks: [
      'An welchen Tagen nehmt ihr keine Gespräche an?',
      'feiertage',
      'habt ihr an weihnachten zu',
      'geschlossene tage',
      'urlaub',
    ],
    says: 'Außer an Tagen ohne Sprechzeiten gibt es an diesen Tagen keine Gespräche: {contactClosed}.',
  },
  'contact-call-how': {
    asks: [
      'Findet das Gespräch per Telefon oder Video statt?',
      'zoom oder teams',
      'ruft ihr mich an',
      'wo ist der videolink',
      'brauche ich eine kamera',
    ],
    says: 'Wenn Sie eine Telefonnummer angeben, rufen wir Sie an. Ohne Nummer treffen wir uns per Video, und Sie bekommen den Link vor dem Gespräch.',
  },
  'contact-call-who': {
    asks: [
      'Wer führt das Gespräch?',
      'mit wem telefoniere ich',
      'ist ein techniker im gespräch dabei',
      'wer sitzt im videocall',
    ],
    says: 'Das Gespräch führt eine Person, die diese Arbeit macht. Sie sprechen mit den Leuten, die den Code lesen und schreiben.',
  },
  'contact-call-about': {
    asks: [
      'Worum geht es in dem Gespräch?',
      'was bringt mir das gespräch',
      'themen für den termin',
      'tagesordnung',
      'ist das ein verkaufsgespräch',
    ],
    says: 'Im Gespräch kann es um ein neues Projekt, ein Audit, einen Token, eine Sperre oder einen Start gehen, oder um etwas, das wir gebaut haben. Wir sagen, welche Leistung passt, was sie kosten würde, oder dass keine passt.',
  },
  'contact-call-prepare': {
    asks: [
      'Wie bereite ich mich auf das Gespräch vor?',
      'was soll ich vor dem termin schicken',
      'unterlagen für das gespräch',
      'vorbereitung auf den anruf',
    ],
    says: 'Schicken Sie vor dem Gespräch, was es gibt: eine Adresse, ein Repository, einen Entwurf oder zwei Sätze. Nennen Sie feste Termine. Schicken Sie nie eine Wiederherstellungsphrase oder einen privaten Schlüssel.',
  },
  'contact-confirmed': {
    asks: [
      'Ist mein gebuchter Termin fest?',
      'buchungsbestätigung',
      'hat die buchung geklappt',
      'kann jemand anderes meine zeit bekommen',
    ],
    says: 'Sobald die Seite Ihre Zeit bestätigt, gehört sie Ihnen allein. War jemand schneller, sagt es die Seite und bietet die nächsten freien Zeiten an. Eine Mail mit den Angaben folgt.',
  },
  'contact-move': {
    asks: [
      'Wie verschiebe ich mein Gespräch?',
      'termin ändern',
      'anderer zeitpunkt für den termin',
      'ich kann am dienstag doch nicht',
    ],
    says: 'Öffnen Sie den Link in der Mail zu Ihrem Gespräch und wählen Sie eine andere freie Zeit. Die alte bleibt Ihnen, bis die neue gebucht ist. Möglich ist das bis zum Beginn.',
  },
  'contact-cancel': {
    asks: [
      'Wie sage ich mein Gespräch ab?',
      'termin stornieren',
      'gespräch absagen',
      'kostet eine absage etwas',
      'ich brauche den termin nicht mehr',
    ],
    says: 'Öffnen Sie den Link in der Mail zu Ihrem Gespräch und sagen Sie dort ab. Das kostet nichts. Die Zeit wird für andere frei, und eine Mail entfernt den Termin aus Ihrem Kalender.',
  },
  'contact-calendar': {
    asks: [
      'Bekomme ich eine Kalenderdatei für das Gespräch?',
      'ics datei',
      'termin in outlook eintragen',
      'google kalender einladung',
    ],
    says: 'Die Mail zu Ihrem Gespräch enthält eine Kalenderdatei für Outlook, Google Kalender oder Apple Kalender. Sie können sie auch auf der Bestätigungsseite speichern. Nach einer Änderung passt eine neue Datei den Eintrag an.',
  },
  'contact-reminder': {
    asks: [
      'Erinnert ihr mich an das Gespräch?',
      'erinnerung',
      'erinnerungsmail vor dem termin',
      'ich vergesse den termin vielleicht',
    ],
    says: 'Wir erinnern Sie einmal per Mail, am Tag vor dem Gespräch. Wer kurz vorher gebucht oder verschoben hat, bekommt keine Erinnerung, denn die Mail dazu ist noch frisch.',
  },
  'contact-no-time': {
    asks: [
      'Was ist, wenn keine Gesprächszeit passt?',
      'alle termine belegt',
      'alles ausgebucht',
      'eure zeiten liegen bei mir in der nacht',
    ],
    says: 'Wenn keine Zeit passt, schreiben Sie an {contactEmail} oder rufen Sie an: {contactPhones}. Wir finden eine andere.',
  },
  'contact-hand-over': {
    asks: [
      'Kann ich diesen Chat an einen Menschen weitergeben?',
      'chatverlauf an euer team schicken',
      'liest ein mensch unseren chat mit',
      'chat übergeben',
      'gesprächsverlauf anhängen',
    ],
    says: 'Ihren Chat geben Sie so weiter: erst „More“, dann „Leave a message for a person“. Der Verlauf geht nur mit, wenn Sie ihn in das Formular setzen. Eine Antwort dauert höchstens {contactAnswer}.',
  },
}
