import type { facts as english } from '#content/answers/en/grants.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'grant-what': {
    asks: [
      'Was ist eine Zuteilung (Grant)?',
      'grant bedeutung',
      'mitarbeiter in token bezahlen',
      'widerrufliche token fürs team',
      'wie funktioniert eine zuteilung fürs team',
      'so etwas wie aktienoptionen mit token',
    ],
    says: 'Eine Zuteilung (Grant) hält Token für ein Konto, die nach einem Zeitplan frei werden. Der Empfänger hebt Freigewordenes jederzeit ab. Die Firma kann sie stoppen, wenn die Bedingungen es vorsehen.',
  },
  'grant-for-whom': {
    asks: [
      'Für wen sind Zuteilungen gedacht?',
      'grants für berater',
      'token-plan für gründer und mitarbeiter',
      'sind grants für investoren geeignet',
    ],
    says: 'Zuteilungen sind für Teams und Berater, die gehen könnten, bevor alles frei ist. Für Versprechen an Käufer und Halter nutzen Sie eine Token-Sperre.',
  },
  'grant-vs-lock': {
    asks: [
      'Was ist der Unterschied zwischen Zuteilung und Sperre?',
      'grant oder lock',
      'zuteilung oder sperre für das team',
      'grants im vergleich zur token-sperre',
    ],
    says: 'Eine Zuteilung kann früher enden, wenn das genannte Konto sie widerruft; eine Sperre nicht. Eine Zuteilung zählt nicht als gesperrt und lässt sich nicht verlängern, teilen oder zusammenlegen. Zuteilungen sind für Teams, Sperren für Versprechen an Käufer.',
  },
  'grant-fee': {
    asks: [
      'Was kostet eine Zuteilung?',
      'grant gebühr',
      'sind grants kostenlos',
      'zahlt man je mitarbeiter für zuteilungen',
    ],
    says: 'Zuteilungen sind frei von einer Gebühr an uns: Sie zahlen nur die Netzwerkgebühr. Vergeben, Abheben und Widerrufen kosten keine Gebühr an uns, und der Vertrag hat dafür keine Funktion.',
  },
  'grant-gas': {
    asks: [
      'Wie viel Gas braucht eine Zuteilung?',
      'gas grants',
      'wie viele zuteilungen passen in eine transaktion',
      'ist eine widerrufbare zuteilung teurer im gas',
    ],
    says: 'Jede Zuteilung einer Liste braucht höchstens {grantsGasRevocable}, wenn sie widerrufbar ist, sonst {grantsGasFixed}. Eine Transaktion fasst höchstens {grantsAtOnceRevocable} widerrufbare oder {grantsAtOnceFixed} andere.',
  },
  'grant-how': {
    asks: [
      'Wie vergebe ich eine Zuteilung?',
      'grant erstellen',
      'vesting für einen neuen mitarbeiter einrichten',
      'schritte, um dem Team Token zuzuteilen',
    ],
    says: 'Um eine Zuteilung zu vergeben, öffnen Sie die Seite Grants und verbinden eine Wallet. Wählen Sie Token, Empfänger, Menge, Zeitplan und wer widerrufen kann. Dann unterschreiben oder genehmigen Sie und senden.',
  },
  'grant-list': {
    asks: [
      'Kann ich Zuteilungen an ein ganzes Team aus einer Liste vergeben?',
      'csv grants',
      'eigene starttermine je mitarbeiter',
      'viele zuteilungen mit einer unterschrift',
    ],
    says: 'Sie können Zuteilungen an eine Liste vergeben: Fügen Sie Zeilen ein oder laden Sie eine CSV-Datei mit bis zu {grantsMostRows} Zeilen. Jede Zeile kann einen eigenen Zeitplan haben. Eine Genehmigung oder Unterschrift gilt für die ganze Liste, die wir auf Transaktionen verteilen.',
  },
  'grant-permit': {
    asks: [
      'Kann ich bei Zuteilungen unterschreiben statt zu genehmigen?',
      'permit grants',
      'braucht eine zuteilung eine genehmigung',
      'wie viele unterschriften für viele zuteilungen',
    ],
    says: 'Hat der Token Permits, unterschreiben Sie für die ganze Summe, statt sie zu genehmigen, und sparen eine Transaktion. Sonst kommt zuerst eine Genehmigung über genau die Summe.',
  },
  'grant-schedules': {
    asks: [
      'Welche Zeitpläne kann eine Zuteilung haben?',
      'grant zeitplan cliff',
      'kann eine zuteilung am einstellungstag in der vergangenheit beginnen',
      'monatliches vesting für einen mitarbeiter-grant',
    ],
    says: 'Eine Zuteilung kann an einem Termin frei werden, linear mit oder ohne Cliff, in gleichen Teilen oder in eigenen Abschnitten. Der Start darf in der Vergangenheit liegen, das Ende höchstens {grantsLongest} in der Zukunft.',
  },
  'grant-segments': {
    asks: [
      'Kann eine Zuteilung auf einer eigenen Kurve frei werden?',
      'grant abschnitte',
      'erst langsam, dann schneller vesten',
      'pause mitten in einer zuteilung',
    ],
    says: 'Eigene Abschnitte haben je Länge, Anteil und Form: gleichmäßig, erst langsam dann schnell, erst schnell dann langsam oder alles am Ende. Eine Zuteilung hat bis zu {grantsMostSegments} Abschnitte; eine Pause ist ein Abschnitt mit nichts.',
  },
  'grant-revoke': {
    asks: [
      'Wer kann eine Zuteilung widerrufen?',
      'grant widerrufen',
      'vesting eines mitarbeiters stoppen',
      'wie beende ich eine zuteilung früher',
    ],
    says: 'Eine Zuteilung kann nur das Konto widerrufen, das in ihr genannt ist. Sie wählen sich selbst, ein anderes Konto wie ein Firmen-Multisig oder niemanden. Ein Widerruf geht einmal und lässt sich nicht zurücknehmen.',
  },
  'grant-leaver': {
    asks: [
      'Was passiert mit einer Zuteilung, wenn ein Mitarbeiter geht?',
      'wer behält die token nach dem widerruf',
      'nicht gevestete token zurückholen',
      'verliere ich meine Token aus der Zuteilung, wenn ich kündige',
    ],
    says: 'Nach einem Widerruf behält der Empfänger alle freigewordenen Token, und der Rest kommt zurück. Das Konto, das widerrufen hat, holt diesen Rest an eine beliebige Adresse.',
  },
  'grant-notice': {
    asks: [
      'Kann eine Zuteilung eine Kündigungsfrist haben?',
      'frist vor dem widerruf',
      'kann die firma ohne frist widerrufen',
      'drei Monate Frist beim Grant',
    ],
    says: 'Mit einer Frist wird eine widerrufene Zuteilung bis zu deren Ende weiter frei, und der Vertrag erzwingt das. Ohne Frist wirkt ein Widerruf in derselben Sekunde.',
  },
  'grant-renounce': {
    asks: [
      'Kann eine Zuteilung unwiderruflich sein?',
      'recht zum widerruf aufgeben',
      'grant ohne widerruf',
      'kann mein Arbeitgeber auf den Widerruf verzichten',
    ],
    says: 'Eine Zuteilung lässt sich so anlegen, dass niemand sie widerrufen kann, und das berechtigte Konto kann das Recht später aufgeben. Aufgeben lässt sich nicht rückgängig machen.',
  },
  'grant-withdraw': {
    asks: [
      'Wie hebe ich Token aus meiner Zuteilung ab?',
      'grant token auszahlen',
      'ich habe eine zuteilung bekommen, wo hebe ich ab',
      'mehrere grants in einer transaktion abheben',
    ],
    says: 'Der Empfänger einer Zuteilung hebt Freigewordenes jederzeit an eine beliebige Adresse ab. Öffnen Sie „Received“ auf der Seite Grants; mehrere Zuteilungen eines Tokens gehen in einer Transaktion.',
  },
  'grant-push': {
    asks: [
      'Kann die Firma dem Mitarbeiter freie Token senden?',
      'auszahlung einer zuteilung für den empfänger',
      'mitarbeiter hat kein gas zum abheben',
      'grant automatisch auszahlen',
    ],
    says: 'Eine Zuteilung kann erlauben, dass jeder dem Empfänger Freigewordenes sendet. Die Token gehen nur an den Empfänger, der das abschalten kann; der Absender zahlt die Netzwerkgebühr.',
  },
  'grant-hand-over': {
    asks: [
      'Kann ich eine Zuteilung auf ein anderes Konto übertragen?',
      'grant auf neue wallet umziehen',
      'recht zum widerruf übergeben',
      'empfänger einer zuteilung ändern',
    ],
    says: 'Beide Teile einer Zuteilung lassen sich übergeben: der des Empfängers und das Recht zum Widerruf. Das neue Konto nimmt in einem zweiten Schritt an; eine vertippte Adresse bekommt keine Rechte.',
  },
  'grant-change': {
    asks: [
      'Kann ich eine Zuteilung nachträglich ändern?',
      'grant verlängern',
      'zuteilung aufstocken',
      'falscher zeitplan in der zuteilung',
    ],
    says: 'Eine Zuteilung lässt sich nach der Vergabe nicht ändern: nicht verlängern, teilen, zusammenlegen oder aufstocken. Um mehr zu geben, vergeben Sie eine weitere.',
  },
  'grant-not-locked': {
    asks: [
      'Zählen Token in einer Zuteilung als gesperrt?',
      'grants im gesperrten angebot',
      'kann ich Käufern Zuteilungen als Sperre zeigen',
      'zuteilung fehlt im sperrnachweis',
    ],
    says: 'Token in einer Zuteilung zählen nicht als gesperrt, auch wenn niemand sie widerrufen kann. Unsere Summen und Nachweise lassen Zuteilungen aus; für eine beweisbare Sperre nutzen Sie Token locking.',
  },
  'grant-admin': {
    asks: [
      'Kann eure Firma eine Zuteilung anfassen oder pausieren?',
      'admin des grants-vertrags',
      'kann jemand den zeitplan meiner zuteilung ändern',
      'ist der grants-vertrag änderbar',
    ],
    says: 'Den Zeitplan einer Zuteilung kann niemand ändern, pausieren oder mit einer Gebühr belegen: Der Vertrag hat keine solche Funktion. Wir haben keine Rechte an einer Zuteilung.',
  },
  'grant-page': {
    asks: [
      'Gibt es eine öffentliche Seite zu einer Zuteilung?',
      'zertifikat grant',
      'wie prüfe ich die Zuteilung, die mein Arbeitgeber versprach',
      'was zeigt die seite einer zuteilung',
    ],
    says: 'Jede Zuteilung hat eine öffentliche Seite ohne Wallet. Die Seite zeigt, was zugeteilt, frei und abgehoben ist, wer mit welcher Frist widerrufen kann, den Zeitplan und die Geschichte.',
  },
  'grant-find': {
    asks: [
      'Wo finde ich meine Zuteilung?',
      'grant suchen',
      'liste meiner vergebenen zuteilungen',
      'alle zuteilungen eines tokens ansehen',
    ],
    says: 'Jede Zuteilung finden Sie auf der Seite Grants unter „Find a grant“, über Nummer oder Token. Verbinden Sie eine Wallet, um vergebene und erhaltene Zuteilungen zu sehen.',
  },
  'grant-lost-key': {
    asks: [
      'Was, wenn die Firma den Schlüssel zum Widerruf verliert?',
      'schlüssel für den widerruf verloren',
      'rest nach dem widerruf nicht abgeholt',
      'sicherstes konto für das recht zum widerruf',
    ],
    says: 'Verliert das Konto mit dem Recht zum Widerruf seinen Schlüssel, läuft die Zuteilung weiter wie vereinbart; ein nicht abgeholter Rest bleibt im Vertrag. Ein Firmen-Multisig beugt dem vor.',
  },
  'grant-audited': {
    asks: [
      'Wurde der Grants-Vertrag auditiert?',
      'TokenGrants audit',
      'wie sicher ist eine zuteilung',
      'wie wird der grants-vertrag getestet',
    ],
    says: 'TokenGrants wurde nicht von einer fremden Firma auditiert. Wir testen den Vertrag mit Fuzzing und Invarianten; Code und Tests sind öffentlich. Lesen Sie, wer mit welcher Frist widerrufen kann, bevor Sie sich darauf verlassen.',
  },
  'grant-address': {
    asks: [
      'Welche Adresse hat der Grants-Vertrag?',
      'TokenGrants adresse',
      'auf welchem netzwerk liegen die zuteilungen',
      'vertragsadresse für zuteilungen',
    ],
    says: 'TokenGrants hat die Adresse {grantsAddress} auf jedem Netzwerk, auf dem der Vertrag liegt. Vergleichen Sie die ganze Adresse, nicht nur ihre Enden.',
  },
  'grant-without-site': {
    asks: [
      'Kann ich Zuteilungen ohne eure Website vergeben?',
      'TokenGrants per skript aufrufen',
      'zuteilungen, wenn die website offline ist',
      'überleben die grants unserer mitarbeiter, wenn ihr schließt',
    ],
    says: 'Zuteilungen auf unserer Seite brauchen eine Wallet und JavaScript. Ohne die Seite rufen Sie create auf dem Vertrag TokenGrants mit einem beliebigen Werkzeug auf; Empfänger heben ebenso ab.',
  },
}
