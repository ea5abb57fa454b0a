import type { facts as english } from '#content/answers/en/assistant.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'assistant-what': {
    asks: [
      'Bist du ein Bot oder ein Mensch?',
      'wer bist du',
      'spreche ich mit einer maschine',
      'chatbot',
      'chatte ich mit einem programm',
    ],
    says: 'Ich bin ein automatischer Assistent und kein Mensch. Ich antworte nur aus dem, was diese Website veröffentlicht. Einen Menschen erreichen Sie unter /contact-us oder mit einem Termin unter /book.',
  },
  'assistant-can': {
    asks: [
      'Was kann ich dich fragen?',
      'wobei kannst du helfen',
      'beispiele für fragen an den assistenten',
      'wie funktioniert dieser chat',
      'hilfe',
    ],
    says: 'Fragen Sie mich nach Leistungen, Preisen, Werkzeugen, Contracts, Datenschutz und Bedingungen oder nach einer Seite dieser Website. Jede Antwort nennt die Seite, von der sie stammt.',
  },
  'assistant-cannot': {
    asks: [
      'Was kann der Assistent nicht?',
      'grenzen des chatbots',
      'kannst du für mich eine transaktion senden',
      'kann ich im chat etwas bestellen',
      'siehst du mein wallet guthaben',
    ],
    says: 'Der Assistent beantwortet nur Fragen. Er unterschreibt nichts, sendet keine Transaktion, bucht keinen Termin und macht kein verbindliches Angebot. Sagt die Website etwas nicht, sagt er das und nennt den Weg zu einem Menschen.',
  },
  'assistant-model': {
    asks: [
      'Ist dieser Assistent ChatGPT?',
      'welches ki modell nutzt ihr',
      'künstliche intelligenz',
      'bekommt openai meine fragen',
    ],
    says: 'Dieser Server beantwortet Fragen an den Assistenten aus den Seiten der Website. Der Betreiber kann stattdessen einen Workflow oder ein Sprachmodell anschließen. Dieses erhält dann Frage, Seite und bisheriges Gespräch, ohne Ihren Namen.',
  },
  'assistant-sources': {
    asks: ['Woher stammen deine Antworten?', 'quelle dieser antwort', 'woher weißt du das', 'ist die auskunft aktuell'],
    says: 'Jede Antwort des Assistenten stammt aus den Seiten dieser Website, und die Links darunter führen dorthin. Preise und Zeiten kommen aus derselben Quelle wie auf den Seiten.',
  },
  'assistant-wrong': {
    asks: [
      'Was ist, wenn eine Antwort des Assistenten falsch ist?',
      'deine antwort ist unsinn',
      'ist die auskunft des bots verbindlich',
      'das hat nicht geholfen',
    ],
    says: 'Drücken Sie unter einer falschen Antwort „Not helpful“ und schreiben Sie, was nicht stimmt. Antworten binden uns nicht: Preis und Dauer gelten erst nach schriftlicher Vereinbarung. Fragen Sie im Zweifel einen Menschen unter /contact-us.',
  },
  'assistant-language': {
    asks: [
      'Welche Sprachen versteht der Assistent?',
      'kann ich auf deutsch schreiben',
      'antworte bitte auf deutsch',
      'sprache im chat',
    ],
    says: 'Der Assistent liest und beantwortet Englisch, Deutsch, Französisch und Spanisch. Schreiben Sie in Ihrer Sprache. Die verlinkten Seiten sind auf Englisch.',
  },
  'assistant-secret': {
    asks: [
      'Fragt ihr jemals nach meiner Seed-Phrase oder meinem privaten Schlüssel?',
      'jemand von euch wollte meine wiederherstellungswörter',
      'soll ich meinen private key schicken',
      'ich habe meine seed phrase in den chat kopiert',
      'zwölf wörter',
    ],
    says: 'Wir fragen nie nach einer Wiederherstellungsphrase oder einem privaten Schlüssel: Geben Sie so etwas nirgends ein. Dieser Chat hält zurück, was danach aussieht. Wer in unserem Namen danach fragt, gehört nicht zu uns.',
  },
  'assistant-keeps': {
    asks: [
      'Was speichert der Assistent über unser Gespräch?',
      'wird dieser chat aufgezeichnet',
      'wie lange bleibt der chatverlauf',
      'wer liest, was ich hier tippe',
      'chat datenschutz',
    ],
    says: 'Der Server behält Fragen, Antworten und Bewertungen {assistantChat} lang, oder bis Sie sie löschen. Sie gehören zu einem Cookie, nicht zu einem Namen. Auch Ihr Browser behält das Gespräch.',
  },
  'assistant-erase': {
    asks: ['Wie lösche ich diesen Chat?', 'gespräch löschen', 'chatverlauf leeren', 'neues gespräch anfangen'],
    says: 'Drücken Sie unter dem Chat „More“, dann „Erase my conversation“. Der Chat verschwindet aus jedem Tab, und der Server löscht Gespeichertes. Der Reset-Knopf oben leert nur dieses Gerät.',
  },
  'assistant-save': {
    asks: ['Kann ich dieses Gespräch speichern?', 'chat herunterladen', 'chatprotokoll exportieren', 'chat als datei'],
    says: 'Drücken Sie unter dem Chat „More“, dann „Save as Markdown“ oder „Save as JSON“. Die Datei enthält das Gesagte mit den Adressen der Quellen.',
  },
  'assistant-person': {
    asks: [
      'Wie spreche ich mit einem Menschen?',
      'ich will einen echten menschen',
      'mitarbeiter sprechen',
      'kundendienst',
      'live chat mit einer person',
    ],
    says: 'Schreiben Sie unter /contact-us, rufen Sie an, {assistantPhones}, oder buchen Sie unter /book ein Gespräch. Im Chat gibt es unter „More“ eine Nachricht an einen Menschen. Eine Antwort dauert höchstens {assistantAnswer}.',
  },
  'assistant-length': {
    asks: [
      'Wie lang darf eine Frage an den Assistenten sein?',
      'nachricht zu lang',
      'zeichenlimit im chat',
      'kann ich meinen contract in den chat kopieren',
    ],
    says: 'Eine Nachricht an den Assistenten hat höchstens {assistantLength} Zeichen und keinen Anhang. Für Code gibt es die Schätzung unter /smart-contract-audit#estimate, die in Ihrem Browser zählt.',
  },
  'assistant-invest': {
    asks: [
      'Ist dieser Token eine gute Investition?',
      'soll ich diesen coin kaufen',
      'anlageberatung',
      'in welchen token soll ich investieren',
      'lohnt sich dieser memecoin',
    ],
    says: 'Anlageberatung geben wir nicht, zu keinem Token. Fügen Sie seine Adresse unter /token-check ein: Sie sehen, ob er sich heute verkaufen lässt und was sein Eigentümer tun kann.',
  },
  'assistant-price': {
    asks: [
      'Steigt der Kurs dieses Tokens?',
      'kursprognose',
      'wann moon',
      'was ist ether nächstes jahr wert',
      'aktueller kurs von bitcoin',
    ],
    says: 'Kursprognosen geben wir nicht, und Marktpreise nennen wir nicht. Prüfen können wir Tatsachen: /token-check zeigt, ob sich ein Token heute verkaufen lässt und was das kostet.',
  },
  'assistant-legal': {
    asks: [
      'Könnt ihr mich rechtlich beraten?',
      'meinung eines anwalts',
      'brauche ich eine lizenz für einen coin',
      'könnt ihr einen anwalt empfehlen',
      'darf ich token in meinem land verkaufen',
    ],
    says: 'Rechtsberatung geben wir nicht. Ob Sie einen Token an Ihrem Wohnort anbieten dürfen, klären Sie mit Ihrem Anwalt. Zu einem Token, den wir schreiben, gehört ein Verzeichnis seiner Befugnisse, das Ihr Anwalt lesen kann.',
  },
  'assistant-tax': {
    asks: [
      'Könnt ihr mir bei Kryptosteuern helfen?',
      'muss ich meinen airdrop versteuern',
      'steuerberatung',
      'wie gebe ich token in der steuererklärung an',
    ],
    says: 'Steuerberatung geben wir nicht. Fragen Sie eine Steuerberatung an Ihrem Wohnort. Die Seite /dashboard listet, was ein Konto in unseren Contracts hat, und speichert es als CSV-Datei.',
  },
  'assistant-buy': {
    asks: ['Verkauft ihr eigene Token?', 'habt ihr einen eigenen coin', 'presale', 'verwaltet ihr geld für kunden'],
    says: 'Nichts auf dieser Website ist ein Angebot, etwas zu kaufen oder zu verkaufen, und Ihr Vermögen verwahren wir nicht. Wir arbeiten gegen Rechnung, und mit unseren Werkzeugen erstellen und sperren Sie eigene Token.',
  },
}
