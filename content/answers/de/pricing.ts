import type { facts as english } from '#content/answers/en/pricing.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'day-rate': {
    asks: [
      'Wie hoch ist euer Tagessatz?',
      'tagessatz',
      'was kostet eine person pro tag',
      'stundensatz oder tagessatz',
      'wie viel berechnet ihr pro Tag',
    ],
    says: 'Eine Person kostet {dayRate} am Tag. Ein Preis ist die Zahl der Arbeitstage mal die Zahl der Personen mal dieser Satz.',
  },
  'price-range': {
    asks: [
      'Warum ist der Preis eine Spanne?',
      'warum kein fester preis',
      'wann bekomme ich einen festpreis',
      'preis von bis, warum nicht genau',
      'so ein großer abstand zwischen niedrigstem und höchstem preis',
    ],
    says: 'Der Preis ist bis zum Gespräch über den Umfang eine Spanne, weil der Code noch nicht gelesen ist. Danach bekommen Sie eine Zahl schriftlich, und sie ändert sich nur mit dem Umfang.',
  },
  'pricing-all': {
    asks: [
      'Was kosten Ihre Leistungen?',
      'preisliste',
      'preise',
      'was verlangt ihr für eure dienste',
      'übersicht aller preise',
      'seid ihr teuer',
    ],
    says: 'Preise: Smart-Contract-Audit {pricingAudit}, NFT-Audit {pricingNftAudit}, Blockchain-Entwicklung {pricingBlockchain}. ERC20-Token-Entwicklung kostet {pricingToken}, Web3-Marketing {pricingMarketing} und Web3-UI/UX-Design {pricingDesign}. Meme-Token-Creator, Token-Locking und Liquidity-Locking kosten die Gebühr des Netzwerks.',
  },
  'pricing-durations': {
    asks: [
      'Wie lange dauern Ihre Leistungen?',
      'dauer aller leistungen',
      'wie viele arbeitstage braucht ihr für einen auftrag',
      'lieferzeiten',
      'welche leistung geht am schnellsten',
    ],
    says: 'Dauer: Smart-Contract-Audit {pricingAuditDays}, NFT-Audit {pricingNftAuditDays}, Blockchain-Entwicklung {pricingBlockchainDays}. ERC20-Token-Entwicklung dauert {pricingTokenDays}, Web3-Marketing {pricingMarketingDays} und Web3-UI/UX-Design {pricingDesignDays}. Meme-Token-Creator, Token-Locking und Liquidity-Locking dauern wenige Minuten.',
  },
  'pricing-tools': {
    asks: [
      'Was kosten die Werkzeuge auf dieser Seite?',
      'kosten für token-creator und locker',
      'kostet es geld, hier zu starten oder zu sperren',
      'nur gas oder noch mehr',
      'was zahle ich, wenn ich es mit euren tools selbst mache',
    ],
    says: 'Meme-Token-Creator, Token-Locking und Liquidity-Locking kosten nur die Gebühr des Netzwerks, die Sie mit Ihrem eigenen Wallet zahlen. Wir verlangen keine Gebühr dazu.',
  },
  'pricing-free': {
    asks: [
      'Was kann ich hier kostenlos nutzen?',
      'kostenlos',
      'ist diese seite gratis',
      'kostet eine schätzung etwas',
      'gibt es ein abo',
      'brauche ich ein bezahltes konto',
    ],
    says: 'Sie können diese Website kostenlos und ohne Konto lesen und ihre Werkzeuge nutzen. Auch eine Schätzung und ein erstes Gespräch sind kostenlos. Auf einer Chain zahlen Sie die Gebühr des Netzwerks.',
  },
  'pricing-formula': {
    asks: [
      'Wie entsteht ein Preis?',
      'wie rechnet ihr den preis aus',
      'preisformel',
      'wovon hängt der preis ab',
      'geht der preis nach codezeilen',
    ],
    says: 'Ein Preis besteht aus Tagen, Personen und einem Tagessatz. Die Tage eines Audits folgen aus Ihren Zeilen, externen Aufrufen, Vererbung und drei festen Teilen. Ein vorbereitetes Repository senkt sie.',
  },
  'pricing-fixed-days': {
    asks: [
      'Welche Tage eines Audits hängen nicht vom Code ab?',
      'feste tage im preis',
      'mindestaufwand für jedes audit',
      'warum kostet schon ein kleiner vertrag mehrere tage',
      'grundpreis audit',
    ],
    says: 'Drei Teile eines Auditpreises hängen nicht von Ihrem Code ab: Bedrohungsmodell ({pricingSetUp}), Bericht ({pricingReport}) und Prüfung der Korrekturen ({pricingFixReview}).',
  },
  'pricing-calls': {
    asks: [
      'Wie erhöhen externe Aufrufe und Vererbung den Preis?',
      'aufpreis für aufrufe anderer verträge',
      'kostet vererbung extra',
      'warum machen fremde aufrufe es teurer',
      'tage pro externem aufruf',
    ],
    says: 'Im Preis eines Audits bringt jeder Aufruf eines anderen Vertrags {pricingCallDays} Tage dazu. Jeder Vertrag, von dem geerbt wird, bringt {pricingInheritanceDays} Tage dazu.',
  },
  'pricing-half-speed': {
    asks: [
      'Erhöht Assembly den Preis?',
      'assembly und yul',
      'aufpreis für eigene mathematik',
      'wir prüfen signaturen selbst, was heißt das für den preis',
      'code, der schwer zu lesen ist',
    ],
    says: 'Assembly, eigene Mathematik und Signaturen erhöhen den Preis eines Audits, weil wir sie halb so schnell lesen.',
  },
  'pricing-spread': {
    asks: [
      'Wie breit ist die Preisspanne?',
      'genauigkeit der schätzung',
      'um wie viel prozent kann der preis abweichen',
      'fehlerspanne des rechners',
      'plus minus',
    ],
    says: 'Die Preisspanne reicht von {pricingBelow} unter bis {pricingAbove} über dem errechneten Lesen, in ganzen Tagen. Die festen Tage haben keine Spanne.',
  },
  'pricing-changes': {
    asks: [
      'Was würde die Schätzung eines Audits ändern?',
      'warum könnte der preis später steigen',
      'versteckte kosten',
      'was ist in der schätzung nicht enthalten',
      'gibt es überraschungen auf der rechnung',
    ],
    says: 'Vier Dinge ändern den Preis einer Audit-Schätzung: Code, den Sie hinzufügen, schwieriger Code wie Assembly, ein Protokoll, auf dem Ihres aufbaut, und ein fester Termin.',
  },
  'pricing-deadline': {
    asks: [
      'Kostet ein fester Termin mehr?',
      'eilzuschlag',
      'preis für einen dringenden auftrag',
      'express aufpreis',
      'könnt ihr mehr leute einsetzen, damit es schneller geht',
    ],
    says: 'Ein fester Termin erhöht den Preis eines Audits, weil mehr Prüfer insgesamt mehr Tage brauchen. Nennen Sie uns den Termin, wenn Sie nach einem Angebot fragen.',
  },
  'pricing-scope-change': {
    asks: [
      'Kann sich der vereinbarte Preis noch ändern?',
      'neue funktion nach dem angebot',
      'preis, wenn der umfang wächst',
      'bleibt es bei der genannten zahl',
      'was, wenn die arbeit länger dauert als geplant',
    ],
    says: 'Der vereinbarte Preis ändert sich nur mit dem Umfang. Code, den Sie nach der Zählung hinzufügen, wird neu gezählt.',
  },
  'pricing-when': {
    asks: [
      'Wann ist der Preis fällig?',
      'zahlungsbedingungen',
      'anzahlung',
      'zahle ich im voraus oder danach',
      'ratenzahlung',
      'wann kommt die rechnung',
    ],
    says: 'Sie zahlen die Hälfte des Preises vor Beginn der Arbeit und die Hälfte bei der Übergabe.',
  },
  'pricing-stablecoin': {
    asks: [
      'Womit kann ich bezahlen?',
      'zahlungsarten',
      'mit krypto bezahlen',
      'nehmt ihr stablecoins',
      'können wir mit unserem eigenen token zahlen',
      'zahlung in usdc oder usdt',
    ],
    says: 'Sie können den Preis in einem Stablecoin zahlen. Den geprüften Token nehmen wir nicht, weil sein Prüfer ihn nicht besitzen sollte.',
  },
  'pricing-currency': {
    asks: ['In welcher Währung sind die Preise?', 'währung', 'sind das us-dollar', 'preis in euro', 'nur dollarpreise'],
    says: 'Alle Preise auf dieser Website sind in {pricingCurrency}.',
  },
  'pricing-tax': {
    asks: [
      'Ist die Steuer in den Preisen enthalten?',
      'mehrwertsteuer',
      'netto oder brutto',
      'kommt die umsatzsteuer dazu',
      'preise mit oder ohne mwst',
    ],
    says: 'Die Preise und Schätzungen auf dieser Website verstehen sich ohne Steuern.',
  },
  'pricing-as-of': {
    asks: [
      'Seit wann gelten diese Preise?',
      'sind die preise aktuell',
      'stand der preisliste',
      'wann habt ihr die preise zuletzt geändert',
    ],
    says: 'Die Preise auf dieser Website sind Richtwerte, Stand {pricingAsOf}.',
  },
  'pricing-binding': {
    asks: [
      'Sind die Preise auf dieser Website verbindlich?',
      'was heißt richtwert',
      'ist das angebot verbindlich',
      'kann ich mich auf den rechner verlassen',
      'macht ihr festpreise',
    ],
    says: 'Die Preise auf dieser Website sind Richtwerte und binden uns nicht. Die verbindliche Zahl steht in unserem schriftlichen Angebot, und sie ist fest, bevor wir beginnen.',
  },
  'pricing-offer-valid': {
    asks: [
      'Wie lange gilt ein Angebot?',
      'wann läuft ein angebot ab',
      'gültigkeit des angebotenen preises',
      'wie viel zeit haben wir für die entscheidung',
    ],
    says: 'Unser schriftliches Angebot nennt den Preis und das Datum, bis zu dem es gilt.',
  },
  'pricing-quote': {
    asks: [
      'Wie bekomme ich ein Angebot?',
      'angebot anfordern',
      'wen frage ich nach einem preis',
      'individuelles angebot für unser projekt',
      'könnt ihr meine idee kalkulieren',
      'kostenvoranschlag',
    ],
    says: 'Wählen Sie auf der Preisseite „Ask for a quote“ und beschreiben Sie, was Sie haben. Ein Mensch antwortet innerhalb eines Arbeitstags mit Fragen, einer Preisspanne oder dem Namen einer besseren Firma dafür.',
  },
  'pricing-quote-time': {
    asks: [
      'Wie lange dauert es bis zu einem festen Preis?',
      'wie schnell macht ihr ein angebot',
      'vom ersten gespräch bis zum endpreis',
      'dauer der klärung des umfangs',
    ],
    says: 'Ein erstes Gespräch dauert eine halbe Stunde, die Klärung des Umfangs zwei Arbeitstage. Dabei vereinbaren wir den Preis und was ihn ändern würde.',
  },
  'pricing-calculators': {
    asks: [
      'Welche Preisrechner gibt es?',
      'preisrechner',
      'preis selbst berechnen',
      'gibt es ein werkzeug, um die kosten zu schätzen',
      'rechner für token oder nft',
    ],
    says: 'Die Preisseite hat einen Rechner für ein Audit, für einen Token, den wir schreiben, und für ein NFT-Audit. Tage und Preis folgen der Eingabe. Für ein Audit zählt die Audit-Seite Ihren Code selbst.',
  },
  'pricing-audit-calculator': {
    asks: [
      'Was fragt der Preisrechner für ein Audit?',
      'felder im preisrechner',
      'welche zahlen brauche ich für den auditpreis',
      'wie benutze ich den rechner auf der preisseite',
      'ich kenne meine zeilenzahl nicht, kann ich den preis trotzdem berechnen',
    ],
    says: 'Der Preisrechner für ein Audit fragt nach Codezeilen, Interface-Zeilen, Aufrufen anderer Verträge, Verträgen, von denen Sie erben, und erledigten Punkten der Checkliste. Wenn Sie diese nicht kennen, lassen Sie den Zähler auf der Audit-Seite Ihren Code lesen.',
  },
  'pricing-share': {
    asks: [
      'Kann ich eine Preisschätzung an Kollegen senden?',
      'schätzung speichern',
      'berechnung teilen',
      'link zum berechneten preis',
      'merkt sich der rechner meine eingaben',
    ],
    says: 'Die Adresse der Preisseite behält, was Sie in einen Rechner eingeben. Kopieren Sie sie, um die Preisschätzung zu senden oder später wieder zu öffnen.',
  },
  'pricing-token-plain': {
    asks: [
      'Was kostet ein einfacher Token, den Sie schreiben?',
      'preis für einen einfachen eigenen token',
      'günstigster token von euren entwicklern',
      'token-rechner ohne optionen',
    ],
    says: 'Ein einfacher Token, den wir für Sie schreiben, kostet {pricingPlainToken} und dauert {pricingPlainTokenDays}. Im Preis sind Quelltext, Tests, Deployment-Skript und Verifizierung. Optionen bringen Tage dazu.',
  },
  'pricing-unlisted': {
    asks: [
      'Was, wenn der Rechner nicht enthält, was wir brauchen?',
      'funktion fehlt im rechner',
      'preis für etwas besonderes in unserem token',
      'sonderwünsche außerhalb des rechners',
    ],
    says: 'Bei einem Token oder NFT-Audit nennen wir den Preis für alles, was der Rechner nicht enthält, bevor wir beginnen. Fragen Sie nach einem Angebot und sagen Sie, was Sie brauchen.',
  },
  'pricing-lowest': {
    asks: [
      'Was ist der niedrigste Preis für einen Auftrag?',
      'mindestauftrag',
      'günstigste leistung',
      'kleinster preis auf der liste',
      'wir haben sehr wenig geld',
    ],
    says: 'Der niedrigste Preis auf unserer Liste ist {pricingLowest}. Die Werkzeuge dieser Website kosten nur die Gebühr des Netzwerks.',
  },
  'pricing-fix-review': {
    asks: [
      'Ist die Prüfung unserer Korrekturen im Preis enthalten?',
      'kostet die nachprüfung extra',
      'wie viele runden der nachprüfung bekommen wir',
      'zahlen wir noch einmal, wenn ihr die fixes prüft',
      'preis für ein re-audit',
    ],
    says: 'Der Preis eines Audits enthält eine Runde zur Prüfung Ihrer Korrekturen, wenn sie nur das ändern, was ein Befund betraf. Neue Funktionen zählen wir als neuen Code.',
  },
  'pricing-nothing-found': {
    asks: [
      'Zahle ich den Preis, wenn Sie keine Fehler finden?',
      'was, wenn ihr nichts findet',
      'geld zurück ohne befunde',
      'bezahlung pro fehler',
      'keine befunde, kein honorar',
    ],
    says: 'Sie zahlen den Preis des Lesens, auch wenn wir nichts finden. Der Bericht sagt, was wir gelesen haben, wie und mit welchen Werkzeugen.',
  },
  'pricing-mistakes': {
    asks: [
      'Berechnen Sie die Korrektur eigener Fehler?',
      'wer zahlt, wenn ihr einen fehler macht',
      'wird schlechte arbeit ohne rechnung nachgebessert',
      'ist nachbesserung kostenlos',
    ],
    says: 'Unsere eigenen Fehler beheben wir kostenlos, also erhöhen sie Ihren Preis nicht.',
  },
}
