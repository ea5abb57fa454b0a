import type { facts as english } from '#content/answers/en/privacy.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'privacy-what': {
    asks: [
      'Welche personenbezogenen Daten speichert ihr?',
      'datenschutz',
      'dsgvo',
      'datenschutzerklärung kurz',
      'was wisst ihr über mich',
    ],
    says: 'Wir speichern, was Sie über ein Formular senden, und nichts darüber, was Sie hier lesen. Die Datenschutzerklärung unter /privacy nennt jedes Feld, seinen Zweck und seine Dauer.',
  },
  'privacy-responsible': {
    asks: [
      'Wer ist für meine Daten verantwortlich?',
      'verantwortlicher im sinne der dsgvo',
      'datenschutzbeauftragter',
      'an wen schreibe ich wegen datenschutz',
    ],
    says: '{privacyEntity}, {privacyAddress}, entscheidet, was diese Website speichert und warum.{privacySample} Schreiben Sie wegen Ihrer Daten an {privacyEmail}.',
  },
  'privacy-basis': {
    asks: [
      'Auf welcher Rechtsgrundlage speichert ihr meine Daten?',
      'rechtsgrundlage dsgvo',
      'wozu braucht ihr meine angaben',
      'zweck der verarbeitung',
    ],
    says: 'Die Tabelle unter /privacy#kept nennt Zweck und Grundlage jedes Eintrags. Nachrichten und Gespräche beruhen auf Ihrer Anfrage, Newsletter und Pledge auf Ihrer Einwilligung, Zähler gegen Überlastung auf unserem Interesse an einer funktionierenden Website.',
  },
  'privacy-cookies': {
    asks: [
      'Benutzt ihr Cookies?',
      'cookie',
      'warum gibt es kein cookie banner',
      'muss ich cookies akzeptieren',
      'wird ein cookie gesetzt, wenn ich nur lese',
    ],
    says: 'Ein Cookie setzen wir nur, wenn Sie sich mit einer Wallet anmelden oder den Assistenten fragen. Beim bloßen Lesen gibt es keines. Jedes Cookie enthält eine Zufallszahl und dient nur diesem Zweck.',
  },
  'privacy-cookie-list': {
    asks: [
      'Welche Cookies gibt es und wie lange gelten sie?',
      'liste aller cookies',
      'laufzeit der cookies',
      'wann läuft das sitzungscookie ab',
      'namen der cookies',
    ],
    says: 'Diese Website hat {privacyCookies} Cookies. Eines gilt fünf Minuten, während Sie eine Nachricht unterschreiben. Eines hält eine Anmeldung {privacySignIn} lang, und eines findet Ihren Chat wieder, {privacyChat} lang nach der letzten Frage.',
  },
  'privacy-tracking': {
    asks: [
      'Verfolgt ihr Besucher?',
      'werden meine klicks aufgezeichnet',
      'google analytics',
      'werbung und pixel',
      'skripte von drittanbietern',
    ],
    says: 'Die Website hat kein Tracking, keine Werbung und keinen Code einer anderen Firma. Darüber, was Sie hier lesen, speichern wir nichts.',
  },
  'privacy-receivers': {
    asks: [
      'Wer bekommt meine Daten?',
      'dritte',
      'gebt ihr meine daten weiter',
      'auftragsverarbeiter',
      'wird meine anfrage an partner weitergeleitet',
    ],
    says: 'Was Sie senden, erreicht unseren Mailserver. Wo wir sie nutzen, erreicht es auch unser eigenes System für Anfragen und den Dienst, der den Chat beantwortet. Sonst erhält es niemand.',
  },
  'privacy-sell': {
    asks: [
      'Verkauft ihr meine Daten?',
      'adresshandel',
      'wird meine mailadresse an werber verkauft',
      'bekomme ich spam, wenn ich euch schreibe',
    ],
    says: 'Von dem, was Sie uns senden, verkaufen wir nichts. Den Newsletter bekommt Ihre Adresse nur, wenn Sie ihn bestellen und bestätigen.',
  },
  'privacy-messages': {
    asks: [
      'Wie lange speichert ihr meine Nachricht?',
      'aufbewahrungsfrist',
      'speicherdauer einer anfrage',
      'wie lange liegt mein formular bei euch',
      'speicherdauer gebuchter gespräche',
    ],
    says: 'Nachrichten, Audit-Anfragen, übergebene Chatfragen und Gesprächsbuchungen speichern wir {privacyMessages} lang ab Eingang. Früher löschen Sie sie selbst unter /privacy/your-data.',
  },
  'privacy-newsletter': {
    asks: [
      'Was speichert ihr über Newsletter-Abonnenten?',
      'newsletter daten',
      'wie lange wird eine newsletter-adresse gespeichert',
      'ich habe nie bestätigt, habt ihr meine adresse noch',
    ],
    says: 'Eine nie bestätigte Newsletter-Adresse bleibt {privacyUnconfirmed} gespeichert. Eine bestätigte bleibt, bis Sie sich abmelden, und der Nachweis Ihrer Einwilligung danach noch {privacyProof}.',
  },
  'privacy-mails': {
    asks: [
      'Welche automatischen Mails verschickt ihr?',
      'benachrichtigungen in meinem posteingang',
      'ich habe eine mail bekommen, die ich nicht wollte',
      'jemand hat meine adresse bei euch eingegeben',
    ],
    says: 'Sie bekommen nur Mails zu dem, was Sie angefordert haben: ein Gespräch, eine Audit-Anfrage, Newsletter, Pledge, die Termine eines Kontos oder Ihre Daten. Hat jemand anderes Ihre Adresse eingegeben, bestätigen Sie einfach nichts.',
  },
  'privacy-reminders': {
    asks: [
      'Was speichert ihr, wenn ich Mails zu den Terminen eines Kontos bestelle?',
      'daten für terminmails',
      'mailadresse mit wallet verknüpft',
      'erfahrt ihr dadurch, dass das konto mir gehört',
    ],
    says: 'Für Mails zu den Terminen eines Kontos speichern wir Ihre Adresse und das Konto, aber nicht, ob es Ihnen gehört. Unbestätigtes bleibt {privacyUnconfirmed}. Ein Link in jeder Mail beendet es.',
  },
  'privacy-see': {
    asks: [
      'Wie sehe ich, was ihr über mich gespeichert habt?',
      'datenauskunft',
      'meine daten herunterladen',
      'auskunft nach dsgvo',
      'datenexport',
    ],
    says: 'Geben Sie unter /privacy/your-data Ihre E-Mail-Adresse ein. Sie bekommen eine Mail mit einem Link, der alles dazu zeigt und als Datei speichert. Der Link gilt {privacyLinkHours} lang.',
  },
  'privacy-erase': {
    asks: [
      'Wie lösche ich meine Daten?',
      'löschung',
      'recht auf vergessenwerden',
      'bitte alles löschen, was ihr über mich habt',
      'löschantrag dsgvo',
    ],
    says: 'Geben Sie unter /privacy/your-data Ihre E-Mail-Adresse ein und löschen Sie mit dem Link in der Mail alles sofort. Dafür brauchen Sie weder ein Konto noch einen Menschen.',
  },
  'privacy-erase-rest': {
    asks: [
      'Was bleibt übrig, nachdem ich meine Daten gelöscht habe?',
      'ist nach der löschung wirklich alles weg',
      'sperrliste',
      'bleiben meine mails nach dem löschen in eurem postfach',
    ],
    says: 'Nach einer Löschung entfernen wir die Mails in unserem Postfach von Hand, innerhalb von dreißig Tagen. Standen Sie auf dem Newsletter, hält ihn ein Hash von Ihnen fern. Was auf einer Chain steht, bleibt.',
  },
  'privacy-no-mail': {
    asks: [
      'Ich habe meine Daten angefragt und keine Mail bekommen. Warum?',
      'datenlink kommt nicht an',
      'link zu meinen daten abgelaufen',
      'ich habe die alte mailadresse nicht mehr',
    ],
    says: 'Speichern wir nichts zu einer Adresse, kommt keine Mail, damit niemand erfährt, wen wir kennen. Ein Link gilt {privacyLinkHours} lang. Lesen Sie die Adresse nicht mehr, schreiben Sie an {privacyEmail}.',
  },
  'privacy-correct': {
    asks: [
      'Wie lasse ich meine Daten berichtigen?',
      'berichtigung',
      'widerspruch gegen die verarbeitung',
      'verarbeitung einschränken',
      'mein name ist falsch gespeichert',
    ],
    says: 'Schreiben Sie an {privacyEmail}, um Ihre Daten berichtigen zu lassen, der Nutzung zu widersprechen oder sie zu stoppen. Wir antworten innerhalb eines Monats.',
  },
  'privacy-complain': {
    asks: [
      'Wo kann ich mich über den Datenschutz beschweren?',
      'aufsichtsbehörde',
      'datenschutzbeschwerde',
      'zuständige behörde',
    ],
    says: 'Beschweren können Sie sich bei dieser Behörde: {privacyAuthority}. Auch die Behörde Ihres Wohnlandes ist zuständig. Schreiben Sie auch an {privacyEmail}, damit wir es in Ordnung bringen können.',
  },
  'privacy-where': {
    asks: [
      'Wo werden meine Daten gespeichert?',
      'serverstandort',
      'in welchem land stehen die server',
      'drittlandtransfer',
    ],
    says: 'Server und Datenbank haben diesen Standort: {privacyHosting}. In andere Länder senden wir nichts, außer dass eine Mail an Sie dorthin geht, wo Ihr Postfach ist.',
  },
  'privacy-backups': {
    asks: [
      'Wie lange bleiben meine Daten in Sicherungen?',
      'backup aufbewahrung',
      'werden alte backups gelöscht',
      'sicherungskopien',
    ],
    says: 'Sicherungen werden überschrieben; sie bleiben {privacyBackups}. Gelöschte Daten sind sofort aus der Datenbank verschwunden und mit dieser Frist auch aus den Sicherungen.',
  },
  'privacy-chain': {
    asks: [
      'Könnt ihr etwas von der Blockchain löschen?',
      'daten auf der chain öffentlich',
      'transaktion aus der blockchain entfernen',
      'kann man meine wallet aktivität sehen',
    ],
    says: 'Was Sie auf eine Blockchain schreiben, ist überall öffentlich und bleibt dauerhaft. Löschen können wir es nicht, und auch sonst niemand.',
  },
  'privacy-wallet': {
    asks: [
      'Was speichert ihr, wenn ich meine Wallet verbinde?',
      'wallet adresse datenschutz',
      'wird meine adresse mit meinem namen verknüpft',
      'daten bei der anmeldung mit wallet',
    ],
    says: 'Eine verbundene Wallet merkt sich nur Ihr Browser. Eine Anmeldung speichert die Adresse Ihres Kontos und Hashes, bis Sie sich abmelden, höchstens {privacySignIn}.',
  },
  'privacy-account-data': {
    asks: [
      'Wie sehe ich die Daten zu meinem Wallet-Konto?',
      'auskunft mit wallet statt e-mail',
      'daten zu meiner ethereum adresse löschen',
      'was wisst ihr über mein wallet konto',
    ],
    says: 'Melden Sie sich mit der Wallet an und öffnen Sie /privacy/your-data. Die Seite zeigt, was zu ihrem Konto gehört, und Sie können es herunterladen oder löschen.',
  },
  'privacy-ip': {
    asks: ['Speichert ihr meine IP-Adresse?', 'ip adresse', 'wird meine ip geloggt', 'brauche ich ein vpn'],
    says: 'Eine Netzwerkadresse speichern wir nie im Klartext. Zähler gegen Überlastung und einige Einträge enthalten einen Hash davon, und das tägliche Salz dazu bleibt nur {privacyHash}.',
  },
  'privacy-logs': {
    asks: [
      'Was protokolliert der Server bei einem Besuch?',
      'serverlogs',
      'logdateien',
      'aufbewahrung der logs',
      'wird mein browser protokolliert',
    ],
    says: 'Der Server schreibt je Anfrage eine Zeile: Zeit, Zufallszahl, Adressmuster, Methode, Status, Dauer und Ort eines Fehlers. Netzwerkadresse, E-Mail, Eingaben und Browsername stehen nie darin. Die Zeilen bleiben {privacyLogs}.',
  },
  'privacy-device': {
    asks: [
      'Was speichert ihr in meinem Browser?',
      'local storage',
      'was bleibt auf meinem gerät',
      'lokale daten dieser website löschen',
      'gemeinsam genutzter computer',
    ],
    says: 'Ihr Browser behält Entwürfe, Farbschema, die letzte Wallet, den Chat, unfertige Pläne und Ihre letzten Transaktionen. Nichts davon sendet sich von selbst, und Sie können es im Browser löschen. Die Liste steht unter /privacy#device.',
  },
  'privacy-draft': {
    asks: [
      'Wird mein unfertiges Formular gespeichert?',
      'angefangenes formular',
      'tab vor dem senden geschlossen',
      'ist mein getippter text weg',
    ],
    says: 'Ihr Browser behält den Entwurf eines Formulars auf Ihrem Gerät, bis Sie ihn senden oder verwerfen, höchstens dreißig Tage. Vor dem Absenden sehen wir nichts davon.',
  },
  'privacy-public': {
    asks: [
      'Was von meinen Daten wird öffentlich?',
      'wird mein name irgendwo gezeigt',
      'veröffentlicht ihr meine eingaben',
      'was sehen andere besucher von mir',
    ],
    says: 'Zwei Handlungen veröffentlichen Ihre Angaben. Eine Unterschrift unter dem Pledge zeigt Name, Rolle und Seite, mit Wallet auch das Konto. Wer Stücke einer Kollektion veröffentlicht, zeigt deren Bilder und Texte allen.',
  },
  'privacy-pieces': {
    asks: [
      'Wie lange speichert ihr Bilder meiner Kollektion?',
      'nft bilder auf eurem server',
      'bilder meiner sammlung entfernen',
      'kann man dateien von ipfs zurückholen',
    ],
    says: 'Veröffentlichte Bilder und Metadaten bleiben, solange es diese Website gibt, oder bis Sie um Entfernung bitten. Ein Bild ohne Stück bleibt {privacyUnusedPicture}. Dateien auf IPFS lassen sich nicht zurückholen.',
  },
  'privacy-mint': {
    asks: [
      'Was speichert ihr, wenn ihr meinen Mint bezahlt?',
      'daten beim event nft',
      'wird mein konto nach dem einlösen gespeichert',
      'was bleibt von einem gesponserten mint gespeichert',
    ],
    says: 'Zu einem Mint, den wir bezahlen, speichern wir Konto und Transaktion {privacyMint} lang nach dem Abschluss. Welcher Code bezahlt wurde, bleibt länger, damit keiner doppelt bezahlt wird.',
  },
  'privacy-inspection': {
    asks: [
      'Wie lange speichert ihr einen Bericht des NFT-Inspektors?',
      'wird meine nft prüfung gespeichert',
      'inspektionsbericht aufbewahrung',
      'wann verschwindet ein inspektionsbericht',
    ],
    says: 'Ein Bericht des NFT-Inspektors bleibt {privacyInspection}, oder so lange wie die Anfrage, mit der er gesendet wurde. Er enthält, was Chain und öffentliche Server zeigen, und Ihr Konto, wenn Sie angemeldet sind.',
  },
  'privacy-children': {
    asks: [
      'Ist diese Website für Kinder gedacht?',
      'mindestalter',
      'daten von minderjährigen',
      'mein sohn hat euch geschrieben',
    ],
    says: 'Die Website ist für Menschen, die Contracts erstellen und nutzen. Über Personen unter sechzehn speichern wir wissentlich nichts. Sagen Sie uns, wenn doch, und wir löschen es.',
  },
  'privacy-breach': {
    asks: [
      'Was passiert bei einem Datenleck?',
      'datenpanne',
      'meldet ihr mir einen datenverlust',
      'fremder hat meine nachricht gesehen',
    ],
    says: 'Gehen Ihre Daten verloren oder sieht sie ein Fremder, und kann Ihnen das schaden, sagen wir es Ihnen und der Behörde unverzüglich.',
  },
  'privacy-safe': {
    asks: [
      'Wie schützt ihr meine Daten?',
      'datensicherheit',
      'technische massnahmen',
      'wer hat zugriff auf die datenbank',
    ],
    says: 'Die Seiten führen nur unseren Code aus, anderen lehnt der Browser ab. Links in Mails speichern wir als Hashes. Der Betreiber liest Eingänge per Mail und per Befehl auf dem Server, nicht auf einer Webseite.',
  },
  'privacy-automated': {
    asks: [
      'Entscheidet ein Programm über mich?',
      'automatisierte entscheidungen',
      'profiling',
      'lehnt ein algorithmus meine anfrage ab',
    ],
    says: 'Ein Programm allein entscheidet nichts über Sie. Ihre Anfrage liest und beantwortet ein Mensch.',
  },
  'privacy-changes': {
    asks: [
      'Wann wurde die Datenschutzerklärung zuletzt geändert?',
      'version der datenschutzerklärung',
      'wie kündigt ihr änderungen am datenschutz an',
      'was ist neu in der datenschutzerklärung',
    ],
    says: 'Die Datenschutzerklärung hat Version {privacyVersion} vom {privacyVersionDate}. Eine neue Fassung bekommt neue Nummer und neues Datum. Vorhandenes behalten wir wie versprochen oder kürzer.',
  },
  'privacy-policy': {
    asks: [
      'Wie ist diese Website gegen eingeschleusten Code geschützt?',
      'content security policy',
      'xss schutz',
      'sicherheit eurer eigenen website',
    ],
    says: 'Jede Seite trägt eine Richtlinie, die nur unsere eigenen Skripte erlaubt, und keine andere Website darf sie einbetten. Skripte Dritter gibt es nicht. Das Papier unter /whitepaper/security-of-this-site erklärt alles.',
  },
  'privacy-code-hash': {
    asks: [
      'Was ist, wenn euer Hoster eine Datei der Website ändert?',
      'manipulierte skripte',
      'hashes der skripte',
      'lieferkettenangriff auf pakete',
    ],
    says: 'Beim Bauen entsteht eine Liste mit dem Hash jedes Skripts, und der Browser lehnt abweichende Dateien ab. Jede direkte Abhängigkeit ist mit dem Hash ihres Archivs festgelegt.',
  },
  'privacy-captcha': {
    asks: [
      'Muss ich ein Captcha lösen?',
      'spamschutz der formulare',
      'recaptcha',
      'warum rechnet mein browser vor dem senden',
      'zu viele anfragen',
    ],
    says: 'Bilderrätsel lösen Sie hier nicht, und kein fremder Dienst schaut zu. Ihr Browser rechnet einen Sekundenbruchteil lang, und Grenzen halten Überflutung ab.',
  },
  'privacy-scriptless': {
    asks: [
      'Funktioniert die Website ohne JavaScript?',
      'noscript',
      'formular ohne javascript senden',
      'tor browser ohne skripte',
    ],
    says: 'Jede Seite lesen und ihre Formulare senden können Sie ohne Skript. Werkzeuge mit Wallet brauchen eines.',
  },
  'privacy-not-covered': {
    asks: [
      'Was deckt die Sicherheit dieser Website nicht ab?',
      'grenzen eurer websicherheit',
      'restrisiken der website',
      'was ist, wenn mein computer infiziert ist',
    ],
    says: 'Nicht abgedeckt sind der Hoster, alte Browser, ein Stylesheet nach einem Fehler, unverschlüsselte Verbindungen, fremd gelesene Postfächer und Zähler nach einem Absturz. Auch wir selbst nicht: Keine fremde Firma hat uns geprüft. Gegen einen infizierten Computer hilft nichts davon.',
  },
  'privacy-outside-audit': {
    asks: [
      'Hat eine fremde Firma die Sicherheit dieser Website geprüft?',
      'pentest bericht eurer website',
      'externes sicherheitszertifikat der website',
      'externer sicherheitstest der seite',
      'unabhängige prüfung der website',
    ],
    says: 'Die Sicherheit dieser Website hat keine fremde Firma geprüft: Das Papier darüber ist unser eigenes Wort. Code und Tests sind offen, Sie können sie prüfen.',
  },
  'privacy-report': {
    asks: [
      'Wie melde ich eine Schwachstelle?',
      'security.txt',
      'verantwortungsvolle offenlegung',
      'ich habe eine lücke auf eurer website gefunden',
      'sicherheitskontakt',
    ],
    says: 'Schreiben Sie an {privacySecurityEmail}: was Sie gefunden haben, wo, und wie man es wiederholt. Eine Person antwortet innerhalb von zwei Arbeitstagen. Veröffentlichen Sie es nicht vorher.',
  },
  'privacy-bounty': {
    asks: [
      'Gibt es ein Bug-Bounty-Programm?',
      'belohnung für schwachstellen',
      'zahlt ihr für gefundene lücken',
      'prämie für sicherheitslücken',
    ],
    says: 'Eine Prämie gibt es nicht. Auf Wunsch nennen wir Sie in der Notiz zur Behebung.',
  },
  'privacy-research': {
    asks: [
      'Darf ich die Sicherheit eurer Website testen?',
      'regeln für sicherheitsforscher',
      'verklagt ihr mich wegen eines tests',
      'pentest erlaubt',
    ],
    says: 'Testen Sie nur an Ihrer eigenen Kopie oder mit eigenen Daten. Fremde Daten, die Geschwindigkeit der Website und unsere Leute lassen Sie in Ruhe. Dann gehen wir nicht rechtlich gegen Sie vor.',
  },
  'privacy-publish': {
    asks: [
      'Wann darf ich eine gemeldete Schwachstelle veröffentlichen?',
      'frist bis zur veröffentlichung',
      'wie lange muss ich mit der veröffentlichung warten',
      'darf ich über die lücke bloggen',
    ],
    says: 'Geben Sie uns neunzig Tage, bevor Sie eine Schwachstelle veröffentlichen. Sind wir langsamer, veröffentlichen Sie sie.',
  },
}
