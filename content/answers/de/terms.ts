import type { facts as english } from '#content/answers/en/terms.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'terms-forbidden': {
    asks: [
      'Was ist auf dieser Website nicht erlaubt?',
      'verbotene nutzung',
      'nutzungsregeln',
      'darf ich die seite automatisch abfragen',
    ],
    says: 'Versuchen Sie nicht, die Website zu beschädigen oder zu überfluten. Geben Sie sich nicht als jemand anderes aus und senden Sie nichts, was Ihnen nicht gehört. Einen Fehler melden Sie zuerst uns.',
  },
  'terms-advice': {
    asks: [
      'Ist etwas auf dieser Website Finanzberatung?',
      'haftungsausschluss beratung',
      'hinweis: keine beratung',
      'kann ich mich auf eure artikel verlassen',
    ],
    says: 'Die Texte und Werkzeuge dieser Website erklären und rechnen. Sie sind keine Finanz-, Rechts- oder Steuerberatung und kein Angebot, etwas zu kaufen oder zu verkaufen.',
  },
  'terms-liability': {
    asks: [
      'Haftet ihr, wenn ich Geld verliere?',
      'haftung',
      'wer zahlt den schaden',
      'haftungsbeschränkung',
      'bekomme ich nach einem angriff schadenersatz',
    ],
    says: 'Wir haften unbegrenzt für Schäden durch Vorsatz oder grobe Fahrlässigkeit und für Verletzungen von Menschen. Die kostenlosen Werkzeuge bieten wir an, wie sie sind. Für Handlungen anderer auf einer Chain, Kurse, verlorene Schlüssel, ausgefallene Wallets oder Nodes und entgangene Gewinne haften wir nicht.',
  },
  'terms-consumer': {
    asks: [
      'Welche Rechte habe ich als Verbraucher?',
      'verbraucherschutz',
      'widerrufsrecht',
      'nehmen mir die bedingungen gesetzliche rechte',
    ],
    says: 'Als Verbraucher behalten Sie jedes Recht, das Ihnen das Recht Ihres Landes gibt. Sie können auch ein Gericht in Ihrem Land anrufen.',
  },
  'terms-final': {
    asks: [
      'Lässt sich eine Transaktion rückgängig machen?',
      'token an falsche adresse geschickt',
      'könnt ihr gestohlene coins zurückholen',
      'ich habe aus versehen unterschrieben',
      'schlüssel verloren',
    ],
    says: 'Was auf eine Chain geschrieben ist, kann niemand zurücknehmen, weder Sie noch wir. Lesen Sie vor dem Unterschreiben, was Seite und Wallet über Aktion, Wert, Betrag und Gebühr sagen.',
  },
  'terms-yours': {
    asks: [
      'Wer ist für einen Contract verantwortlich, den ich hier bereitstelle?',
      'wem gehört der token rechtlich',
      'wer ist der emittent des tokens',
      'haftet ihr für meinen token',
    ],
    says: 'Ein Contract, den Sie bereitstellen, gehört Ihnen, und Sie verantworten, was er tut. Sie unterschreiben mit Ihrer Wallet, und wir verwahren weder Schlüssel noch Vermögen.',
  },
  'terms-availability': {
    asks: [
      'Garantiert ihr eine Verfügbarkeit?',
      'sla',
      'was ist, wenn das netzwerk gerade ausfällt',
      'verfügbarkeit der werkzeuge',
    ],
    says: 'Versprechen können wir nicht, dass eine Chain, eine Wallet oder ein Node zu einem bestimmten Zeitpunkt läuft. Ein Werkzeug können wir ändern oder entfernen.',
  },
  'terms-shutdown': {
    asks: [
      'Was passiert mit meinen Contracts, wenn eure Firma schließt?',
      'website geht offline',
      'was ist bei einer insolvenz',
      'funktioniert alles noch, wenn es euch nicht mehr gibt',
    ],
    says: 'Was Sie mit einem Werkzeug auf eine Chain geschrieben haben, bleibt, wie es ist, auch wenn wir das Werkzeug ändern oder entfernen.',
  },
  'terms-agreement': {
    asks: [
      'Gibt es einen schriftlichen Vertrag für einen Auftrag?',
      'vereinbarung zwischen uns',
      'rahmenvertrag',
      'was steht im auftragsvertrag',
      'gelten die AGB der website für ein audit',
    ],
    says: 'Ein Audit, einen Contract oder ein Design machen wir auf Grundlage einer schriftlichen Vereinbarung. Sie nennt Leistung, Termin, Preis und wer wofür haftet. Weicht sie von den Bedingungen der Website ab, gilt die Vereinbarung.',
  },
  'terms-refund': {
    asks: [
      'Bekomme ich mein Geld zurück?',
      'rückerstattung',
      'was ist, wenn ich mit der arbeit unzufrieden bin',
      'auftrag nach beginn stornieren',
    ],
    says: 'Die Website nennt keine Regel zur Rückerstattung: Für Aufträge gilt eine schriftliche Vereinbarung über Leistung und Preis. Eigene Fehler beheben wir kostenlos. An eine Chain gezahlte Gebühren lassen sich nicht zurückholen.',
  },
  'terms-nda': {
    asks: [
      'Unterschreibt ihr ein NDA?',
      'geheimhaltungsvereinbarung',
      'vertraulichkeit',
      'ist meine idee bei euch sicher',
    ],
    says: 'Auf Wunsch unterschreiben wir eine Geheimhaltungsvereinbarung. Auch ohne sie zeigen wir niemandem außerhalb, was Sie uns senden.',
  },
  'terms-material': {
    asks: [
      'Wem gehört, was ich euch schicke?',
      'rechte an meinen unterlagen',
      'verwendet ihr meinen code für andere kunden',
      'urheberrecht an eingesandtem material',
    ],
    says: 'Was Sie uns senden, bleibt Ihres. Wir nutzen es, um zu antworten und die Arbeit zu tun, und zeigen es niemandem außerhalb.',
  },
  'terms-licence': {
    asks: [
      'Unter welcher Lizenz steht euer Code?',
      'mit lizenz',
      'darf ich eure contracts kommerziell verwenden',
      'darf ich die website forken',
    ],
    says: 'Der Code dieser Website und die Contracts ihrer Werkzeuge stehen unter der MIT-Lizenz. Sie dürfen sie nutzen, ändern und verkaufen, wenn der Lizenzhinweis bleibt. Eine Gewährleistung gibt es nicht.',
  },
  'terms-quote': {
    asks: [
      'Darf ich eure Texte zitieren?',
      'artikel nachdrucken',
      'darf ich euch verlinken',
      'einen absatz eures blogs übernehmen',
    ],
    says: 'Unsere Texte dürfen Sie mit einem Link zitieren. Wie Sie Namen und Zeichen verwenden dürfen, steht unter /media#marks.',
  },
  'terms-law': {
    asks: ['Welches Recht gilt für die Bedingungen?', 'anwendbares recht', 'gerichtsstand', 'zuständiges gericht'],
    says: 'Für diese Bedingungen gilt folgendes Recht: {termsLaw}. Die dortigen Gerichte entscheiden. Verbraucher können auch ein Gericht in ihrem Land anrufen.',
  },
  'terms-dispute': {
    asks: [
      'Was ist, wenn wir uns streiten?',
      'beschwerde über eure arbeit',
      'schlichtung',
      'streitfall',
      'wir sind mit dem ergebnis nicht einverstanden',
    ],
    says: 'Schreiben Sie zuerst an {termsEmail}, denn damit klärt sich das meiste. Sonst entscheiden die in den Bedingungen genannten Gerichte; Verbraucher können auch ihr heimisches Gericht anrufen.',
  },
  'terms-changes': {
    asks: [
      'Wann wurden die Bedingungen zuletzt geändert?',
      'version der AGB',
      'gelten neue bedingungen rückwirkend',
      'was hat sich an den bedingungen geändert',
    ],
    says: 'Die Bedingungen haben Version {termsVersion} vom {termsVersionDate}. Eine neue Fassung gilt ab ihrem Datum. Was Sie vorher getan haben, bleibt unter der damaligen Fassung.',
  },
}
