import type { facts as english } from '#content/answers/en/library.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'library-blog': {
    asks: [
      'Worum geht es in eurem Blog?',
      'blog',
      'schreibt ihr artikel',
      'wo lese ich eure beiträge',
      'wer schreibt den blog',
    ],
    says: 'Im Blog schreiben die Entwickler, die hier Contracts prüfen und bauen: wie Contracts scheitern, wie wir unsere testen und was wir gemessen haben. Die Zahlen stammen aus unseren eigenen Aufzeichnungen. Der Blog ist auf Englisch.',
  },
  'library-categories': {
    asks: [
      'Welche Kategorien hat der Blog?',
      'themen im blog',
      'nur beiträge über token',
      'artikel nach schlagwort oder autor filtern',
    ],
    says: 'Der Blog hat vier Kategorien: Contracts, Tokens, Practice und This site. Unter der Liste der Beiträge wählen Sie auch ein Schlagwort oder einen Autor.',
  },
  'library-feeds': {
    asks: [
      'Gibt es einen RSS-Feed?',
      'rss',
      'atom oder json feed',
      'wie folge ich dem blog in meinem reader',
      'abonnieren ohne e-mail adresse',
    ],
    says: 'Sie folgen dem Blog und unseren Neuigkeiten per RSS, Atom oder JSON Feed. Jede Kategorie des Blogs hat eigene Feeds, und die Links stehen am Fuß ihrer Seite.',
  },
  'library-newsletter': {
    asks: [
      'Wie abonniere ich den Newsletter?',
      'newsletter',
      'in den verteiler eintragen',
      'wo ist das formular für den newsletter',
      'ist der newsletter kostenlos',
    ],
    says: 'Für den Newsletter geben Sie am Fuß jeder Seite Ihre E-Mail-Adresse ein und drücken Send. Wir schicken Ihnen einen Link, und Sie stehen auf der Liste, sobald Sie Ihre Adresse dort bestätigen.',
  },
  'library-newsletter-often': {
    asks: [
      'Wie oft verschickt ihr den Newsletter?',
      'wie viele mails bekomme ich',
      'werde ich zugespammt',
      'gebt ihr meine newsletter adresse weiter',
    ],
    says: 'Der Newsletter hat keinen festen Takt: Wir schreiben, wenn es etwas Lesenswertes gibt. Ihre Adresse nutzen wir zum Versand und geben sie nie weiter.',
  },
  'library-newsletter-confirm': {
    asks: [
      'Warum muss ich meine Adresse für den Newsletter bestätigen?',
      'keine bestätigungsmail bekommen',
      'double opt-in',
      'der bestätigungslink ist abgelaufen',
      'jemand hat mich beim newsletter angemeldet',
    ],
    says: 'Die Bestätigung zeigt, dass die Adresse Ihnen gehört; ohne sie stehen Sie nicht auf der Liste. Eine unbestätigte Adresse behalten wir {libraryUnconfirmed} und löschen sie dann. Kommt keine Mail, prüfen Sie Schreibweise und Spam-Ordner und geben die Adresse einen Tag später noch einmal ein.',
  },
  'library-unsubscribe': {
    asks: [
      'Wie melde ich mich vom Newsletter ab?',
      'abmelden',
      'keine mails mehr bekommen',
      'newsletter kündigen',
      'aus dem verteiler löschen',
    ],
    says: 'Jede Mail des Newsletters hat einen Link, mit dem Sie die Liste verlassen. Den Nachweis Ihrer Einwilligung behalten wir danach noch {libraryConsentProof}.',
  },
  'library-whitepapers': {
    asks: [
      'Welche Whitepapers habt ihr?',
      'whitepaper',
      'technische papiere',
      'whitepaper herunterladen',
      'gibt es ein dokument zum aufbau eurer contracts',
    ],
    says: 'Wir haben drei Whitepapers: How a lock holds, Claims without a server und The security of this site. Daneben steht ein Muster eines Audit-Berichts. Jedes ist eine Seite und ein PDF, auf Englisch.',
  },
  'library-lock-paper': {
    asks: [
      'Was steht im Whitepaper über Locks?',
      'how a lock holds',
      'whitepaper TokenLocker',
      'papier über den aufbau eurer locker',
      'technischer hintergrund von token locks und liquiditäts locks',
    ],
    says: 'Das Whitepaper How a lock holds beschreibt den Aufbau von TokenLocker und PositionLocker. Es behandelt Versprechen, Speicher, Zeitpläne, Beweise und Kosten, und was ein Lock nicht leistet.',
  },
  'library-claims-paper': {
    asks: [
      'Was steht im Whitepaper über Claims?',
      'claims without a server',
      'whitepaper zu merkle airdrops und mint codes',
      'papier über MerkleClaims und CodeMint721',
    ],
    says: 'Das Whitepaper Claims without a server beschreibt, wie MerkleClaims eine Liste auszahlt und CodeMint721 gedruckte Codes einlöst. Es behandelt Bäume, Konten, Signaturen und Kosten, und was keiner der beiden Contracts sehen kann.',
  },
  'library-security-paper': {
    asks: [
      'Was steht im Whitepaper über die Sicherheit der Website?',
      'sicherheitsmodell dieser website',
      'papier zur content security policy',
      'gibt es ein dokument, wie ihr besucher mit wallet schützt',
    ],
    says: 'Das Whitepaper The security of this site sagt, wer eine solche Website angreift, wie wir sie verteidigen, was wir gemessen haben und wo die Verteidigung endet. Es behandelt Browser-Regeln, Skripte, Formulare, Wallets, Anmeldung und Daten.',
  },
  'library-sample-contents': {
    asks: [
      'Was enthält das Muster eures Audit-Berichts?',
      'inhalt musteraudit',
      'welche kapitel hat das musteraudit',
      'musteraudit als JSON oder webseite',
    ],
    says: 'Ein Muster unseres Audit-Berichts über unsere eigenen Contracts gibt es als Seite, als PDF und als JSON-Datei. Es enthält den Umfang mit Hashes, das Vorgehen, die Ausgaben der Werkzeuge und jeden Befund mit seiner Nummer.',
  },
  'library-sample-independent': {
    asks: [
      'Ist der Musterbericht ein unabhängiges Audit?',
      'habt ihr euch im musterbericht selbst geprüft',
      'wer hat den bericht über eure contracts geschrieben',
      'ist der musterbericht echt oder erfunden',
    ],
    says: 'Der Musterbericht ist kein unabhängiges Audit, denn wir haben ihn über unsere eigenen Contracts geschrieben. Seine Hashes, Werkzeuge, Zahlen und Befunde sind echt. Für einen Kunden lesen zwei Prüfer jede Zeile getrennt.',
  },
  'library-check-report': {
    asks: [
      'Wie prüfe ich den Musterbericht selbst nach?',
      'hash des berichts',
      'ist die datei des berichts echt',
      'befunde als JSON',
      'prüfsumme musterbericht',
    ],
    says: 'Die Seite des Musterberichts berechnet den Hash seiner JSON-Datei in Ihrem Browser und vergleicht ihn. Die Befehle der Werkzeuge stehen im Repository, sodass Sie jede Zahl auf Ihrem Rechner wiederholen können.',
  },
  'library-brochures': {
    asks: [
      'Welche Broschüren habt ihr?',
      'broschüre',
      'etwas zum weitergeben an kollegen',
      'unternehmenspräsentation oder flyer',
      'überblick eurer leistungen zum ausdrucken',
    ],
    says: 'Wir haben vier Broschüren: Security, Tokens and locks, Claims and event mints sowie Marketing and design. Jede sagt auf wenigen Seiten und auf Englisch, was Sie bekommen, wie es geht, was es kostet und was wir ablehnen.',
  },
  'library-pdf': {
    asks: [
      'Kann ich eure Dokumente als PDF herunterladen?',
      'pdf',
      'papiere offline lesen',
      'whitepaper oder broschüre ausdrucken',
      'ist das PDF für screenreader lesbar',
    ],
    says: 'Jedes Whitepaper, jede Broschüre und der Musterbericht ist eine Seite und ein barrierearmes PDF mit denselben Worten. Der Link zum PDF steht in der Liste und oben im Dokument.',
  },
  'library-no-email': {
    asks: [
      'Muss ich für einen Download meine E-Mail-Adresse angeben?',
      'sind die whitepapers kostenlos',
      'herunterladen ohne registrierung',
      'ruft mich der vertrieb an, wenn ich eine broschüre lade',
    ],
    says: 'Alle Papiere, Broschüren und der Musterbericht sind kostenlos. Vor einem Download fragen wir nach keiner E-Mail-Adresse.',
  },
  'library-versions': {
    asks: [
      'Wie sehe ich, was sich in einem Dokument geändert hat?',
      'version des whitepapers',
      'ist die broschüre noch aktuell',
      'änderungen an euren papieren',
      'ist dieses PDF das neueste',
    ],
    says: 'Jedes Dokument nennt Version und Datum, und am Fuß seiner Seite steht, was sich in welcher Version geändert hat. Daneben steht die Prüfsumme des PDF, an der Sie erkennen, ob Ihre Kopie die neueste ist.',
  },
  'library-press-kit': {
    asks: [
      'Wo ist eure Pressemappe?',
      'pressemappe',
      'euer logo herunterladen',
      'press kit zip',
      'ich bin journalist und brauche bilder',
    ],
    says: 'Die Pressemappe laden Sie als eine Datei auf der Medienseite, frei nutzbar, wenn Sie über uns schreiben. Sie enthält unsere Zeichen als SVG und PNG, die Siegel der Seiten, die Farben, Texte über uns und die Lizenzen.',
  },
  'library-logo-use': {
    asks: [
      'Wie darf ich euer Logo verwenden?',
      'markenrichtlinien',
      'darf ich die farbe eures logos ändern',
      'kann ich euer siegel auf meine website setzen',
      'regeln für namen und zeichen',
    ],
    says: 'Sie dürfen unsere Zeichen nutzen, wenn Sie über uns schreiben: unverändert, auf einem Ton, mit einem Viertel der Höhe des Siegels als Abstand. Das Zeichen sagt, dass Sie über uns schreiben, und nicht, dass wir Sie empfehlen.',
  },
  'library-press-words': {
    asks: [
      'Gibt es einen kurzen Text über eure Firma für die Presse?',
      'boilerplate',
      'firmenbeschreibung zum kopieren',
      'wie soll ich euch in einem artikel beschreiben',
    ],
    says: 'Die Medienseite hat englische Texte über uns in {libraryShortText}, {libraryMiddleText} und {libraryLongText} Wörtern, jeder mit einem Knopf zum Kopieren. Sie dürfen sie nutzen, wie Sie möchten.',
  },
  'library-colours': {
    asks: [
      'Welche Farben und Schriften benutzt ihr?',
      'markenfarben hex',
      'in welcher schrift ist die website gesetzt',
      'schriftarten',
      'farbpalette mit kontrast',
    ],
    says: 'Die Medienseite nennt jede Farbe der Website bei Tag und bei Nacht, mit ihrem Kontrast. Die Schriften sind Bodoni Moda, Instrument Sans und Spline Sans Mono, alle unter der SIL Open Font License.',
  },
  'library-press-contact': {
    asks: [
      'Wer ist euer Pressekontakt?',
      'presseanfrage',
      'ich möchte ein interview für meinen podcast',
      'frage eines journalisten',
      'pressestelle',
    ],
    says: 'Die Presse schreibt an {libraryPressEmail} oder über das Kontaktformular. Wir antworten der Presse innerhalb eines Arbeitstages.',
  },
  'library-news': {
    asks: [
      'Wo finde ich Neuigkeiten über die Firma?',
      'neuigkeiten',
      'was ist neu auf der website',
      'pressemitteilungen',
    ],
    says: 'Neuigkeiten über die Firma und diese Website stehen auf der Medienseite, die neueste zuerst. Sie können ihnen per RSS, Atom oder JSON Feed folgen.',
  },
  'library-survey': {
    asks: [
      'Worum geht es in der Umfrage?',
      'umfrage',
      'wie lange dauert der fragebogen',
      'wie viele fragen hat die umfrage',
      'an eurer studie über vertrauen teilnehmen',
    ],
    says: 'Die Umfrage fragt, was Sie einem Contract vertrauen lässt. Sie beantworten {librarySurveyQuestions} Fragen in etwa zwei Minuten, und die letzte ist freiwillig.',
  },
  'library-survey-results': {
    asks: [
      'Kann ich die Ergebnisse der Umfrage sehen?',
      'umfrage ergebnisse',
      'was haben andere geantwortet',
      'warum ist die umfrage bei mir geschlossen',
      'antworten sehen ohne mitzumachen',
    ],
    says: 'Die Ergebnisse der Umfrage sehen Sie nach Ihrer Antwort oder ohne Antwort; dann schließt sich die Umfrage auf Ihrem Gerät. Anteile zeigen wir, sobald {libraryEnoughAnswers} Menschen geantwortet haben.',
  },
  'library-survey-anonymous': {
    asks: [
      'Ist die Umfrage anonym?',
      'speichert der fragebogen meinen namen',
      'was macht ihr mit meinen antworten in der umfrage',
      'veröffentlicht ihr, was ich in der umfrage schreibe',
    ],
    says: 'Die Umfrage fragt nach keinem Namen und keiner Adresse. Wir zählen die Antworten und zeigen die Summen; den einen Satz, den Sie schreiben können, lesen wir und veröffentlichen ihn nie.',
  },
  'library-specimen': {
    asks: [
      'Was ist die Musterseite (Specimen)?',
      'specimen',
      'styleguide dieser website',
      'alle knöpfe und formulare auf einer seite',
      'storybook eures designsystems',
    ],
    says: 'Das Specimen ist eine Musterseite, die jede Komponente dieser Website in jedem Zustand zeigt. Sie öffnen es über den Baukasten auf der Seite zum Design.',
  },
  'library-search': {
    asks: [
      'Wie suche ich auf dieser Website?',
      'suche',
      'wo ist das suchfeld',
      'tastenkürzel für die suche',
      'ich finde etwas auf eurer website nicht',
    ],
    says: 'Drücken Sie Strg K, auf dem Mac Befehl K, oder das Suchsymbol oben auf jeder Seite. Die Suche umfasst Seiten, Beiträge und Werkzeuge, und ohne Skript öffnet sie sich als eigene Seite.',
  },
}
