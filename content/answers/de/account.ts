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
      'wie finde ich meine sperren wieder',
    ],
    says: 'Das Dashboard zeigt alles, was ein Konto in unseren Verträgen besitzt, vergeben hat oder noch bekommt, und was als Nächstes zu tun ist. Geben Sie ein beliebiges Konto ein, oder verbinden Sie Ihre Wallet für Ihr eigenes.',
  },
  'account-no-wallet': {
    asks: [
      'Kann ich ein Konto ohne Wallet ansehen?',
      'beliebige adresse im dashboard ansehen',
      'sperren von jemand anderem sehen',
      'was hält das team-konto hier',
      'dashboard ohne verbinden',
      'ens-name im dashboard',
    ],
    says: 'Im Dashboard können Sie jedes Konto eingeben und ohne Wallet ansehen. Namen gehen, wenn die Seite auf Ethereum läuft.',
  },
  'account-shown': {
    asks: [
      'Was zeigt das Dashboard?',
      'liste der dinge im dashboard',
      'zeigt es auch zuteilungen und gesperrte liquidität',
      'wo stehen meine gestarteten token',
      'bereiche des dashboards',
    ],
    says: 'Das Dashboard führt Claims, Token-Sperren, Zuteilungen, gesperrte und freie Liquidität sowie hier gemachte Token und Stücke auf. Dazu kommen Starts, Freigaben, Kampagnen und Ihre Anfragen und Pledges. Jede Zeile führt dorthin, wo Sie handeln.',
  },
  'account-claimable': {
    asks: [
      'Zeigt das Dashboard, was ich abholen kann?',
      'nicht abgeholte airdrops meines kontos',
      'gibt es etwas für mich abzuholen',
      'offene claims meiner adresse',
    ],
    says: 'Das Dashboard zeigt Ihre Claims aus hier veröffentlichten Listen, solange deren Kampagnen zahlen. Anderswo veröffentlichte Listen fehlen.',
  },
  'account-missing': {
    asks: [
      'Warum fehlt etwas im Dashboard?',
      'mein token wird nicht angezeigt',
      'meine uniswap-v4-position erscheint nicht',
      'dashboard unvollständig',
      'guthaben anderer coins fehlt',
    ],
    says: 'Im Dashboard fehlen Token, die nicht hier gestartet wurden, und anderswo veröffentlichte Claim-Listen. Von freien Positionen in Uniswap V4 findet es nur kürzlich erhaltene. Die Seite jeder Sperre liest selbst die Kette.',
  },
  'account-sources': {
    asks: [
      'Woher kommen die Angaben im Dashboard?',
      'wie aktuell ist das dashboard',
      'bis zu welchem block wird gelesen',
      'sind das live-daten',
      'kann ich dem dashboard vor einer zahlung trauen',
    ],
    says: 'Wir lesen jedes Ereignis unserer Verträge in einen Index, und das Dashboard nennt den letzten gelesenen Block. Die Seite jeder Sperre, Zuteilung, Position oder Kampagne liest selbst die Kette. Verlassen Sie sich auf diese Seite, bevor Geld fließt.',
  },
  'account-next': {
    asks: [
      'Wann öffnet sich meine nächste Sperre?',
      'nächste termine meines kontos',
      'was kommt als nächstes für meine token',
      'nächster vesting-termin',
      'fristen meiner claims',
    ],
    says: 'Das Dashboard zeigt die nächsten Termine eines Kontos zuerst: Freigaben, Vesting, Enden von Positionen sowie Beginn und Frist von Claims. Spätere Termine enthält die Kalenderdatei darunter.',
  },
  'account-calendar': {
    asks: [
      'Kann ich Freigabetermine in meinen Kalender übernehmen?',
      'kalenderdatei',
      'ics-export',
      'vesting-termine in google kalender',
      'termin der sperre in outlook',
    ],
    says: 'Im Dashboard gibt es unter jedem Konto die Taste „Save the dates for a calendar“. Die Datei enthält alle kommenden Termine des Kontos, mit einer Erinnerung am Tag davor.',
  },
  'account-reminders': {
    asks: [
      'Könnt ihr mir vor dem Ende einer Sperre mailen?',
      'erinnerung an freigaben per e-mail',
      'benachrichtigung vor der freigabe',
      'mail am tag vor jedem termin',
      'erinnert mich an die claim-frist',
    ],
    says: 'Wir mailen Ihnen am Tag vor jedem Termin eines Kontos, wenn Sie im Dashboard unter diesem Konto Ihre Adresse hinterlassen. Das ist kostenlos, und das Konto muss nicht Ihres sein.',
  },
  'account-reminder-confirm': {
    asks: [
      'Warum muss ich meine Adresse für Erinnerungen bestätigen?',
      'keine bestätigungsmail für die termine',
      'erinnerungsmail kommt nicht an',
      'bestätigungslink abgelaufen',
      'ich bekam eine mail zu terminen, die ich nicht wollte',
    ],
    says: 'Erinnerungen beginnen, wenn Sie Ihre Adresse über den Link in unserer ersten Mail bestätigen. Der Link gilt {accountConfirmDays}. Bis dahin schreiben wir einer Adresse nur einmal, suchen Sie also diese Mail.',
  },
  'account-reminder-stop': {
    asks: [
      'Wie beende ich die Erinnerungsmails?',
      'termine eines kontos abbestellen',
      'keine mails mehr zu meinen sperren',
      'benachrichtigungen ausschalten',
    ],
    says: 'Ein Link in jeder Erinnerungsmail beendet die Erinnerungen für dieses Konto. Wir vergessen dann Ihre Adresse und das Konto.',
  },
  'account-export': {
    asks: [
      'Kann ich die Daten meines Kontos exportieren?',
      'csv-export meiner sperren und zuteilungen',
      'alles zu einem konto als json',
      'daten für die buchhaltung',
      'export für die steuer',
    ],
    says: 'Das Dashboard speichert ein Konto als CSV oder JSON, mit allen Claims, Sperren, Zuteilungen, Positionen, Guthaben und Kampagnen. Beide Tasten finden Sie unter „Take it with you“.',
  },
  'account-transactions': {
    asks: [
      'Kann ich meine hier gesendeten Transaktionen exportieren?',
      'transaktionsverlauf als csv',
      'liste meiner früheren transaktionen',
      'wo sehe ich, was ich von hier gesendet habe',
      'transaktionsliste löschen',
    ],
    says: 'Drücken Sie in der Leiste auf Ihr Konto und dann auf „Transaktionen und Freigaben“. Die Liste enthält, was Sie aus diesem Browser gesendet haben, und lässt sich als CSV oder JSON speichern. Löschen ändert auf der Kette nichts.',
  },
  'account-permissions': {
    asks: [
      'Welche Verträge dürfen meine Token nehmen?',
      'erteilte freigaben',
      'liste meiner approvals',
      'allowance prüfen',
      'wer kann meine token ausgeben',
    ],
    says: 'Das Dashboard listet, welche unserer Verträge Ihre Token nehmen dürfen und wer Token aus dem Launch Book nehmen darf. Auch das Wallet-Fenster zeigt die Freigaben für unsere Verträge. Weitere zeigt womöglich Ihre Wallet.',
  },
  'account-revoke': {
    asks: [
      'Wie widerrufe ich eine Freigabe?',
      'approval entziehen',
      'token-freigabe beenden',
      'zugriff eines vertrags entfernen',
      'kostet der widerruf etwas',
    ],
    says: 'Drücken Sie „End it“ neben einer Freigabe im Dashboard, oder „Revoke“ unter „Transaktionen und Freigaben“ im Wallet-Fenster. Das Beenden ist eine Transaktion und kostet die Netzwerkgebühr.',
  },
  'account-own-requests': {
    asks: [
      'Wo verfolge ich meine Anfragen und Pledges?',
      'stand meiner audit-anfrage',
      'sehen, was ich euch geschickt habe',
      'wer kann meine anfragen sehen',
      'warum werden meine pledges nicht angezeigt',
    ],
    says: 'Das Dashboard zeigt Anfragen und Pledges, die Sie mit diesem Konto angemeldet gesendet haben. Nur Sie sehen sie, und nur solange Sie angemeldet sind.',
  },
  'account-watch': {
    asks: [
      'Kann ich eine Adresse beobachten?',
      'watch-only wallet',
      'einer wallet ohne schlüssel folgen',
      'nur ansehen, nicht verbinden',
      'treasury-adresse beobachten',
    ],
    says: 'Wählen Sie am Ende der Wallet-Liste „Adresse beobachten“ und geben Sie eine Adresse oder einen Namen ein. Die Leiste zeigt dann dieses Konto und sein Guthaben. Unterschreiben können Sie dafür nicht.',
  },
  'account-watch-stop': {
    asks: [
      'Wie höre ich auf, eine Adresse zu beobachten?',
      'beobachtetes konto entfernen',
      'vom beobachten zum verbinden wechseln',
      'beobachtete adresse bleibt in der leiste',
    ],
    says: 'Drücken Sie in der Leiste auf das beobachtete Konto und wählen Sie „Nicht mehr beobachten“. Auch wenn Sie dort eine Wallet verbinden, ersetzt sie das beobachtete Konto.',
  },
  'account-register': {
    asks: [
      'Muss ich ein Benutzerkonto anlegen?',
      'registrieren mit e-mail und passwort',
      'passwort vergessen',
      'login auf der seite',
      'mitgliedschaft',
      'wie lösche ich mein benutzerkonto',
    ],
    says: 'Sie brauchen keine Registrierung und kein Passwort: Die Seite und ihre Werkzeuge gehen ohne Benutzerkonto. Ein Konto ist hier eine Adresse auf der Kette, die Sie bei Bedarf mit Ihrer Wallet nachweisen.',
  },
  'account-privacy': {
    asks: [
      'Speichert ihr, welche Konten ich ansehe?',
      'datenschutz im dashboard',
      'sieht der inhaber, dass ich sein konto angesehen habe',
      'verknüpft ihr meine wallet mit mir',
      'werden suchen im dashboard protokolliert',
    ],
    says: 'Wir speichern nicht, wer im Dashboard welches Konto ansieht, und fragen Ihre Wallet nicht. Nur für Erinnerungsmails behalten wir Ihre Adresse und das Konto.',
  },
  'account-explore': {
    asks: [
      'Was ist die Explore-Seite?',
      'explore',
      'verzeichnis der hier gemachten token',
      'liste aller sperren und kampagnen',
      'welche projekte nutzen eure verträge',
      'wie viele token wurden hier gestartet',
    ],
    says: 'Explore zeigt und zählt die neuesten Token, Sperren, gesperrte Liquidität und Kampagnen aus unseren Verträgen. Sie suchen nach Name, Symbol oder Adresse eines Tokens.',
  },
  'account-explore-unlocks': {
    asks: [
      'Welche Sperren öffnen sich als Nächstes?',
      'kommende freigaben aller token',
      'unlock-kalender der projekte',
      'nächste unlocks auf explore',
    ],
    says: 'Explore zeigt unter „Next unlocks“ die Sperren, die sich am ehesten öffnen. Jede Zeile führt zur Seite der Sperre, die selbst die Kette liest.',
  },
  'account-explore-sources': {
    asks: [
      'Woher kommen die Listen auf Explore?',
      'ist explore vollständig',
      'was ist das launch book',
      'stehen auch sperren anderer programme darin',
      'warum fehlt ein token auf explore',
    ],
    says: 'Die Token auf Explore stammen aus dem Launch Book, einem Vertrag, der Starts festhält. Sperren, Zuteilungen und Kampagnen stammen aus unseren Verträgen, gleich welche Seite oder welches Programm sie angelegt hat.',
  },
  'account-explore-announce': {
    asks: [
      'Wie kommt mein Token auf Explore?',
      'token ins verzeichnis eintragen',
      'meinen coin listen',
      'token im launch book eintragen',
      'projekt einreichen',
    ],
    says: 'Token aus unserem Launcher erscheinen ohne Antrag. Einen anderen Token, den Ihr Konto allein erstellt hat, tragen Sie mit einer Transaktion dieses Kontos ins Launch Book ein.',
  },
  'account-explore-paid': {
    asks: [
      'Kann ich für einen besseren Platz auf Explore zahlen?',
      'gesponserter eintrag',
      'meinen token im verzeichnis bewerben',
      'gebühr für das listing',
      'platz ganz oben kaufen',
    ],
    says: 'Plätze auf Explore kann man nicht kaufen: Die Liste ist kostenlos und nach Datum geordnet.',
  },
  'account-explore-trust': {
    asks: [
      'Heißt ein Eintrag auf Explore, dass ein Token sicher ist?',
      'prüft ihr gelistete token',
      'falscher token mit gleichem namen',
      'nachahmer im verzeichnis',
      'empfohlene token',
    ],
    says: 'Ein Eintrag auf Explore ist keine Empfehlung, denn den Namen eines Tokens kann jeder kopieren. Vergleichen Sie die Adresse, und nutzen Sie vor dem Kauf unseren Token-Check.',
  },
}
