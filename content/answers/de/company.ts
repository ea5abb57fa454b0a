import type { facts as english } from '#content/answers/en/company.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'company-what': {
    asks: [
      'Was macht eure Firma?',
      'was ist das für ein Unternehmen',
      'firmenprofil',
      'über die Firma',
      'seid ihr eine Web3-Agentur',
      'womit verdient ihr euer Geld',
    ],
    says: '{companyName} ist ein Unternehmen für Web3-Dienstleistungen. Wir prüfen und schreiben Smart Contracts für Teams, die fremdes Geld verwahren. Mit unseren Werkzeugen erstellen und sperren Sie Token, und jeder kann das Ergebnis nachprüfen.',
  },
  'company-services': {
    asks: [
      'Welche Dienstleistungen bietet ihr an?',
      'leistungen übersicht',
      'liste der dienste',
      'was verkauft ihr',
      'euer angebot für krypto projekte',
      'was könnt ihr für ein Web3-Startup tun',
    ],
    says: 'Wir bieten {companyServiceCount} Leistungen. Unsere Leute machen Smart-Contract-Audit, NFT-Audit, Blockchain-Dienste, Entwicklung von ERC20-Token, Web3-Marketing und Web3-UI/UX-Design. Meme-Token-Ersteller, Token-Sperre und Liquiditätssperre bedienen Sie selbst.',
  },
  'company-which-service': {
    asks: [
      'Welche Leistung brauche ich?',
      'ich weiß nicht welcher dienst passt',
      'welches angebot passt zu uns',
      'helft mir bei der auswahl',
      'audit oder entwicklung, was ist richtig für mein projekt',
    ],
    says: 'Zeigen Sie uns in einem kostenlosen Gespräch oder einer Nachricht, was Sie haben. Wir sagen Ihnen, welche Leistung passt, oder dass keine passt. Ein Repository, ein Entwurf oder zwei Sätze genügen.',
  },
  'company-for-whom': {
    asks: [
      'Für wen arbeitet ihr?',
      'zielgruppe',
      'für welche kunden seid ihr da',
      'arbeitet ihr auch mit kleinen startups',
      'nehmt ihr auch Firmen ohne Kryptoerfahrung',
    ],
    says: 'Wir arbeiten für Protokoll-Teams vor dem Start, NFT-Studios vor einem Drop, Unternehmen, die einen Contract brauchen, und Gründer eines Tokens. Die Startseite nennt für jede Gruppe Ergebnis, Dauer und Preis.',
  },
  'company-where': {
    asks: [
      'Wo sitzt eure Firma?',
      'firmenadresse',
      'standort',
      'in welchem land sitzt das unternehmen',
      'habt ihr ein Büro, das man besuchen kann',
      'postanschrift',
    ],
    says: 'Die Website nennt {companyEntity}, {companyAddress}, {companyCountry}.{companySample} Schreiben Sie an {companyEmail}, bevor Sie etwas per Post schicken.',
  },
  'company-entity': {
    asks: [
      'Welche juristische Person betreibt diese Website?',
      'impressum',
      'rechtsform',
      'firmenname laut register',
      'wer ist vertragspartner',
    ],
    says: '{companyEntity} bietet diese Website und ihre Werkzeuge an.{companySample}',
  },
  'company-sample': {
    asks: [
      'Sind die Namen und Adressen auf dieser Website echt?',
      'warum steht da sample',
      'beispielfirma',
      'platzhalter name und adresse',
      'ist das eine demo oder eine echte firma',
    ],
    says: 'Was die Seiten als „sample“ kennzeichnen, steht als Beispiel da: die juristische Person, ihre Adresse und die genannten Personen. Der Betreiber ersetzt diese Angaben durch die eigenen. Fragen Sie uns vor einem Auftrag, wer unterschreibt.',
  },
  'company-people': {
    asks: [
      'Wer arbeitet bei euch?',
      'team',
      'wer steckt hinter der firma',
      'mitarbeiter',
      'stellt euch bitte vor, wer seid ihr als Team',
    ],
    says: 'Die Startseite nennt {companyPeople} und sagt, was jede dieser Personen tut. Ein als Beispiel gekennzeichneter Name steht da, bis die Firma ihre eigenen Leute einträgt.',
  },
  'company-who-answers': {
    asks: [
      'Spreche ich mit Entwicklern oder mit dem Vertrieb?',
      'wer liest meine nachricht',
      'vertrieb oder entwickler',
      'habe ich direkten draht zu den Leuten, die den Code schreiben',
      'verkäufer am telefon',
    ],
    says: 'Sie sprechen mit den Leuten, die den Code lesen und schreiben. Ihre Nachricht liest eine Person, die diese Arbeit macht. Eine Antwort dauert höchstens {companyAnswer}.',
  },
  'company-process': {
    asks: [
      'Wie läuft die Zusammenarbeit ab?',
      'ablauf eines projekts',
      'eure vorgehensweise',
      'welche schritte gibt es bei einem auftrag',
      'wie arbeitet ihr mit kunden',
    ],
    says: 'Wir arbeiten in vier Schritten: ein Gespräch von einer halben Stunde, ein Umfang innerhalb von zwei Arbeitstagen, die Arbeit wie angeboten und die Übergabe in einem Termin. Das gilt für jede Leistung.',
  },
  'company-start': {
    asks: [
      'Wie fangen wir an?',
      'erster schritt',
      'ich möchte euch beauftragen',
      'wie werde ich kunde',
      'wir wollen loslegen',
    ],
    says: 'Buchen Sie unter /book ein kostenloses Gespräch: {companyCallMinutes}. Oder schreiben Sie uns unter /contact-us. Zeigen Sie, was Sie haben, und wir sagen Ihnen, welche Leistung passt.',
  },
  'company-scope': {
    asks: [
      'Was legen wir vor Beginn der Arbeit fest?',
      'umfang festlegen',
      'scoping',
      'wer schreibt das briefing',
      'braucht ihr zuerst ein lastenheft',
    ],
    says: 'In zwei Arbeitstagen nach dem ersten Gespräch legen wir den Umfang fest. Dazu gehören der Commit oder ein Briefing von einer Seite, der Preis und was ihn ändern würde.',
  },
  'company-progress': {
    asks: [
      'Wie verfolge ich den Fortschritt der Arbeit?',
      'zwischenstand',
      'statusberichte während des projekts',
      'höre ich erst am ende von euch',
      'kann ich commits während der arbeit sehen',
    ],
    says: 'Sie sehen jeden Befund und jeden Commit an dem Tag, an dem wir ihn schreiben. Auf die Übergabe müssen Sie dafür nicht warten.',
  },
  'company-hand-over': {
    asks: [
      'Was gehört mir am Ende des Auftrags?',
      'übergabe',
      'behaltet ihr zugang nach dem projekt',
      'wem gehören die ergebnisse',
      'bin ich danach von euch abhängig',
    ],
    says: 'Mit der Übergabe, die in einem Termin geschieht, gehören Ihnen Bericht, Quellcode, Tests und Schlüssel. Wir behalten keinen Zugang.',
  },
  'company-references': {
    asks: [
      'Wer sind eure Kunden?',
      'referenzen',
      'kundenliste',
      'habt ihr fallstudien oder portfolio',
      'mit welchen projekten habt ihr schon gearbeitet',
    ],
    says: 'Namen von Kunden veröffentlichen wir nicht. Beurteilen Sie uns nach dem, was Sie prüfen können: unser Code, seine Tests und die Contracts, die unsere Werkzeuge bereitstellen.',
  },
  'company-trust': {
    asks: [
      'Warum sollte ich euch vertrauen?',
      'seid ihr seriös',
      'woher weiß ich, dass ihr gut seid',
      'belege für eure qualität',
      'noch nie von euch gehört, überzeugt mich',
    ],
    says: 'Prüfen Sie unsere Zahlen statt unserer Worte. Startseite und /evidence zeigen Testabdeckung, Beweise, absichtliche Fehler und Gas, jeweils mit Datum. Ein Beispiel unseres Audit-Berichts lesen Sie unter /whitepaper/sample-audit.',
  },
  'company-keys': {
    asks: [
      'Verwahrt ihr Schlüssel oder Gelder?',
      'bewahrt ihr coins für kunden auf',
      'habt ihr zugriff auf meine token',
      'wer kontrolliert das geld',
      'muss ich euch meine coins schicken',
    ],
    says: 'Wir verwahren weder Schlüssel noch Gelder. Sie unterschreiben mit Ihrer eigenen Wallet. Ein Contract, den Sie hier bereitstellen, hat keinen Schlüssel und keine Gebühr von uns, und ändern können wir ihn nicht.',
  },
  'company-turn-down': {
    asks: [
      'Was lehnt ihr ab?',
      'welche aufträge macht ihr nicht',
      'baut ihr auch honeypots',
      'kann man bei euch ein gutes ergebnis kaufen',
      'versteckte gebühren einbauen',
    ],
    says: 'Wir lehnen Contracts ab, die Halter am Verkaufen hindern, versteckte Gebühren und Audits, deren Ergebnis vorher vereinbart ist.',
  },
  'company-guarantee': {
    asks: [
      'Gebt ihr eine Garantie auf eure Arbeit?',
      'könnt ihr versprechen, dass nichts gehackt wird',
      'ist mein geld sicher, wenn ihr den contract gebaut habt',
      'zusicherung, dass der code fehlerfrei ist',
    ],
    says: 'Eine Garantie verkaufen wir nicht: Eine Prüfung macht Fehler seltener und beweist nichts über Code, den sie nicht gelesen hat. Unsere eigenen Fehler beheben wir kostenlos.',
  },
  'company-language': {
    asks: [
      'Welche Sprachen sprecht ihr?',
      'sprecht ihr deutsch',
      'gibt es die website auf deutsch',
      'sprache der seiten',
      'mein englisch ist schlecht, geht es auf deutsch',
    ],
    says: 'Die Seiten dieser Website sind auf Englisch, und der Assistent antwortet auch auf Deutsch, Französisch und Spanisch. Fragen Sie in Ihrer Nachricht, ob ein Gespräch in einer anderen Sprache möglich ist.',
  },
  'company-seal': {
    asks: [
      'Was sind die Siegel auf dieser Website?',
      'bilder neben den adressen',
      'warum hat jeder token ein siegel',
      'wie hilft ein siegel gegen gefälschte adressen',
      'guilloche',
    ],
    says: 'Ein Siegel ist eine Zeichnung aus der vollständigen Adresse eines Tokens, einer Sperre oder eines Claims. Zwei Adressen, die gekürzt gleich aussehen, haben verschiedene Siegel. Vergleichen Sie immer auch die ganze Adresse.',
  },
  'company-pledge': {
    asks: [
      'Was ist der Pledge?',
      'pledge kurz erklärt',
      'selbstverpflichtung',
      'was versprecht ihr über eure contracts',
      'grundsätze der firma',
    ],
    says: 'Der Pledge ist unser Versprechen für jeden Contract, den wir bereitstellen, in {companyPledgeCount} Artikeln. Sie lauten: kein versteckter Eigentümer, keine Gebühr, kein heimliches Upgrade, offener Quellcode, schlechte Nachrichten zuerst.',
  },
  'company-owner': {
    asks: [
      'Wer ist Eigentümer eines Contracts, den ihr für uns bereitstellt?',
      'versteckter eigentümer',
      'tragt ihr euch selbst als eigentümer ein',
      'adminrechte nach der übergabe unseres contracts',
      'wie lange behält der eigentümer befugnisse',
    ],
    says: 'Ein Contract, den wir bereitstellen, enthält keinen Schlüssel von uns. Wünschen Sie einen Eigentümer, dann sind Sie es, und es ist genannt, was er darf und bis wann.',
  },
  'company-earn': {
    asks: [
      'Womit verdient ihr, wenn die Werkzeuge gratis sind?',
      'geschäftsmodell',
      'wo ist der haken an den kostenlosen werkzeugen',
      'wer finanziert diese website',
    ],
    says: 'Bezahlt werden wir für Arbeit, per Rechnung. Unsere Contracts behalten keinen Anteil an einer Übertragung, einer Sperre, einem Claim oder einem Mint ein.',
  },
  'company-open-source': {
    asks: [
      'Ist euer Code Open Source?',
      'kann ich den quelltext eurer contracts lesen',
      'öffentlicher quellcode',
      'github der firma',
      'quelltext mit bytecode vergleichen',
    ],
    says: 'Der Quelltext unserer Contracts ist offen. Jeder kann ihn lesen, kompilieren und das Ergebnis mit dem Code auf der Chain vergleichen.',
  },
  'company-bad-news': {
    asks: [
      'Was tut ihr bei einem Fehler in eurem eigenen Contract?',
      'bug in eurem eigenen code',
      'informiert ihr nutzer über vorfälle',
      'verschweigt ihr schwachstellen',
      'wer erfährt zuerst von einem problem',
    ],
    says: 'Finden wir einen Fehler in etwas von uns, erfahren es zuerst die Menschen, die er betrifft.',
  },
  'company-pledge-sign': {
    asks: [
      'Wie unterschreibe ich den Pledge?',
      'pledge unterzeichnen',
      'meinen namen auf die wand setzen',
      'pledge mit wallet oder e-mail unterschreiben',
      'dem versprechen beitreten',
    ],
    says: 'Unterschreiben Sie den Pledge unter /pledge#sign mit Namen und E-Mail-Adresse, und bestätigen Sie ihn in unserer Mail. Oder unterschreiben Sie mit einer Wallet, dann erscheint Ihr Name sofort.',
  },
  'company-pledge-who': {
    asks: [
      'Wozu verpflichtet mich die Unterschrift unter dem Pledge?',
      'darf ich als token-halter den pledge unterzeichnen',
      'kann eine firma den pledge unterschreiben',
      'steht der pledge jedem offen',
    ],
    says: 'Jeder, der danach arbeitet, kann den Pledge unterschreiben: Entwickler, Prüfer, Halter und Firmen. Sie halten die Artikel in eigenen Contracts ein und verlangen sie in denen, die Sie nutzen, prüfen oder halten.',
  },
  'company-pledge-wall': {
    asks: [
      'Wer hat den Pledge unterschrieben?',
      'liste der unterzeichner',
      'wand der namen',
      'unterstützer des pledge',
      'wo sehe ich die unterschriften',
    ],
    says: 'Die Namen unter dem Pledge stehen öffentlich auf seiner Wand, unter /pledge/wall. Jeder Name wurde per Mail bestätigt oder mit einer Wallet unterschrieben.',
  },
  'company-pledge-identity': {
    asks: [
      'Prüft ihr, wer den Pledge unterschreibt?',
      'falsche namen auf der wand',
      'identität der unterzeichner',
      'kann jemand in meinem namen unterschreiben',
    ],
    says: 'Wer den Pledge unterschreibt, tippt den Namen selbst und bestätigt ihn per Mail oder Wallet. Wer das ist, prüfen wir nicht. Schreiben Sie uns, wenn Ihr Name ohne Sie dort steht.',
  },
  'company-pledge-withdraw': {
    asks: [
      'Kann ich meine Unterschrift unter dem Pledge zurückziehen?',
      'namen von der wand löschen',
      'pledge widerrufen',
      'unterschrift zurücknehmen',
    ],
    says: 'Ihre Unterschrift unter dem Pledge ziehen Sie jederzeit zurück: mit dem Link in der Mail oder mit der Wallet, die unterschrieben hat. Ihr Name verschwindet von der Wand und aus unserer Datenbank.',
  },
  'company-pledge-version': {
    asks: [
      'Welchen Text des Pledge unterschreibe ich?',
      'version des pledge',
      'gilt meine unterschrift auch für spätere änderungen',
      'hash des textes',
    ],
    says: 'Ihre Unterschrift ist über den Hash des Textes an Version {companyPledgeVersion} des Pledge vom {companyPledgeDate} gebunden. Für einen späteren Text gilt sie nicht.',
  },
}
