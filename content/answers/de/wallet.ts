import type { facts as english } from '#content/answers/en/wallet.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'wallet-connect': {
    asks: [
      'Wie verbinde ich meine Wallet?',
      'wallet verbinden',
      'wo ist der verbinden-knopf',
      'metamask mit der seite verknüpfen',
      'mit der wallet einloggen',
      'schritte zum verbinden', 'Wallet mit eurer Website koppeln', 'wo klicke ich, damit ihr meine Adresse seht', 'mein Konto an die Seite anbinden',],
    says: 'Drücken Sie „Connect Wallet“ in der Leiste, wählen Sie Ihre Wallet und bestätigen Sie dort die Verbindung. Danach signieren Sie eine kostenlose Nachricht, die zeigt, dass das Konto Ihres ist.',
  },
  'wallet-list': {
    asks: [
      'Welche Wallets unterstützt ihr?',
      'unterstützte wallets',
      'geht rabby oder phantom',
      'kann ich coinbase wallet nutzen',
      'brauche ich metamask',
      'liste kompatibler wallets', 'ich benutze eine exotische Wallet, wird sie erkannt', 'Trust, Rainbow oder Brave Wallet auf eurer Seite', 'Auswahl an Wallets',],
    says: 'Unsere Liste kennt {walletNames} sowie WalletConnect. Auch jede Wallet-Erweiterung, die sich in Ihrem Browser meldet, erscheint dort. Ledger braucht WalletConnect, und Safe verbindet nicht direkt.',
  },
  'wallet-none': {
    asks: [
      'Ich habe keine Wallet. Wie bekomme ich eine?',
      'wallet holen',
      'metamask installieren',
      'welche wallet für anfänger',
      'wallet-app herunterladen', 'blutiger Anfänger, was richte ich zuerst ein', 'wie lege ich meine erste Wallet an', 'Wallet-Erweiterung in Chrome hinzufügen',],
    says: 'Drücken Sie „Connect Wallet“ und dann „Wallet holen“: Das Fenster nennt Wallets als App und Erweiterung und erklärt die Installation. Zum Umsehen genügt die Demo-Wallet, die nichts installiert.',
  },
  'wallet-what': {
    asks: [
      'Was ist eine Wallet?',
      'wallet erklärt',
      'was macht eine krypto-wallet',
      'ist eine wallet ein konto bei euch',
      'warum braucht eine website eine wallet', 'ist eine Wallet wie ein Bankkonto', 'wo liegen meine Coins wirklich', 'was ersetzt auf einer Web3-Seite das Passwort',],
    says: 'Eine Wallet verwahrt den Schlüssel zu Ihrem Konto auf einer Kette; die Token selbst bleiben auf der Kette. Sie zeigt und sendet sie und signiert Nachrichten statt eines Passworts.',
  },
  'wallet-not-needed': {
    asks: [
      'Was kann ich ohne Wallet tun?',
      'seite ohne verbinden nutzen',
      'brauche ich für eine anfrage eine wallet',
      'ist eine wallet pflicht',
      'werkzeuge ohne wallet', 'ich schaue mich nur um, muss ich verbinden', 'Funktionen für Besucher ohne Krypto', 'welche Funktionen sind ohne Wallet verschlossen',],
    says: 'Ohne Wallet lesen Sie alle Seiten, senden Formulare, prüfen Token, schlagen Claims nach und sehen Nachweise von Sperren und jedes Konto. Zum Starten, Sperren, Abholen oder Signieren brauchen Sie eine Wallet.',
  },
  'wallet-try': {
    asks: [
      'Kann ich die Werkzeuge ohne echtes Geld ausprobieren?',
      'kostenlos testen',
      'seite mit spielgeld testen',
      'üben, bevor ich echte token sperre',
      'gibt es ein testnetz zum ausprobieren', 'ich habe Angst, mit meinem Ersparten etwas falsch zu machen, kann ich vorher proben', 'risikofreie Tour durch die Werkzeuge', 'Trainingsumgebung',],
    says: 'Sie können die Werkzeuge mit der Demo-Wallet ausprobieren; sie hat Test-Ether und braucht keine Installation. Es gibt sie, wo diese Seite auf ihrer eigenen Testkette läuft. In echten Netzwerken gibt es keine Demo-Wallet.',
  },
  'wallet-demo': {
    asks: [
      'Was ist die Demo-Wallet?',
      'demo-wallet',
      'wie benutze ich die demo-wallet',
      'die empfohlene wallet oben in der liste',
      'was bedeutet „Test“ neben meinem guthaben', 'eingebaute Wallet dieser Seite', 'die Wallet namens Demo, ist sie von euch', 'welche Beispiel-Token bekommt die Demo-Wallet',],
    says: 'Die Demo-Wallet ist eine Wallet in Ihrem Browser für die Testkette dieser Seite. Wählen Sie sie in der Liste unter „Empfohlen“. Sie bekommt Test-Ether und Beispiel-Token, und Sie sehen jede Transaktion vorher.',
  },
  'wallet-demo-worth': {
    asks: [
      'Ist der Test-Ether etwas wert?',
      'demo-ether verkaufen',
      'geld aus der demo-wallet auszahlen',
      'kann ich echtes eth an die demo-wallet senden',
      'mehr test-ether bekommen', 'kann ich das Spielgeld in Euro tauschen', 'Faucet für die Testkette', 'versehentlich echte Coins an die Demo-Adresse gesendet',],
    says: 'Test-Ether ist nichts wert und existiert nur auf der Testkette. Er wird aufgefüllt, wenn Sie die Demo-Wallet mit wenig Guthaben verbinden. Senden Sie nie echtes Geld an eine Demo-Wallet.',
  },
  'wallet-demo-key': {
    asks: [
      'Wo liegt der Schlüssel der Demo-Wallet?',
      'demo-wallet verloren',
      'demo-wallet auf einem anderen gerät',
      'demo-konto wiederherstellen',
      'browserdaten gelöscht, demo-konto weg', 'Schlüssel des Demo-Kontos exportieren', 'Sicherung des Demo-Kontos', 'gleiches Demo-Konto in Firefox und Chrome',],
    says: 'Ihr Browser erzeugt den Schlüssel der Demo-Wallet und behält ihn auf diesem Gerät, bis Sie die Daten dieser Seite löschen. Ein anderer Browser bekommt ein anderes Demo-Konto, und ein gelöschtes lässt sich nicht wiederherstellen.',
  },
  'wallet-test-chain': {
    asks: [
      'Was ist die lokale Kette?',
      'testkette dieser seite',
      'ist das mainnet oder ein test',
      'chain-id der lokalen kette',
      'sind die sperren hier echt', 'Spielkette oder echte Kette', 'Devnet eurer Seite', 'gibt es Uniswap auf der Testkette',],
    says: 'Die lokale Kette ist eine Testkette, die zu dieser Seite gehört; ihre Chain-ID ist {walletLocalChain}. Auf ihr gibt es unsere Verträge, Uniswap V2 und V3 und Beispiel-Token. Nichts darauf hat einen Wert.',
  },
  'wallet-networks': {
    asks: [
      'In welchen Netzwerken laufen die Werkzeuge?',
      'netzwerke der werkzeuge',
      'kann ich mit polygon oder base verbinden',
      'geht das sperren auf arbitrum',
      'werkzeuge auf solana',
      'testnetze wie sepolia', 'Layer-2-Netze für die Werkzeuge', 'gehen die Werkzeuge auf Avalanche oder Linea', 'Bitcoin oder Tron',],
    says: 'Die Werkzeuge laufen jeweils in einem Netzwerk, das die Leiste nach dem Verbinden nennt. Möglich sind {walletNetworks}, ein Testnetz oder die lokale Kette. Ketten ohne die Ethereum Virtual Machine wie Solana werden nicht unterstützt.',
  },
  'wallet-confirmations': {
    asks: [
      'Wann gilt eine Transaktion als bestätigt?',
      'wie viele bestätigungen',
      'blöcke bis zur bestätigung',
      'endgültigkeit meiner transaktion', 'Reorg-Risiko', 'nach wie vielen Blöcken ist es sicher', 'warum braucht Polygon mehr Blöcke als Ethereum',],
    says: 'Wir nennen eine Transaktion nach so vielen Blöcken bestätigt, wie es die Kette verlangt: {walletConfirmationsEthereum} auf Ethereum, {walletConfirmationsPolygon} auf Polygon. Die Liste der Transaktionen zählt sie mit.',
  },
  'wallet-wrong-network': {
    asks: [
      'Warum steht da „Falsches Netzwerk“?',
      'falsches netzwerk',
      'wrong network',
      'fehler nicht unterstützte kette',
      'ich bin auf der falschen chain', 'rote Warnung zum Netzwerk in der Leiste', 'die Seite beschwert sich über meine Chain', 'Seite und Wallet sind nicht auf derselben Blockchain',],
    says: '„Falsches Netzwerk“ heißt, dass Ihre Wallet in einem anderen Netzwerk ist als diese Seite. Drücken Sie darauf, um zu wechseln, oder trennen Sie die Wallet. Bis dahin wird nichts gesendet.',
  },
  'wallet-switch': {
    asks: [
      'Wie wechsle ich das Netzwerk?',
      'chain in der wallet umstellen',
      'netzwerk zu metamask hinzufügen',
      'meine wallet kennt das netzwerk nicht',
      'wechseln wird von der wallet nicht unterstützt', 'von Ethereum zu Base wechseln', 'zwischen Netzwerken umschalten', 'eigenes RPC-Netzwerk in die Wallet eintragen',],
    says: 'Drücken Sie in der Leiste auf das Netzwerk, wählen Sie unter „Netzwerk wechseln“ und bestätigen Sie in der Wallet. Kennt die Wallet das Netzwerk nicht, hilft „Netzwerk hinzufügen“. Kann sie von hier aus nicht wechseln, stellen Sie sie selbst um.',
  },
  'wallet-sign-in': {
    asks: [
      'Warum muss ich eine Nachricht signieren?',
      'anmelden mit ethereum',
      'fenster konto bestätigen',
      'ist die signatur gefährlich',
      'kostet das signieren der anmeldung gas', 'könnte die Anmelde-Signatur etwas stehlen', 'SIWE', 'muss ich noch signieren, obwohl ich verbunden bin',],
    says: 'Die Nachricht zeigt, dass das Konto Ihres ist. Das Signieren kostet nichts, bewegt nichts und erlaubt sonst nichts. Unser Server schreibt den Text und nimmt genau diesen Text an, einmal.',
  },
  'wallet-session': {
    asks: [
      'Wie lange bleibe ich angemeldet?',
      'dauer der sitzung',
      'anmeldung abgelaufen',
      'warum muss ich erneut signieren',
      'angemeldet bleiben', 'werde ich nach einigen Tagen rausgeworfen', 'automatische Abmeldung', 'überlebt meine Anmeldung das Schließen des Browsers',],
    says: 'Eine Anmeldung gilt {walletSignInDays} ab der Signatur, unabhängig davon, wie oft Sie sie nutzen. Danach signieren Sie eine neue, kostenlose Nachricht. Trennen beendet sie sofort.',
  },
  'wallet-sign-in-fails': {
    asks: [
      'Warum schlägt die Anmeldung fehl?',
      'fehler beim prüfen der signatur',
      'nachricht konnte nicht vorbereitet werden',
      'anmeldung geht nicht',
      'signatur wird abgelehnt', 'signiert und trotzdem nicht angemeldet', 'Nonce schon benutzt', 'zu lange mit dem Signieren gewartet, jetzt ungültig',],
    says: 'Eine Anmeldung schlägt fehl, wenn die Nachricht zu alt, schon benutzt oder von einem anderen Konto signiert ist. Drücken Sie die Taste erneut und signieren Sie innerhalb weniger Minuten. Hilft das nicht, laden Sie die Seite neu.',
  },
  'wallet-smart-account': {
    asks: [
      'Kann sich eine Smart-Contract-Wallet anmelden?',
      'multisig anmelden',
      'ERC-1271 unterstützung',
      'konto mit passkey',
      'account abstraction', 'mit Argent oder einem anderen Vertragskonto einloggen', 'ERC-4337', 'akzeptiert ihr Signaturen von Verträgen',],
    says: 'Konten, die Verträge sind, können sich anmelden: Unser Server fragt den Vertrag selbst, nach ERC-1271 oder vor dem Deployment nach ERC-6492. Dafür muss die Kette antworten. Antwortet sie nicht, versuchen Sie es etwas später.',
  },
  'wallet-disconnect': {
    asks: [
      'Wie trenne ich meine Wallet?',
      'wallet abmelden',
      'ausloggen',
      'wallet von der seite entfernen',
      'wallet auf diesem gerät vergessen', 'Logout', 'Wallet von eurer Seite lösen', 'verschwinden beim Trennen auch meine Freigaben',],
    says: 'Drücken Sie in der Leiste auf Ihr Konto und dann auf „Trennen“. Das meldet Sie ab, und die Seite vergisst, welche Wallet verbunden war. Freigaben auf der Kette bleiben, bis Sie sie widerrufen.',
  },
  'wallet-other-account': {
    asks: [
      'Was passiert, wenn ich in der Wallet das Konto wechsle?',
      'anderes konto verwenden',
      'zweite adresse benutzen',
      'die seite zeigt meine alte adresse', 'in MetaMask eine andere Adresse gewählt, was nun', 'zwischen Firmenkonto und Privatkonto wechseln', 'muss ich für mein zweites Konto erneut unterschreiben',],
    says: 'Wechseln Sie in der Wallet das Konto, meldet die Seite das alte ab und bietet die Anmeldung mit dem neuen an. Was Sie mit dem alten Konto gerade signieren wollten, wird nicht gesendet.',
  },
  'wallet-safe-to-connect': {
    asks: [
      'Ist es sicher, meine Wallet zu verbinden?',
      'könnt ihr meine token nehmen, wenn ich verbinde',
      'seht ihr meinen privaten schlüssel',
      'angst vor wallet-drainern',
      'habt ihr zugriff auf mein geld', 'könnt ihr mit meinen Coins durchbrennen', 'bewegt ein Druck auf Connect schon Geld', 'ist die Verbindung ein Risiko für mein Erspartes',],
    says: 'Das Verbinden zeigt uns Ihre Adresse und bewegt nichts: Sie signieren jeden Schritt mit Ihrer eigenen Wallet. Wir halten nie Ihre Schlüssel oder Werte und fragen nie nach einer Seed-Phrase oder einem privaten Schlüssel.',
  },
  'wallet-sheet': {
    asks: [
      'Was sehe ich, bevor ich signiere?',
      'fenster vor der wallet erklärt',
      'vorschau einer transaktion',
      'verstehe ich, was ich signiere',
      'simulation der transaktion', 'verständliche Worte statt Hex-Salat', 'was geht ab und was kommt an, vor der Unterschrift', 'welche Angaben soll ich vor dem Bestätigen vergleichen',],
    says: 'Bevor sich Ihre Wallet öffnet, zeigt die Seite Aktion, Wert, Betrag und Gegenseite, und was sich laut Kette ändern würde. Vergleichen Sie das mit der Wallet und vertrauen Sie deren Anzeige mehr als unserer.',
  },
  'wallet-approval': {
    asks: [
      'Verlangt ihr unbegrenzte Freigaben?',
      'unbegrenzte allowance',
      'wie viel dürfen eure verträge nehmen',
      'höhe der token-freigabe',
      'risiko unendlicher approvals', 'Blankoscheck für meine Token', 'kann euer Vertrag später mehr nehmen als eingegeben', 'Ausgabenlimit in der Wallet',],
    says: 'Freigaben auf dieser Seite gelten genau für den nötigen Betrag. Vor jeder Freigabe ohne Grenze warnt Sie die Seite.',
  },
  'wallet-look-alike': {
    asks: [
      'Warnt ihr vor ähnlichen Adressen?',
      'address poisoning',
      'zwei adressen mit gleichem anfang und ende',
      'an eine falsche adresse aus dem verlauf gesendet',
      'warum muss ich die ganze adresse vergleichen', 'gefälschter Empfänger mit gleichen Anfangszeichen', 'Zwilling meiner Adresse im Verlauf', 'nur die Mitte der beiden Adressen ist verschieden',],
    says: 'Die Seite warnt vor einer Adresse, die so beginnt und endet wie eine, die Sie benutzt haben; Sie müssen sie dann ganz vergleichen. Jede Adresse hat ein Siegel aus allen ihren Ziffern, an dem ein Unterschied auffällt.',
  },
  'wallet-fee-shown': {
    asks: [
      'Wo sehe ich die Netzwerkgebühr vor dem Senden?',
      'schätzung der gasgebühr',
      'wie hoch wird die gebühr',
      'gaspreis vor dem signieren', 'Prognose der Transaktionsgebühr', 'die Wallet zeigt eine andere Gebühr als eure Seite, welche gilt', 'keine böse Überraschung bei der Gasgebühr',],
    says: 'Die Seite zeigt ungefähr, wie hoch die Netzwerkgebühr ist, bevor sich Ihre Wallet öffnet, und warnt, wenn das Konto zu wenig hat. Die verbindliche Gebühr zeigt dann Ihre Wallet.',
  },
  'wallet-gas': {
    asks: [
      'Was ist Gas, und wer zahlt es?',
      'gasgebühren erklärt',
      'was bedeutet netzwerkgebühr',
      'verdient ihr an der transaktionsgebühr',
      'warum kostet eine transaktion geld', 'Gas für Anfänger', 'in wessen Tasche geht die Netzgebühr', 'Treibstoff der Blockchain',],
    says: 'Gas ist die Arbeit einer Transaktion, und das Netzwerk verlangt dafür eine Gebühr in der Münze der Kette. Es zahlt das Konto, das sendet. Wir nehmen nichts dazu, und bloße Signaturen kosten nichts.',
  },
  'wallet-no-ether': {
    asks: [
      'Was, wenn ich zu wenig Ether für die Gebühr habe?',
      'insufficient funds',
      'nicht genug eth zum senden',
      'guthaben reicht nicht für die transaktion',
      'woher bekomme ich coins für gas', 'ich habe Token, aber kein ETH', 'kann ich bei euch Ether für die Gebühr kaufen', 'Gas in USDC statt Ether zahlen',],
    says: 'Ein Konto braucht etwas von der Münze der Kette, etwa Ether, für die Netzwerkgebühr. Reicht es nicht, sagt die Seite, wie viel fehlt. Senden Sie zuerst etwas an das Konto; wir verkaufen keine Coins.',
  },
  'wallet-pending': {
    asks: [
      'Meine Transaktion steht aus. Was kann ich tun?',
      'transaktion hängt',
      'seit stunden ausstehend',
      'wie lange dauert eine transaktion',
      'kann ich den tab währenddessen schließen', 'nach dem Bestätigen passiert nichts', 'Sanduhr dreht sich seit heute Morgen', 'Netz überlastet, meine Überweisung hängt',],
    says: 'Eine ausstehende Transaktion wartet, bis das Netzwerk sie in einen Block nimmt; verloren ist nichts. Sie können den Tab schließen: Die Liste unter Ihrem Konto verfolgt sie weiter. Dauert es lange, beschleunigen Sie sie in der Wallet.',
  },
  'wallet-speed-up': {
    asks: [
      'Wie beschleunige ich eine Transaktion oder breche sie ab?',
      'ausstehende transaktion abbrechen',
      'transaktion mit höherer gebühr ersetzen',
      'transaktion wurde ersetzt',
      'gesendete transaktion stoppen', 'Gebühr nachträglich erhöhen', 'nach dem Senden umentschieden', 'hängende Transaktion mit gleicher Nonce überschreiben',],
    says: 'Sie beschleunigen oder stoppen eine ausstehende Transaktion in Ihrer Wallet, mit einer höheren Gebühr. Unsere Liste erkennt das und nennt sie beschleunigt, abgebrochen oder ersetzt. Eine bestätigte Transaktion lässt sich nicht zurückholen.',
  },
  'wallet-failed': {
    asks: [
      'Warum ist meine Transaktion fehlgeschlagen?',
      'transaktion zurückgesetzt',
      'reverted',
      'fehlgeschlagen, aber gas bezahlt',
      'sind meine token nach einem fehler weg', 'rotes Kreuz neben meiner Transaktion', 'bekomme ich das Gas nach dem Fehlschlag zurück', 'Grund für den Revert',],
    says: 'Eine zurückgesetzte Transaktion ändert nichts, kostet aber ihre Netzwerkgebühr; unsere Liste nennt den Grund des Vertrags, wo er bekannt ist. Eine verworfene hat das Netzwerk vergessen, und sie kostet nichts.',
  },
  'wallet-declined': {
    asks: [
      'Ich habe die Anfrage in der Wallet abgelehnt. Was nun?',
      'user rejected the request',
      'versehentlich auf abbrechen gedrückt',
      'signatur abgelehnt',
      'wallet-fenster geschlossen', 'falschen Knopf im Popup erwischt', 'nach dem Ablehnen wiederholen', 'ist mein ausgefülltes Formular nach dem Ablehnen weg',],
    says: 'Eine Anfrage, die Sie in der Wallet ablehnen, ändert nichts, und Ihre Eingaben bleiben auf der Seite. Drücken Sie die Taste erneut, wenn Sie so weit sind.',
  },
  'wallet-blocked': {
    asks: [
      'Warum gibt die Seite meine Transaktion nicht an die Wallet?',
      'sie würde fehlschlagen',
      'continue in wallet ist ausgegraut',
      'simulation fehlgeschlagen',
      'die seite blockiert meine transaktion', 'warum hält mich die Seite vor der Wallet auf', 'trotzdem senden', 'Taste bleibt grau',],
    says: 'Eine Transaktion, die im neuesten Block fehlschlagen würde, erreicht Ihre Wallet nicht, damit Sie keine Gebühr verlieren. Die Seite nennt den Grund, und Sie können erneut fragen.',
  },
  'wallet-silent': {
    asks: [
      'Meine Wallet öffnet sich nicht oder antwortet nicht. Was tun?',
      'verbindung hängt',
      'wallet-fenster erscheint nicht',
      'metamask reagiert nicht',
      'anfrage ist schon offen',
      'wallet ist gesperrt beim verbinden', 'Klick auf Connect bewirkt nichts', 'endloses Drehen beim Verbinden', 'altes Popup hinter dem Browser versteckt',],
    says: 'Öffnen Sie Ihre Wallet: Sie ist vielleicht gesperrt, oder ihr Fenster liegt hinter diesem. Beantworten oder schließen Sie dort eine ältere Anfrage und versuchen Sie es noch einmal. Bleibt sie stumm, laden Sie die Seite neu.',
  },
  'wallet-phone': {
    asks: [
      'Wie verbinde ich am Handy?',
      'wallet auf dem smartphone',
      'seite auf iphone oder android nutzen',
      'metamask-app am handy',
      'geht es auf dem tablet', 'Safari am iPhone ohne Erweiterung, wie verbinden', 'eingebauter Browser von Trust Wallet', 'brauche ich einen Laptop',],
    says: 'Drücken Sie auf dem Telefon „Connect Wallet“ und wählen Sie Ihre Wallet; deren App öffnet sich. MetaMask, Coinbase Wallet und Trust Wallet können diese Seite in ihrem eigenen Browser öffnen. Andere Apps brauchen WalletConnect.',
  },
  'wallet-walletconnect': {
    asks: [
      'Kann ich WalletConnect benutzen?',
      'walletconnect',
      'qr-code mit der wallet scannen',
      'handy-wallet mit dem computer verbinden',
      'was sieht das relay von walletconnect', 'Brücke zwischen Desktop und mobiler Wallet', 'kann das Relay lesen, was ich signiere', 'WalletConnect fehlt in der Liste',],
    says: 'WalletConnect verbindet eine Wallet auf einem anderen Gerät per QR-Code oder Link, wo diese Seite es eingeschaltet hat. Das Relay sieht Ihre Netzwerkadresse und die Zeit, kann die Nachrichten aber nicht lesen.',
  },
  'wallet-safe': {
    asks: [
      'Kann ich ein Safe-Multisig verbinden?',
      'gnosis safe',
      'safe nicht verfügbar',
      'multisig unserer firma nutzen',
      'seite in der safe-app öffnen', 'unsere Treasury ist ein Safe mit drei Unterzeichnern', 'eure Seite als eigene Safe-App', 'iframe im Safe',],
    says: 'Safe verbindet Seiten in einem Rahmen der eigenen App, und unsere Seiten dürfen nicht eingerahmt werden. Nutzen Sie Safe über WalletConnect, wo diese Seite es eingeschaltet hat.',
  },
  'wallet-hardware': {
    asks: [
      'Kann ich eine Hardware-Wallet benutzen?',
      'ledger',
      'trezor',
      'cold wallet mit euren werkzeugen',
      'mit dem ledger signieren', 'Wallet als USB-Stick', 'funktioniert mein Nano X', 'meine Schlüssel liegen auf einem eigenen Gerät',],
    says: 'Eine Hardware-Wallet funktioniert über eine Wallet-Erweiterung, mit der sie gekoppelt ist. Die App von Ledger verbindet über WalletConnect, wo diese Seite es eingeschaltet hat.',
  },
  'wallet-two-alike': {
    asks: [
      'Warum stehen zwei Wallets mit demselben Namen in der Liste?',
      'metamask doppelt in der liste',
      'gefälschte wallet-erweiterung',
      'unbekannte wallet in der liste',
      'welche der beiden wallets ist echt', 'Klon von MetaMask in der Auswahl', 'gleiches Logo zweimal', 'hat Schadsoftware eine zweite Wallet in die Liste gesetzt',],
    says: 'Zwei Wallets mit demselben Namen oder derselben Kennung heißen, dass eine die andere nachahmen kann. Wählen Sie die, die Sie installiert haben, und entfernen Sie jede Erweiterung, die Sie nicht kennen.',
  },
  'wallet-explorer': {
    asks: [
      'Wo kann ich meine Transaktion nachsehen?',
      'link zum block-explorer',
      'etherscan für meine transaktion',
      'beleg, dass ich gesendet habe',
      'seite zum transaktions-hash', 'Quittung meiner Überweisung', 'meine Transaktion auf Polygonscan', 'öffentlicher Eintrag meiner Sendung',],
    says: 'Jeder Eintrag Ihrer Transaktionen führt zum Block-Explorer der Kette. Auf der lokalen Kette führt er zu einer Seite hier, die die Transaktion zeigt.',
  },
  'wallet-nodes': {
    asks: [
      'Welche Knoten fragt die Seite?',
      'rpc-anbieter',
      'sieht infura meine ip-adresse',
      'was ist, wenn ein knoten ausfällt',
      'die kette antwortet nicht', 'betreibt ihr eigene Knoten oder mietet ihr sie', 'Daten der Kette lassen sich nicht laden', 'wer steht zwischen meinem Browser und der Blockchain',],
    says: 'Die Seiten fragen die Kette nur über unseren Server, ein Anbieter von Knoten sieht Ihre Netzwerkadresse also nicht. Antwortet ein Knoten nicht, nimmt der Server einen anderen. Antwortet keiner, versuchen Sie es in einer Minute erneut.',
  },
}
