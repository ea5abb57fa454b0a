import type { facts as english } from '#content/answers/en/account.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'account-dashboard': {
    asks: [
      'Was ist das Dashboard?',
      'dashboard',
      'wo sehe ich alles, was ich hier habe',
      'übersicht meiner sperren und token',
      'seite meines kontos',
      'wie finde ich meine sperren wieder', 'Schaltzentrale für meine Sachen hier', 'wo sind meine Sperren, nachdem ich die Seite geschlossen habe', 'alles auf einen Blick',],
    says: 'Das Dashboard zeigt alles, was ein Konto in unseren Verträgen besitzt, vergeben hat oder noch bekommt, und was als Nächstes zu tun ist. Geben Sie ein beliebiges Konto ein, oder verbinden Sie Ihre Wallet für Ihr eigenes.',
  },
  'account-no-wallet': {
    asks: [
      'Kann ich ein Konto ohne Wallet ansehen?',
      'beliebige adresse im dashboard ansehen',
      'sperren von jemand anderem sehen',
      'was hält das team-konto hier',
      'dashboard ohne verbinden',
      'ens-name im dashboard', 'Konto eines Gründers als Investor ansehen', 'Vermögen einer Whale-Adresse ansehen', 'mein Konto von einem fremden Rechner aus ansehen',],
    says: 'Im Dashboard können Sie jedes Konto eingeben und ohne Wallet ansehen. Namen gehen, wenn die Seite auf Ethereum läuft.',
  },
  'account-shown': {
    asks: [
      'Was zeigt das Dashboard?',
      'liste der dinge im dashboard',
      'zeigt es auch zuteilungen und gesperrte liquidität',
      'wo stehen meine gestarteten token',
      'bereiche des dashboards', 'Kategorien auf der Kontoseite', 'stehen meine NFTs aus dem Creator auch im Dashboard', 'welche Posten werden zu einer Adresse aufgeführt',],
    says: 'Das Dashboard führt Claims, Token-Sperren, Zuteilungen, gesperrte und freie Liquidität sowie hier gemachte Token und Stücke auf. Dazu kommen Starts, Freigaben, Kampagnen und Ihre Anfragen und Pledges. Jede Zeile führt dorthin, wo Sie handeln.',
  },
  'account-claimable': {
    asks: [
      'Zeigt das Dashboard, was ich abholen kann?',
      'nicht abgeholte airdrops meines kontos',
      'gibt es etwas für mich abzuholen',
      'offene claims meiner adresse', 'meine Wallet nach Airdrops durchsuchen', 'Token, die mir zustehen und die ich nie abgeholt habe', 'Belohnungen meines Kontos anzeigen',],
    says: 'Das Dashboard zeigt Ihre Claims aus hier veröffentlichten Listen, solange deren Kampagnen zahlen. Anderswo veröffentlichte Listen fehlen.',
  },
  'account-missing': {
    asks: [
      'Warum fehlt etwas im Dashboard?',
      'mein token wird nicht angezeigt',
      'meine uniswap-v4-position erscheint nicht',
      'dashboard unvollständig',
      'guthaben anderer coins fehlt', 'die Hälfte meiner Bestände fehlt auf der Kontoseite', 'anderswo gekaufter Coin taucht im Dashboard nicht auf', 'Kontoseite ist leer, obwohl ich etwas besitze',],
    says: 'Im Dashboard fehlen Token, die nicht hier gestartet wurden, und anderswo veröffentlichte Claim-Listen. Von freien Positionen in Uniswap V4 findet es nur kürzlich erhaltene. Die Seite jeder Sperre liest selbst die Kette.',
  },
  'account-sources': {
    asks: [
      'Woher kommen die Angaben im Dashboard?',
      'wie aktuell ist das dashboard',
      'bis zu welchem block wird gelesen',
      'sind das live-daten',
      'kann ich dem dashboard vor einer zahlung trauen', 'hinkt das Dashboard hinterher', 'eben angelegte Sperre steht noch nicht im Dashboard', 'eigener Indexer oder Subgraph',],
    says: 'Wir lesen jedes Ereignis unserer Verträge in einen Index, und das Dashboard nennt den letzten gelesenen Block. Die Seite jeder Sperre, Zuteilung, Position oder Kampagne liest selbst die Kette. Verlassen Sie sich auf diese Seite, bevor Geld fließt.',
  },
  'account-next': {
    asks: [
      'Wann öffnet sich meine nächste Sperre?',
      'nächste termine meines kontos',
      'was kommt als nächstes für meine token',
      'nächster vesting-termin',
      'fristen meiner claims', 'wann bekomme ich als nächstes Token ausbezahlt', 'wie viele Tage bis zu meiner nächsten Freigabe', 'Zeitleiste meines Kontos',],
    says: 'Das Dashboard zeigt die nächsten Termine eines Kontos zuerst: Freigaben, Vesting, Enden von Positionen sowie Beginn und Frist von Claims. Spätere Termine enthält die Kalenderdatei darunter.',
  },
  'account-calendar': {
    asks: [
      'Kann ich Freigabetermine in meinen Kalender übernehmen?',
      'kalenderdatei',
      'ics-export',
      'vesting-termine in google kalender',
      'termin der sperre in outlook', 'Termine eines Kontos mit Apple Kalender abgleichen', 'enthält die Kalenderdatei einen Alarm', 'Vesting in den Terminplaner übernehmen',],
    says: 'Im Dashboard gibt es unter jedem Konto die Taste „Save the dates for a calendar“. Die Datei enthält alle kommenden Termine des Kontos, mit einer Erinnerung am Tag davor.',
  },
  'account-reminders': {
    asks: [
      'Könnt ihr mir vor dem Ende einer Sperre mailen?',
      'erinnerung an freigaben per e-mail',
      'benachrichtigung vor der freigabe',
      'mail am tag vor jedem termin',
      'erinnert mich an die claim-frist', 'ich vergesse Termine immer, stupst ihr mich an', 'per Mail die Freigaben eines Projekts verfolgen', 'kostet der Mail-Dienst für Termine etwas',],
    says: 'Wir mailen Ihnen am Tag vor jedem Termin eines Kontos, wenn Sie im Dashboard unter diesem Konto Ihre Adresse hinterlassen. Das ist kostenlos, und das Konto muss nicht Ihres sein.',
  },
  'account-reminder-confirm': {
    asks: [
      'Warum muss ich meine Adresse für Erinnerungen bestätigen?',
      'keine bestätigungsmail für die termine',
      'erinnerungsmail kommt nicht an',
      'bestätigungslink abgelaufen',
      'ich bekam eine mail zu terminen, die ich nicht wollte', 'Double-Opt-in für die Terminmails', 'Adresse unter dem Konto eingetragen, und nichts kam', 'ist meine Erinnerung schon aktiv',],
    says: 'Erinnerungen beginnen, wenn Sie Ihre Adresse über den Link in unserer ersten Mail bestätigen. Der Link gilt {accountConfirmDays}. Bis dahin schreiben wir einer Adresse nur einmal, suchen Sie also diese Mail.',
  },
  'account-reminder-stop': {
    asks: [
      'Wie beende ich die Erinnerungsmails?',
      'termine eines kontos abbestellen',
      'keine mails mehr zu meinen sperren',
      'benachrichtigungen ausschalten', 'eure Erinnerungen nerven', 'alles verkauft, schreibt mir nicht mehr zu diesem Konto', 'vergesst ihr meine Adresse nach dem Ende der Erinnerungen',],
    says: 'Ein Link in jeder Erinnerungsmail beendet die Erinnerungen für dieses Konto. Wir vergessen dann Ihre Adresse und das Konto.',
  },
  'account-export': {
    asks: [
      'Kann ich die Daten meines Kontos exportieren?',
      'csv-export meiner sperren und zuteilungen',
      'alles zu einem konto als json',
      'daten für die buchhaltung',
      'export für die steuer', 'Tabelle mit allem, was eine Adresse hier hat', 'meine Bestände an den Steuerberater geben', 'meine Positionen in eine andere App mitnehmen',],
    says: 'Das Dashboard speichert ein Konto als CSV oder JSON, mit allen Claims, Sperren, Zuteilungen, Positionen, Guthaben und Kampagnen. Beide Tasten finden Sie unter „Take it with you“.',
  },
  'account-transactions': {
    asks: [
      'Kann ich meine hier gesendeten Transaktionen exportieren?',
      'transaktionsverlauf als csv',
      'liste meiner früheren transaktionen',
      'wo sehe ich, was ich von hier gesendet habe',
      'transaktionsliste löschen', 'Protokoll meiner bisherigen Aktionen', 'was habe ich letzten Monat von hier gesendet', 'Aktivität in diesem Browser leeren',],
    says: 'Drücken Sie in der Leiste auf Ihr Konto und dann auf „Transaktionen und Freigaben“. Die Liste enthält, was Sie aus diesem Browser gesendet haben, und lässt sich als CSV oder JSON speichern. Löschen ändert auf der Kette nichts.',
  },
  'account-permissions': {
    asks: [
      'Welche Verträge dürfen meine Token nehmen?',
      'erteilte freigaben',
      'liste meiner approvals',
      'allowance prüfen',
      'wer kann meine token ausgeben', 'vergessene Approvals vom letzten Jahr', 'welche eurer Verträge habe ich ermächtigt', 'Gefahr durch alte Approvals',],
    says: 'Das Dashboard listet, welche unserer Verträge Ihre Token nehmen dürfen und wer Token aus dem Launch Book nehmen darf. Auch das Wallet-Fenster zeigt die Freigaben für unsere Verträge. Weitere zeigt womöglich Ihre Wallet.',
  },
  'account-revoke': {
    asks: [
      'Wie widerrufe ich eine Freigabe?',
      'approval entziehen',
      'token-freigabe beenden',
      'zugriff eines vertrags entfernen',
      'kostet der widerruf etwas', 'alte Freigaben aufräumen', 'Allowance auf null setzen', 'einem Vertrag den Zugriff kappen',],
    says: 'Drücken Sie „End it“ neben einer Freigabe im Dashboard, oder „Revoke“ unter „Transaktionen und Freigaben“ im Wallet-Fenster. Das Beenden ist eine Transaktion und kostet die Netzwerkgebühr.',
  },
  'account-own-requests': {
    asks: [
      'Wo verfolge ich meine Anfragen und Pledges?',
      'stand meiner audit-anfrage',
      'sehen, was ich euch geschickt habe',
      'wer kann meine anfragen sehen',
      'warum werden meine pledges nicht angezeigt', 'Verlauf meiner Aufträge bei euch', 'ohne Anmeldung gesendetes Formular fehlt im Dashboard', 'sehen andere meine Anfragen, wenn sie meine Adresse eingeben',],
    says: 'Das Dashboard zeigt Anfragen und Pledges, die Sie mit diesem Konto angemeldet gesendet haben. Nur Sie sehen sie, und nur solange Sie angemeldet sind.',
  },
  'account-watch': {
    asks: [
      'Kann ich eine Adresse beobachten?',
      'watch-only wallet',
      'einer wallet ohne schlüssel folgen',
      'nur ansehen, nicht verbinden',
      'treasury-adresse beobachten', 'Beobachtermodus', 'mein Cold Storage ansehen, ohne es anzuschließen', 'kann ich für eine beobachtete Adresse unterschreiben',],
    says: 'Wählen Sie am Ende der Wallet-Liste „Adresse beobachten“ und geben Sie eine Adresse oder einen Namen ein. Die Leiste zeigt dann dieses Konto und sein Guthaben. Unterschreiben können Sie dafür nicht.',
  },
  'account-watch-stop': {
    asks: [
      'Wie höre ich auf, eine Adresse zu beobachten?',
      'beobachtetes konto entfernen',
      'vom beobachten zum verbinden wechseln',
      'beobachtete adresse bleibt in der leiste', 'Beobachtermodus verlassen', 'die Leiste zeigt ein fremdes Konto', 'statt des beobachteten Kontos wieder meine Wallet',],
    says: 'Drücken Sie in der Leiste auf das beobachtete Konto und wählen Sie „Nicht mehr beobachten“. Auch wenn Sie dort eine Wallet verbinden, ersetzt sie das beobachtete Konto.',
  },
  'account-register': {
    asks: [
      'Muss ich ein Benutzerkonto anlegen?',
      'registrieren mit e-mail und passwort',
      'passwort vergessen',
      'login auf der seite',
      'mitgliedschaft',
      'wie lösche ich mein benutzerkonto', 'brauche ich einen Benutzernamen', 'wo ist das Anmeldeformular für neue Nutzer', 'mein Profil bei euch schließen',],
    says: 'Sie brauchen keine Registrierung und kein Passwort: Die Seite und ihre Werkzeuge gehen ohne Benutzerkonto. Ein Konto ist hier eine Adresse auf der Kette, die Sie bei Bedarf mit Ihrer Wallet nachweisen.',
  },
  'account-privacy': {
    asks: [
      'Speichert ihr, welche Konten ich ansehe?',
      'datenschutz im dashboard',
      'sieht der inhaber, dass ich sein konto angesehen habe',
      'verknüpft ihr meine wallet mit mir',
      'werden suchen im dashboard protokolliert', 'erfährt ein Projekt, dass ich seine Sperren ansah', 'merkt ihr euch, welche Adressen ich suche', 'unerkannt ein Konto ansehen',],
    says: 'Wir speichern nicht, wer im Dashboard welches Konto ansieht, und fragen Ihre Wallet nicht. Nur für Erinnerungsmails behalten wir Ihre Adresse und das Konto.',
  },
  'account-explore': {
    asks: [
      'Was ist die Explore-Seite?',
      'explore',
      'verzeichnis der hier gemachten token',
      'liste aller sperren und kampagnen',
      'welche projekte nutzen eure verträge',
      'wie viele token wurden hier gestartet', 'stöbern, was andere mit euren Werkzeugen gemacht haben', 'Katalog gestarteter Token', 'Statistik eurer Plattform',],
    says: 'Explore zeigt und zählt die neuesten Token, Sperren, gesperrte Liquidität und Kampagnen aus unseren Verträgen. Sie suchen nach Name, Symbol oder Adresse eines Tokens.',
  },
  'account-explore-unlocks': {
    asks: [
      'Welche Sperren öffnen sich als Nächstes?',
      'kommende freigaben aller token',
      'unlock-kalender der projekte',
      'nächste unlocks auf explore', 'welche Projekte könnten bald abverkaufen', 'Sperren, die diese Woche enden', 'welches Angebot kommt als nächstes auf den Markt',],
    says: 'Explore zeigt unter „Next unlocks“ die Sperren, die sich am ehesten öffnen. Jede Zeile führt zur Seite der Sperre, die selbst die Kette liest.',
  },
  'account-explore-sources': {
    asks: [
      'Woher kommen die Listen auf Explore?',
      'ist explore vollständig',
      'was ist das launch book',
      'stehen auch sperren anderer programme darin',
      'warum fehlt ein token auf explore', 'wer entscheidet, was auf Explore erscheint', 'öffentliches Register, aus dem Explore gespeist wird', 'erscheint auch eine per Skript angelegte Sperre auf Explore',],
    says: 'Die Token auf Explore stammen aus dem Launch Book, einem Vertrag, der Starts festhält. Sperren, Zuteilungen und Kampagnen stammen aus unseren Verträgen, gleich welche Seite oder welches Programm sie angelegt hat.',
  },
  'account-explore-announce': {
    asks: [
      'Wie kommt mein Token auf Explore?',
      'token ins verzeichnis eintragen',
      'meinen coin listen',
      'token im launch book eintragen',
      'projekt einreichen', 'mein Projekt auf eurer Seite sichtbar machen', 'mit einem anderen Werkzeug erstellten Token anmelden', 'von Hand deployter Token auf Explore',],
    says: 'Token aus unserem Launcher erscheinen ohne Antrag. Einen anderen Token, den Ihr Konto allein erstellt hat, tragen Sie mit einer Transaktion dieses Kontos ins Launch Book ein.',
  },
  'account-explore-paid': {
    asks: [
      'Kann ich für einen besseren Platz auf Explore zahlen?',
      'gesponserter eintrag',
      'meinen token im verzeichnis bewerben',
      'gebühr für das listing',
      'platz ganz oben kaufen', 'Werbeplatz auf Explore', 'wie sind die Einträge auf Explore sortiert', 'stehen reiche Projekte weiter oben',],
    says: 'Plätze auf Explore kann man nicht kaufen: Die Liste ist kostenlos und nach Datum geordnet.',
  },
  'account-explore-trust': {
    asks: [
      'Heißt ein Eintrag auf Explore, dass ein Token sicher ist?',
      'prüft ihr gelistete token',
      'falscher token mit gleichem namen',
      'nachahmer im verzeichnis',
      'empfohlene token', 'ein Betrüger könnte seinen Coin auch auf Explore haben', 'es steht auf Explore, also ist es seriös', 'zwei Token mit gleichem Symbol, welcher ist das Original',],
    says: 'Ein Eintrag auf Explore ist keine Empfehlung, denn den Namen eines Tokens kann jeder kopieren. Vergleichen Sie die Adresse, und nutzen Sie vor dem Kauf unseren Token-Check.',
  },
}
