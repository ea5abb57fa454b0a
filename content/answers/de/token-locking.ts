import type { facts as english } from '#content/answers/en/token-locking.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'lock-what': {
    asks: [
      'Was ist eine Token-Sperre?',
      'token lock erklärung',
      'was bedeutet es, wenn token gesperrt sind',
      'wie funktioniert ein Locker',
      'was passiert beim Sperren von Token',
    ],
    says: 'Eine Token-Sperre ist ein Vertrag auf der Blockchain, der Ihre Token bis zu den gewählten Terminen hält. Nur der Zeitplan gibt sie frei, und jeder kann ihn auf der Chain nachprüfen.',
  },
  'lock-why': {
    asks: [
      'Warum sollte ein Team seine Token sperren?',
      'warum token sperren',
      'welchen Vorteil hat eine Sperre für Käufer',
      'unsere Investoren wollen eine Sperre, wozu',
      'schafft das Sperren von Coins Vertrauen',
    ],
    says: 'Eine Token-Sperre zeigt Käufern, dass das Team seinen Anteil nicht vor einem Termin verkaufen kann. Ein Fremder kann dieses Versprechen auf der Chain prüfen, ohne dem Team zu vertrauen.',
  },
  'lock-fee': {
    asks: [
      'Kostet das Sperren von Token eine Gebühr?',
      'token sperren kosten',
      'was kostet eine token-sperre',
      'nehmt ihr einen Prozentsatz der gesperrten Token',
      'ist das Sperren von Coins kostenlos',
      'gibt es versteckte gebühren beim locken',
    ],
    says: 'Das Sperren von Token ist hier frei von einer Gebühr an uns: Sie zahlen nur die Netzwerkgebühr jeder Transaktion. Der Vertrag hat keine Stelle, an der sich eine Gebühr einstellen ließe.',
  },
  'lock-help': {
    asks: [
      'Könnt ihr eine Token-Sperre mit uns planen und proben?',
      'hilfe beim einrichten der sperre',
      'Begleitung beim Sperren unserer Token',
      'beratung token lock tagessatz',
      'wir wollen die Sperre nicht allein einrichten',
    ],
    says: 'Wir können eine Token-Sperre mit Ihnen planen und proben. Eine Person kostet {tokenLockingDayRate} am Tag; die Sperre selbst ist ohne Gebühr an uns.',
  },
  'lock-gas': {
    asks: [
      'Wie viel Gas braucht eine Token-Sperre?',
      'gas token sperren',
      'netzwerkgebühr für sperre und abheben',
      'gas lockMany',
      'wie teuer ist das Sperren in Gas',
    ],
    says: 'Eine Token-Sperre braucht {tokenLockingGas}, jede von zehn Sperren in einer Transaktion {tokenLockingGasEach}. Alles abzuheben braucht {tokenLockingGasAll}, ein Teil {tokenLockingGasPart}. Gemessen sind ganze Transaktionen mit einem einfachen ERC-20.',
  },
  'lock-gas-saved': {
    asks: [
      'Warum braucht eure Token-Sperre so wenig Gas?',
      'gas vergleich Sablier',
      'ist euer Locker günstiger als Sablier',
      'speicherlayout der sperre',
      'wie habt ihr das Gas der Sperren optimiert',
    ],
    says: 'Unsere Token-Sperre liegt in zwei statt drei Speicherwörtern, was etwa ein Fünftel des Gases spart. Auf derselben Chain braucht Sablier Lockup für eine Sperre mit Cliff mehr als doppelt so viel Gas.',
  },
  'lock-how': {
    asks: [
      'Wie sperre ich Token?',
      'token sperren anleitung',
      'wo kann ich meine coins sperren',
      'schritte für eine token-sperre',
      'Ich möchte einen Teil meiner Token einfrieren, wie geht das?',
    ],
    says: 'Um Token zu sperren, öffnen Sie die Seite Token locking und verbinden eine Wallet. Wählen Sie Token, Eigentümer, Menge und Zeitplan, dann unterschreiben oder genehmigen Sie und sperren. Ab der ersten Freigabe hebt der Eigentümer ab.',
  },
  'lock-needs': {
    asks: [
      'Was brauche ich, bevor ich Token sperre?',
      'voraussetzungen token lock',
      'was muss ich für die sperre bereithalten',
      'checkliste vor dem sperren',
      'welche Angaben braucht die Sperre',
    ],
    says: 'Bevor Sie Token sperren, legen Sie drei Dinge bereit: die Token in einer eigenen Wallet, die Adresse des Eigentümers der Sperre und die Termine, die Sie Ihren Haltern versprochen haben.',
  },
  'lock-get': {
    asks: [
      'Was bekomme ich, wenn ich Token sperre?',
      'ergebnis der token-sperre',
      'was haben wir nach dem sperren in der hand',
      'bekomme ich ein Zertifikat für gesperrte Coins',
      'lieferumfang sperre',
    ],
    says: 'Eine Token-Sperre gibt Ihnen drei Dinge: eine nummerierte Sperre mit Eigentümer, Zeitplan und der angekommenen Menge, eine öffentliche Nachweisseite und darauf eine Liste der Befugnisse des Tokens.',
  },
  'lock-schedules': {
    asks: [
      'Welche Zeitpläne für die Freigabe gibt es?',
      'vesting zeitplan',
      'lineares vesting oder cliff',
      'können Token jedes Quartal frei werden',
      'arten von sperren',
      'monatliche freigabe möglich',
    ],
    says: 'Eine Token-Sperre kann sechs Zeitpläne haben: ein Termin, gleichmäßig, gleichmäßig nach einem Cliff, gleiche Schritte, eigene Tage und Anteile oder dauerhaft. Ziehen Sie die Termine im Kalender und sehen Sie die Freigaben je Monat.',
  },
  'lock-cliff': {
    asks: [
      'Was ist ein Cliff im Vesting?',
      'cliff bedeutung',
      'wie viel wird am cliff frei',
      'vier Jahre Vesting mit einem Jahr Cliff, was heißt das',
      'was bedeuten Start, Cliff, Ende und Schritte',
    ],
    says: 'Ein Cliff ist der Termin, vor dem nichts frei wird. Am Cliff wird auf einmal der Anteil der seit dem Start vergangenen Zeit frei. Der Rest folgt gleichmäßig bis zum Ende.',
  },
  'lock-parts': {
    asks: [
      'Kann ich ungleiche Teile an eigenen Tagen freigeben?',
      'eigene freigabetermine',
      'unterschiedlich große tranchen',
      'wie viele teile kann ein zeitplan haben',
      'Tranchen mit eigenen Prozenten je Termin',
    ],
    says: 'Teile von verschiedener Größe oder mit eigenen Tagen sind mehrere Sperren, eine je Teil, in einem Vorgang. Das Formular nimmt bis zu {tokenLockingMostParts} Teile, jeden mit eigenem Tag und Prozentsatz.',
  },
  'lock-longest': {
    asks: [
      'Wie lange kann ich Token sperren?',
      'maximale sperrdauer',
      'mindestdauer sperre',
      'längstes vesting',
      'kann ich nur eine Woche sperren',
    ],
    says: 'Eine Token-Sperre kann zu jedem künftigen Zeitpunkt enden, höchstens {tokenLockingLongest} voraus, oder nie. Eine kürzeste Dauer gibt es nicht: Jedes Ende in der Zukunft gilt.',
  },
  'lock-early': {
    asks: [
      'Können gesperrte Token vorzeitig freigegeben werden?',
      'vorzeitige freigabe',
      'kann das team die sperre brechen',
      'ich brauche meine gesperrten Coins dringend früher',
      'wer kann die Sperre vor dem Termin öffnen',
      'kann ich eine token-sperre abbrechen',
    ],
    says: 'Gesperrte Token kann niemand vorzeitig freigeben: Der Vertrag hat keine solche Funktion. Der Eigentümer hebt nur ab, was der Zeitplan freigegeben hat.',
  },
  'lock-wrong-date': {
    asks: [
      'Ich habe bis zum falschen Datum gesperrt. Könnt ihr helfen?',
      'falsches datum bei der sperre',
      'sperre verkürzen',
      'beim Sperren im Jahr vertippt',
      'jemand bietet an, meine Sperre gegen Geld zu öffnen',
    ],
    says: 'Eine Sperre mit falschem Termin lässt sich verlängern, aber niemand kann sie verkürzen, auch wir nicht. Wer das gegen Geld anbietet, will Sie betrügen.',
  },
  'lock-admin': {
    asks: [
      'Hat euer Locker einen Administrator?',
      'admin schlüssel locker',
      'könnt ihr meine gesperrten token bewegen',
      'ist der Locker-Vertrag änderbar oder ein Proxy',
      'was, wenn eure Schlüssel gestohlen werden',
      'kann jemand die auszahlung aus dem locker pausieren',
    ],
    says: 'Unser Locker hat keinen Eigentümer, keinen Administrator, keine Pause, keinen Proxy und keine Migration, und er erteilt keine Freigaben. Weder wir noch ein Dieb unserer Schlüssel können Ihre Token bewegen.',
  },
  'lock-admin-check': {
    asks: [
      'Wie prüft ihr, dass es keinen Administrator gibt?',
      'nachweis kein admin im bytecode',
      'wie sicher ist, dass der Locker keinen versteckten Besitzer hat',
      'test auf delegatecall und selfdestruct',
      'beleg, dass der locker unveränderbar ist',
    ],
    says: 'Ein Test liest den Bytecode des Lockers. Er schlägt fehl, wenn der Vertrag fremden Code als eigenen ausführen oder sich zerstören kann. Ein anderer Test zählt jede Funktion der Schnittstelle auf.',
  },
  'lock-powers': {
    asks: [
      'Wer kann was mit einer Token-Sperre tun?',
      'rechte des eigentümers einer sperre',
      'was kann ich mit meiner sperre noch machen',
      'funktionen des lockers',
      'eine bestehende Sperre verwalten',
    ],
    says: 'Der Eigentümer einer Token-Sperre kann Freigegebenes abheben, verlängern, dauerhaft machen, teilen, zusammenlegen und übergeben. Jeder kann Token hinzufügen. Vorzeitig freigeben kann niemand.',
  },
  'lock-extend': {
    asks: [
      'Kann ich eine Token-Sperre verlängern?',
      'sperre verlängern',
      'freigabetermin nach hinten verschieben',
      'was passiert mit freien Token beim Verlängern',
      'vesting des Teams länger machen',
    ],
    says: 'Der Eigentümer kann das Ende einer Sperre nach hinten schieben, nie nach vorn, solange sie nicht abgelaufen ist. Freie Token bleiben frei, der Rest wird gleichmäßig bis zum neuen Ende frei.',
  },
  'lock-permanent': {
    asks: [
      'Kann ich Token dauerhaft sperren?',
      'für immer sperren',
      'permanente sperre rückgängig machen',
      'ist eine dauerhafte Sperre wie Verbrennen',
      'bestehende Sperre endgültig machen',
    ],
    says: 'Token lassen sich dauerhaft sperren, von Anfang an oder später durch den Eigentümer. Rückgängig machen lässt sich das nicht; was vorher frei war, kann weiter abgehoben werden.',
  },
  'lock-split': {
    asks: [
      'Kann ich Token-Sperren teilen oder zusammenlegen?',
      'sperre teilen',
      'zwei sperren zusammenführen',
      'Sperre unter zwei Partnern aufteilen',
      'mehrere kleine sperren zu einer machen',
    ],
    says: 'Der Eigentümer kann eine Token-Sperre in zwei teilen oder Sperren mit gleichem Token und Zeitplan zusammenlegen. Zeitplan und Summe bleiben gleich.',
  },
  'lock-add': {
    asks: [
      'Kann ich einer bestehenden Sperre Token hinzufügen?',
      'sperre aufstocken',
      'gesperrte menge erhöhen',
      'mehr coins in meine sperre legen',
      'kann ein anderer in meine Sperre einzahlen',
    ],
    says: 'Jeder kann einer Token-Sperre bis zu ihrem Ende Token hinzufügen, einer dauerhaften jederzeit. Die Token folgen ihrem Zeitplan und gehören ihrem Eigentümer.',
  },
  'lock-hand-over': {
    asks: [
      'Kann ich eine Token-Sperre an ein anderes Konto übertragen?',
      'sperre übertragen',
      'eigentümer der sperre ändern',
      'Sperre auf eine neue Wallet umziehen',
      'was, wenn ich mich beim neuen Eigentümer der Sperre vertippe',
    ],
    says: 'Eine Token-Sperre wechselt den Besitzer in zwei Schritten: Der Eigentümer bietet sie an, der Empfänger nimmt an. Eine vertippte Adresse bekommt nichts, und jede Änderung durch den Eigentümer nimmt das Angebot zurück.',
  },
  'lock-nft': {
    asks: [
      'Kann ich eine Token-Sperre als NFT halten?',
      'sperre als nft',
      'was ist LockDeeds',
      'meine sperre in ein nft umwandeln',
      'sehe ich die Sperre in meiner Wallet',
    ],
    says: 'Eine Token-Sperre kann ein NFT sein: Wer es hält, dem gehört die Sperre, und Wallets zeigen es. Wählen Sie ein frei übertragbares NFT oder eines, das der Empfänger annehmen muss. Eine einfache Sperre kann später eines werden.',
  },
  'lock-sell': {
    asks: [
      'Kann ich meine Token-Sperre verkaufen?',
      'gesperrte token verkaufen',
      'Sperre auf einem Marktplatz handeln',
      'risiken beim Kauf eines Sperren-NFT',
      'kann der Verkäufer die Sperre vorher leeren',
    ],
    says: 'Eine Token-Sperre als NFT lässt sich verkaufen wie jedes NFT; dem Käufer gehört dann die Sperre. Der Verkäufer kann freie Token kurz vorher abheben. Ein NFT mit Angebot und Annahme verhindert das.',
  },
  'lock-nft-gas': {
    asks: [
      'Wie viel Gas braucht eine Sperre als NFT?',
      'LockDeeds gas',
      'ist die Sperre als NFT teurer im Gas',
      'gas vergleich einfache sperre und nft',
    ],
    says: 'Token als NFT zu sperren braucht {tokenLockingGasNft}, die Art mit zwei Schritten {tokenLockingGasNftOffer}. Eine einfache Sperre braucht {tokenLockingGas}.',
  },
  'lock-votes': {
    asks: [
      'Haben gesperrte Token noch Stimmen?',
      'abstimmen trotz sperre',
      'stimmrecht gesperrter token',
      'kann ich die Stimmen meiner Sperre delegieren',
      'was ist VotingLocker',
    ],
    says: 'Eine einfache Token-Sperre hat keine Stimmen. Token mit Stimmrecht können eine Sperre nutzen, deren Stimmen weiter zählen, für einen Delegierten nach Wahl des Eigentümers. Dieser ist jederzeit wechselbar und kann nur abstimmen.',
  },
  'lock-votes-gas': {
    asks: [
      'Wie viel Gas braucht eine Sperre mit Stimmen?',
      'VotingLocker gas',
      'warum ist die erste sperre mit stimmrecht teurer',
      'netzwerkgebühr sperre mit delegiertem',
    ],
    says: 'Eine Sperre mit Stimmen braucht {tokenLockingGasVotes}, die erste für einen Delegierten {tokenLockingGasVotesFirst}. Die erste erzeugt einen Vertrag, der die für diesen Delegierten gesperrten Token hält.',
  },
  'lock-permit': {
    asks: [
      'Kann ich beim Sperren mit Permit unterschreiben statt zu genehmigen?',
      'permit token sperre',
      'eine oder zwei transaktionen beim sperren',
      'warum fragt die Wallet vor der Sperre nach einer Unterschrift',
      'ERC-2612 locker',
    ],
    says: 'Viele Token nehmen eine Unterschrift statt einer Genehmigung an: Sie unterschreiben ohne Netzwerkgebühr und sperren dann in einer Transaktion. Andere Token brauchen zwei Transaktionen, Genehmigung und Sperre.',
  },
  'lock-allowance': {
    asks: [
      'Wie viel darf der Locker aus meiner Wallet nehmen?',
      'unbegrenzte genehmigung locker',
      'ist es sicher, den lock-vertrag zu genehmigen',
      'bleibt nach dem Sperren eine Genehmigung übrig',
    ],
    says: 'Sie erlauben dem Locker genau die Menge, die Sie sperren, nicht mehr. Der Vertrag selbst genehmigt nie ein anderes Konto.',
  },
  'lock-list': {
    asks: [
      'Kann ich Token für viele Konten auf einmal sperren?',
      'csv sperren',
      'sammel-sperre für investoren',
      'wie viele Sperren passen in eine Transaktion',
      'liste von empfängern hochladen',
    ],
    says: 'Sie können Sperren für eine Liste von Konten anlegen: Fügen Sie Zeilen mit Adresse und Menge ein oder laden Sie eine CSV-Datei. Eine Liste hat bis zu {tokenLockingMostLines} Zeilen, eine Transaktion bis zu {tokenLockingAtOnce} Sperren.',
  },
  'lock-for-others': {
    asks: [
      'Kann ich Token für jemand anderen sperren?',
      'sperre für andere adresse',
      'multisig als eigentümer der sperre',
      'funktioniert eine smart wallet mit dem locker',
      'Token auf den Namen meines Mitgründers sperren',
    ],
    says: 'Sie können Token für sich selbst sperren, für ein anderes Konto oder für eine Liste. Eigentümer kann auch eine Smart Wallet oder ein Multisig sein. Nur der Eigentümer kann abheben.',
  },
  'lock-withdraw': {
    asks: [
      'Wie hebe ich freigegebene Token ab?',
      'token aus der sperre abheben',
      'meine sperre ist abgelaufen, wie komme ich an die token',
      'kann ich nur einen Teil des Freien abheben',
      'werden Token am Ende automatisch ausgezahlt',
    ],
    says: 'Ab der ersten Freigabe hebt der Eigentümer freie Token ab, ganz oder teilweise, an jede Adresse. Öffnen Sie Ihre Sperren auf der Seite Token locking oder die Seite der Sperre und wählen Sie Abheben.',
  },
  'lock-revoke': {
    asks: [
      'Kann ich eine Token-Sperre widerrufen, wenn ein Mitarbeiter geht?',
      'gesperrte token einem mitarbeiter wieder wegnehmen',
      'gesperrte token von früherem teammitglied zurückholen',
      'sperre oder zuteilung für mitarbeiter',
    ],
    says: 'Eine Token-Sperre lässt sich nicht widerrufen, auch nicht, wenn jemand das Team verlässt. Für Mitarbeiter, die gehen könnten, nutzen Sie Zuteilungen (Grants): Die Firma kann sie stoppen, wenn die Bedingungen es vorsehen.',
  },
  'lock-proof': {
    asks: [
      'Was zeigt die Nachweisseite einer Sperre?',
      'nachweis token gesperrt',
      'öffentliche seite für meine sperre',
      'link für investoren, der die sperre beweist',
      'wie beweise ich Haltern, dass unsere Coins gesperrt sind',
    ],
    says: 'Jede Token-Sperre hat eine öffentliche Nachweisseite. Die Seite zeigt den Zeitplan, was noch gesperrt ist, den Eigentümer, alle Sperren des Tokens zusammen und was der Token-Eigentümer noch tun kann.',
  },
  'lock-badge': {
    asks: [
      'Gibt es ein Abzeichen für meine Token-Sperre?',
      'badge sperre',
      'nachweis auf unserer website einbinden',
      'html-code für die sperre',
      'aktualisiert sich das Badge von selbst',
    ],
    says: 'Jede Sperre hat ein Abzeichen für Ihre eigene Website. Das Abzeichen ist ein Bild, das sagt, was die Chain jetzt sagt; die Nachweisseite hat die HTML-Zeile zum Kopieren.',
  },
  'lock-check': {
    asks: [
      'Wie prüfe ich eine Sperre, die mir ein Projekt zeigt?',
      'token-sperre überprüfen',
      'sind die token wirklich gesperrt, wie das Projekt behauptet',
      'gefälschte sperre erkennen',
      'worauf achte ich bei einem Vesting vor dem Kauf',
    ],
    says: 'Um eine gezeigte Sperre zu prüfen, suchen Sie Vertrag und Token anhand der vollständigen Adressen. Dann sehen Sie auf die Summe aller Sperren, das Ende jeder einzelnen und die Befugnisse des Tokens.',
  },
  'lock-find': {
    asks: [
      'Wie finde ich eine Token-Sperre?',
      'sperren eines tokens suchen',
      'alle sperren einer adresse ansehen',
      'liste der nächsten freigaben',
      'nummer meiner Sperre verloren, wie finde ich sie',
    ],
    says: 'Jede Sperre finden Sie auf der Seite Token locking unter „Find a lock“: über den Token, den Eigentümer oder die Nummer, ohne Wallet. Die Seite „Made here“ listet die nächsten Freigaben.',
  },
  'lock-reminder': {
    asks: [
      'Bekomme ich eine Erinnerung, bevor meine Token frei werden?',
      'erinnerung freigabe',
      'kalenderdatei mit freigabeterminen',
      'e-mail vor dem ende der sperre',
    ],
    says: 'Die Freigaben einer Sperre können Sie auf der Nachweisseite als Kalenderdatei speichern. Auf der Kontoseite können Sie eine E-Mail am Tag vor jedem Termin bestellen.',
  },
  'lock-without-site': {
    asks: [
      'Wie lese ich eine Sperre ohne eure Website?',
      'LockLens',
      'sperre direkt auf der chain abfragen',
      'muss ich eurer Seite über die Sperre glauben',
      'api für sperren',
    ],
    says: 'Alles, was unsere Seite über eine Sperre sagt, kann jeder die Chain selbst fragen. Der Vertrag LockLens antwortet, was gesperrt ist, welcher Anteil das ist und bis wann. Jede Nachweisseite zeigt den Aufruf.',
  },
  'lock-site-gone': {
    asks: [
      'Was passiert mit meiner Sperre, wenn eure Website verschwindet?',
      'website offline, komme ich an meine token',
      'was, wenn eure Firma pleitegeht',
      'hängt die sperre von eurem server ab',
    ],
    says: 'Eine Token-Sperre hängt nicht von unserer Website ab. Verschwindet die Website, ruft der Eigentümer withdraw mit jeder Wallet oder einem Block-Explorer auf.',
  },
  'lock-without-wallet': {
    asks: [
      'Brauche ich eine Wallet oder ein Konto, um Token zu sperren?',
      'sperren ohne anmeldung',
      'locker per skript aufrufen',
      'muss ich mich vor dem sperren registrieren',
    ],
    says: 'Das Sperren auf unserer Seite braucht eine Wallet und einen Browser mit JavaScript, aber kein Konto bei uns. Ohne die Seite rufen Sie lock auf unserem Vertrag mit einem beliebigen Werkzeug auf.',
  },
  'lock-try': {
    asks: [
      'Kann ich eine Token-Sperre ohne echtes Geld ausprobieren?',
      'sperre testen',
      'demo token lock',
      'übungslauf mit beispieltoken',
    ],
    says: 'Eine Token-Sperre können Sie mit der Demo-Wallet ausprobieren. Sie hat Test-Ether und braucht keine Installation, also ist nichts von Wert in Gefahr.',
  },
  'lock-networks': {
    asks: [
      'Auf welchen Netzwerken kann ich Token sperren?',
      'sperre unterstützte chains',
      'token sperren auf Base oder BSC',
      'geht die sperre auf Solana',
      'falsches netzwerk beim sperren',
    ],
    says: 'Unsere Sperren laufen auf EVM-Netzwerken mit den Cancun-Befehlen, etwa {tokenLockingNetworks}. Die Seite nutzt ein Netzwerk und bittet Ihre Wallet, dorthin zu wechseln. Die Seite Contracts vergleicht den Code dort.',
  },
  'lock-address': {
    asks: [
      'Welche Adresse hat euer Lock-Vertrag?',
      'TokenLocker adresse',
      'VotingLocker vertragsadresse',
      'locker gleiche adresse auf jedem netzwerk',
    ],
    says: 'TokenLocker hat die Adresse {tokenLockingAddress}, VotingLocker {tokenLockingVotingAddress}, auf jedem Netzwerk dieselbe. Vergleichen Sie die ganze Adresse, nicht nur ihre Enden.',
  },
  'lock-which-tokens': {
    asks: [
      'Welche Arten von Token nimmt der Locker an?',
      'unterstützte token locker',
      'kann ich einen anderswo erstellten token sperren',
      'kann ich ein NFT sperren, das keine Position ist',
      'jeder ERC-20 sperrbar',
    ],
    says: 'Sie können jeden ERC-20-Token sperren, auch Poolanteile von Uniswap V2. Positionen von Uniswap V3 und V4 sperren Sie auf der Seite Liquidity locking. Andere NFTs lassen sich nicht sperren.',
  },
  'lock-fee-tokens': {
    asks: [
      'Kann ich Token mit Transfergebühr sperren?',
      'token mit steuer sperren',
      'fee on transfer locker',
      'wird weniger gesperrt, als ich sende',
    ],
    says: 'Alle Token mit einer Gebühr auf Transfers lassen sich sperren. Der Locker misst seinen Bestand vorher und nachher und schreibt gut, was ankam. Die Seite zeigt diese Menge, bevor Sie zustimmen.',
  },
  'lock-rebase': {
    asks: [
      'Kann ich Token sperren, deren Bestände sich von selbst ändern?',
      'rebasing token sperren',
      'wer bekommt den zuwachs während der sperre',
      'muss ich einen rebase-token vorher wrappen',
    ],
    says: 'Einen Token, dessen Bestände sich von selbst ändern, verpacken Sie vor dem Sperren (Wrapping). Der Locker schreibt Zuwachs keiner Sperre gut und bezahlt nie eine Sperre aus einer anderen.',
  },
  'lock-shrinking': {
    asks: [
      'Was, wenn ein Token dem Locker Bestand wegnimmt?',
      'withdrawShare',
      'locker hält weniger, als er schuldet',
      'negativer rebase bei gesperrten token',
    ],
    says: 'Nimmt ein Token dem Locker Bestand weg, verweigert withdraw für jede Sperre in diesem Token. Wer seinen Anteil jetzt braucht, nutzt withdrawShare: Jeder bekommt denselben Teil und gibt den Rest auf.',
  },
  'lock-sent-directly': {
    asks: [
      'Ich habe Token direkt an den Lock-Vertrag gesendet. Sind sie verloren?',
      'einfacher transfer an den locker',
      'sperren durch senden an die vertragsadresse',
      'versehentlich an TokenLocker gesendet',
    ],
    says: 'Token, die Sie mit einem einfachen Transfer ohne Sperre an den Locker senden, bleiben dauerhaft dort. Sperren Sie immer über die Seite oder rufen Sie lock auf dem Vertrag auf.',
  },
  'lock-lost-key': {
    asks: [
      'Was, wenn ich die Wallet verliere, der die Sperre gehört?',
      'schlüssel verloren, token gesperrt',
      'könnt ihr meine sperre wiederherstellen',
      'falsche Eigentümer-Adresse bei der Sperre eingetragen',
    ],
    says: 'Verliert der Eigentümer einer Sperre den Schlüssel, kann niemand die Token zurückholen. Auch ein falscher Eigentümer bleibt Eigentümer. Wählen Sie eine Smart Wallet mit Wiederherstellung, wenn Sie das sorgt.',
  },
  'lock-not-promised': {
    asks: [
      'Was leistet eine Token-Sperre nicht?',
      'grenzen einer sperre',
      'schützt die sperre den kurs',
      'kann der Preis trotz Sperre fallen',
    ],
    says: 'Eine Token-Sperre hält keinen Kurs, beschränkt den Token selbst nicht und lässt sich nicht rückgängig machen. Alle anderen können weiter verkaufen.',
  },
  'lock-mintable': {
    asks: [
      'Was, wenn der Eigentümer weitere Token prägen kann?',
      'sperre bei nachprägbarem token',
      'verhindert die sperre neue token',
      'gesperrter anteil verwässert durch minten',
    ],
    says: 'Kann ein Token nachgeprägt werden, schrumpft der gesperrte Anteil, ohne sich zu bewegen. Kann er pausiert werden, hält die Sperre pausierte Token. Die Nachweisseite zählt solche Befugnisse auf.',
  },
  'lock-schedule-silent': {
    asks: [
      'Was verrät ein Vesting-Zeitplan nicht?',
      'nebenabreden hinter einer sperre',
      'können gesperrte Token vorab außerhalb der Chain verkauft werden',
      'gehört die gesperrte wallet wirklich dem team',
    ],
    says: 'Ein Zeitplan sagt nicht, wer hinter dem Konto steckt, was außerhalb der Chain vereinbart ist oder was der Kurs am Cliff macht. Vor ihrem Zeitpunkt bewegen sich die gesperrten Einheiten nicht.',
  },
  'lock-rounding': {
    asks: [
      'Wie rundet der Locker die freigegebene Menge?',
      'rundung vesting',
      'verliere ich token durch rundung',
      'bleibt am Ende ein Rest in der Sperre',
    ],
    says: 'Die freigegebene Menge wird um weniger als eine Einheit abgerundet, nie aufgerundet. Am Ende ist die ganze Menge frei, genau.',
  },
  'lock-promises': {
    asks: [
      'Was verspricht der Lock-Vertrag?',
      'invarianten des lockers',
      'garantien des lock-vertrags',
      'kann ein feindlicher token meiner sperre schaden',
    ],
    says: 'Der Locker verspricht Solvenz, Geduld, Endgültigkeit, Erhaltung und Trennung. Er hält, was er schuldet, zahlt nur Freigegebenes, verlegt kein Ende nach vorn, verliert keine Einheit und hält feindliche Token getrennt.',
  },
  'lock-tested': {
    asks: [
      'Wie wird der Lock-Vertrag getestet?',
      'tests des lockers',
      'fuzzing und invarianten locker',
      'formaler beweis vesting',
    ],
    says: 'Vier Arten von Belegen stützen den Locker: Einzeltests, Fuzzing, Invarianten über zufällige Abläufe und ein Beweis der Vesting-Summe durch den Modellprüfer des Compilers.',
  },
  'lock-audited': {
    asks: [
      'Wurde der Locker auditiert?',
      'audit bericht locker',
      'wer hat euren lock-vertrag geprüft',
      'unabhängige prüfung des lockers',
    ],
    says: 'Der Musterbericht behandelt unsere eigenen Verträge, darunter die Locker. Wir haben ihn selbst geschrieben, also ist er kein unabhängiges Audit.',
  },
  'lock-drained': {
    asks: [
      'Wie werden Locker geleert?',
      'locker hacks',
      'Team Finance hack',
      'wurden Locker schon gehackt',
      'bekannte angriffe auf vesting-verträge',
    ],
    says: 'Locker wurden auf fünf Arten geleert: durch eine nachträgliche Migration, eine verbliebene Genehmigung, einen Administrator, zwei Nummern für eine Sperre und mehr Versprochenes als Vorhandenes. Unser Artikel zeigt unsere Antwort auf jede.',
  },
  'lock-ask-locker': {
    asks: [
      'Was sollte ich fragen, bevor ich einem Locker vertraue?',
      'fragen an jeden locker',
      'locker vergleichen',
      'wie wähle ich einen locker aus',
    ],
    says: 'Fragen Sie jeden Locker fünf Dinge. Kann ein Konto mit meiner Sperre etwas tun, das ich nicht kann? Genehmigt er je andere Verträge, ist sein Code der gelesene, was notiert er, wenn weniger ankommt, und gibt Verlängern je etwas früher frei?',
  },
  'lock-closed-tab': {
    asks: [
      'Was, wenn ich beim Sperren den Tab schließe?',
      'sperre unterbrochen',
      'genehmigt, aber noch nicht gesperrt',
      'angefangene sperre fortsetzen',
    ],
    says: 'Wenn Sie beim Sperren den Tab schließen, geht nichts verloren. Ihr Browser behält den Vorgang auf diesem Gerät, und die Seite macht dort weiter, ohne etwas doppelt zu senden.',
  },
}
