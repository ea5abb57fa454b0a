import type { facts as english } from '#content/answers/en/design.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'design-for-whom': {
    asks: [
      'Was ist euer Web3-UI/UX-Design?',
      'web3 design',
      'gestaltet ihr oberflächen',
      'ux agentur für dapps',
      'unsere nutzer haben angst vor dem signieren, könnt ihr helfen',
    ],
    says: 'Unser Web3-Design ist für Teams, deren Nutzer Transaktionen signieren. Wir gestalten Bildschirme, die Aktion, Wert, Betrag und Kosten nennen, bevor sich die Wallet öffnet.',
  },
  'design-price': {
    asks: [
      'Was kostet Web3-UI/UX-Design?',
      'design preis',
      'was verlangen Sie für eine oberfläche',
      'kosten für das redesign unserer dapp',
      'wie teuer ist ux design bei euch',
    ],
    says: 'Web3-UI/UX-Design kostet {designPrice}, Richtpreis seit dem {designAsOf}. Wir rechnen die Tage einer Person, zu {designDayRate} am Tag. Verbindlich ist die Zahl im Angebot.',
  },
  'design-price-depends': {
    asks: [
      'Wovon hängt der Preis eines Designs ab?',
      'was macht das design teurer',
      'rechnet ihr pro bildschirm oder pro ablauf',
      'wie halte ich die kosten fürs design niedrig',
    ],
    says: 'Der Preis eines Designs hängt von der Zahl der Abläufe und Signaturen ab. Er hängt auch davon ab, ob Sie Zeichnungen oder fertige Komponenten möchten.',
  },
  'design-duration': {
    asks: [
      'Wie lange dauert ein Design?',
      'design dauer',
      'wie viele arbeitstage für eine oberfläche',
      'könnt ihr unsere app in einer woche gestalten',
      'wann wären die bildschirme fertig',
    ],
    says: 'Ein Web3-Design dauert {designDuration}. Die Zeit folgt aus der Zahl der Abläufe und Signaturen und daraus, ob Sie Zeichnungen oder fertige Komponenten möchten.',
  },
  'design-steps': {
    asks: [
      'Welche Schritte hat ein Design-Projekt?',
      'design ablauf',
      'wie arbeitet ihr als designer',
      'fangt ihr mit wireframes an',
      'phasen der ux arbeit und ihre länge',
    ],
    says: 'Ein Design hat vier Schritte, hier mit ihren Arbeitstagen: Beobachten ({designWatchDays}), Worte und Abläufe ({designWordsDays}), Zeichnen und Bauen ({designBuildDays}) und Probieren ({designTryDays}). Wir schreiben zuerst die Sätze und ordnen die Bildschirme um sie.',
  },
  'design-deliverables': {
    asks: [
      'Was bekommen unsere Entwickler von einem Design?',
      'design lieferumfang',
      'was ist im ux design enthalten',
      'übergebt ihr mockups oder code',
      'was haben wir am ende des designs',
    ],
    says: 'Ihre Entwickler bekommen fünf Dinge: Abläufe, Worte, Komponenten, Tests und eine Studie. Abläufe haben einen Weg zurück, Worte gibt es für jeden Knopf und Fehler, und die Studie zeigt, was Menschen zu signieren glaubten.',
  },
  'design-logos': {
    asks: [
      'Gestaltet ihr Logos?',
      'logo design',
      'könnt ihr ein branding für unseren coin machen',
      'corporate design',
      'wir brauchen ein maskottchen und banner',
    ],
    says: 'Logos gehören nicht zu unserem Web3-Design, das Bildschirme, ihre Worte und ihre Komponenten gestaltet. Kampagnen sind eine eigene Leistung, das Web3-Marketing.',
  },
  'design-frameworks': {
    asks: [
      'Welche Frameworks liefert ihr?',
      'react oder vue komponenten',
      'unser frontend ist in svelte, geht das',
      'schreibt ihr tailwind',
      'in welcher technik ist der code der oberfläche',
    ],
    says: 'Wir liefern Komponenten in React mit TypeScript und einfachem CSS. Für andere Frameworks bekommen Sie die Abläufe, die Worte und die Tests.',
  },
  'design-drawings': {
    asks: [
      'Liefert ihr Zeichnungen oder fertige Komponenten?',
      'figma dateien',
      'nur mockups ohne code',
      'ist das ein prototyp oder produktiver code',
      'zeichnet ihr in figma oder im browser',
    ],
    says: 'Sie wählen zwischen Zeichnungen und fertigen Komponenten, und die Wahl ändert den Preis. Komponenten bauen wir im Code, mit Ihren Contracts in einem Testnetz.',
  },
  'design-system': {
    asks: [
      'Arbeitet ihr mit unserem Designsystem?',
      'wir haben schon eine komponentenbibliothek',
      'könnt ihr unseren styleguide nutzen',
      'passen die neuen seiten zu unserer marke',
    ],
    says: 'Wir arbeiten mit Ihrem Designsystem. Den meisten Designsystemen fehlen Signaturen, Zustände von Transaktionen und Adressen, und die ergänzen wir.',
  },
  'design-restyle': {
    asks: [
      'Gestaltet ihr den Baukasten einer anderen Firma um?',
      'rainbowkit umgestalten',
      'könnt ihr ein gekauftes template anpassen',
      'nur die farben eines fertigen kits ändern',
    ],
    says: 'Den Baukasten einer anderen Firma gestalten wir nicht um. Wir erweitern Ihr eigenes Designsystem oder bauen eigene Komponenten.',
  },
  'design-accessibility': {
    asks: [
      'Wie prüft ihr die Barrierefreiheit?',
      'WCAG AA',
      'funktioniert das design mit einem screenreader',
      'barrierefrei',
      'können blinde mit euren seiten signieren',
    ],
    says: 'Wir prüfen die Barrierefreiheit nach WCAG AA: mit der Tastatur, mit Zoom, mit verringerter Bewegung und mit dem Prüfer axe in jedem Zustand.',
  },
  'design-tests': {
    asks: [
      'Welche Tests gehören zu den Komponenten?',
      'ui tests',
      'schreibt ihr tests fürs frontend',
      'wie verhindern wir, dass spätere änderungen das design kaputt machen',
      'automatische prüfung der oberfläche',
    ],
    says: 'Zu den Komponenten gehören Tests der Tastatur, des berechneten Kontrasts und der Breiten von Telefonen, dazu der Prüfer axe. So macht die nächste Änderung das Design nicht zunichte.',
  },
  'design-themes': {
    asks: [
      'Haben die Komponenten einen Dunkelmodus und ein mobiles Layout?',
      'dark mode',
      'responsive auf dem handy',
      'helles und dunkles thema',
      'sind leere und ladende zustände dabei',
    ],
    says: 'Die Komponenten gibt es hell und dunkel, und alle Zustände stehen auf einer Seite, auch leer, ladend und fehlgeschlagen. Tests decken die Breiten von Telefonen ab.',
  },
  'design-review': {
    asks: [
      'Könnt ihr unser bestehendes Design durchsehen?',
      'ux audit',
      'gutachten zu unserer oberfläche',
      'wir wollen nur feedback, kein redesign',
      'prüfen, wo nutzer hängen bleiben',
    ],
    says: 'Eine bestehende Oberfläche sehen wir durch, wenn Sie nur den ersten Schritt buchen; er dauert {designWatch}. Sie bekommen eine Liste von Zweifeln, geordnet danach, was jeder einen Nutzer kosten kann.',
  },
  'design-needs': {
    asks: [
      'Was braucht ihr von uns für ein Design?',
      'was müssen wir fürs design vorbereiten',
      'müssen unsere contracts vor dem design fertig sein',
      'reicht die ABI, um mit dem design anzufangen',
      'voraussetzungen für ux arbeit',
    ],
    says: 'Für ein Design brauchen wir Ihre Contracts in einem Testnetz oder ihre ABI. Dazu brauchen wir die häufigsten Fragen an Ihren Support und eine Person, die über Worte entscheidet.',
  },
  'design-refuse': {
    asks: [
      'Welche Muster lehnt ihr im Design ab?',
      'dark patterns',
      'könnt ihr die unbegrenzte freigabe vorauswählen',
      'gebühr im design verstecken',
      'timer, damit leute schneller signieren',
    ],
    says: 'Wir lehnen vorausgewählte unbegrenzte Freigaben, versteckte Gebühren und Timer ab. Wir lehnen auch Muster ab, die Menschen zustimmen lassen, was sie nicht gelesen haben.',
  },
  'design-study': {
    asks: [
      'Testet ihr das Design mit echten Nutzern?',
      'usability test',
      'nutzerforschung',
      'wie viele menschen probieren die bildschirme',
      'was sagt uns die nutzerstudie',
    ],
    says: 'Fünf Menschen lösen mit den neuen Bildschirmen eine Aufgabe. Sie lesen, was diese zu signieren glaubten, und wir machen die Änderungen, die daraus folgen.',
  },
  'design-signature': {
    asks: [
      'Was soll eine Seite zum Signieren dem Nutzer sagen?',
      'signatur ux',
      'vorher und nachher einer signatur',
      'wie erklärt man normalen leuten ein permit',
      'welche fragen müssen vor dem signieren beantwortet sein',
    ],
    says: 'Eine Seite zum Signieren beantwortet sechs Fragen: was Sie erlauben, wie viel höchstens, wer es nehmen darf, was es kostet, bis wann, und ob Sie es rückgängig machen können. Auf der Seite zum Design vergleichen Sie eine Signatur vorher und nachher.',
  },
  'design-wallet': {
    asks: [
      'Warum genügt der Text in der Wallet nicht?',
      'metamask zeigt die transaktion doch schon',
      'wallet zeigt nur hex daten',
      'nutzer bestätigen ohne zu lesen',
      'warum gehen leute beim approve weg',
    ],
    says: 'Eine Wallet zeigt den Namen einer Funktion und einige Bytes, also verlassen sich Nutzer auf das, was Ihre Seite eben gesagt hat. Sagen Seite und Wallet Verschiedenes, gehen vorsichtige Nutzer, und die anderen lernen, alles zu drücken.',
  },
  'design-states': {
    asks: [
      'Welche Zustände einer Transaktion gestaltet ihr?',
      'wartende, gescheiterte und ersetzte transaktionen',
      'was sieht der nutzer, wenn er ablehnt',
      'was, wenn jemand den tab schließt, während die transaktion wartet',
      'fehlerzustände einer transaktion',
    ],
    says: 'Wir gestalten jeden Zustand einer Transaktion, von ungesendet bis vergessen in einem geschlossenen Tab. Unser Muster zeigt abgelehnt, wartend, ersetzt, gescheitert und fertig, und was der Nutzer jeweils tun kann.',
  },
  'design-example': {
    asks: [
      'Kann ich ein Beispiel eurer Design-Arbeit sehen?',
      'design muster',
      'portfolio oberflächen',
      'was bekommen entwickler für eine signatur',
      'beispiel für texte einer transaktion',
    ],
    says: 'Die Seite zum Design hat ein Muster dessen, was Ihre Entwickler zu jeder Signatur bekommen: die Worte davor, auf dem Knopf, in der Wallet und für jedes Ergebnis. Der Tresor darin ist erfunden.',
  },
  'design-kit': {
    asks: [
      'Kann ich euren eigenen Baukasten für Oberflächen ausprobieren?',
      'ist diese website mit euren eigenen komponenten gebaut',
      'demo eures ui kits',
      'wie sieht eine bestätigte transaktion bei euch aus',
    ],
    says: 'Diese Website ist mit unserem eigenen Baukasten gebaut. Auf der Seite zum Design drücken Sie die drei Zustände einer Transaktion, und die Musterseite zeigt jedes Teil in jedem Zustand.',
  },
}
