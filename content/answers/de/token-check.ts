import type { facts as english } from '#content/answers/en/token-check.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'token-check-use': {
    asks: [
      'Wie prüfe ich einen Token, bevor ich ihn kaufe?',
      'token checker',
      'tokenadresse scannen',
      'wo gebe ich die vertragsadresse eines coins ein',
      'ich habe einen neuen coin gefunden, wie teste ich ihn',
    ],
    says: 'Um einen Token zu prüfen, fügen Sie seine Adresse auf der Seite Token check ein und drücken „Check it“. Der Bericht sagt, ob er im neuesten Block gekauft und verkauft werden konnte, welche Steuer er nimmt und was sein Eigentümer tun kann.',
  },
  'token-check-free': {
    asks: [
      'Kostet der Token-Check etwas?',
      'preis token check',
      'ist der scanner kostenlos',
      'muss ich für den check eine wallet verbinden',
      'wird beim check mein geld benutzt',
    ],
    says: 'Der Token-Check ist kostenlos und braucht weder Wallet noch Konto. Er kauft und verkauft nur in einer Simulation; keine Transaktion wird gesendet, und kein Geld bewegt sich.',
  },
  'token-check-how': {
    asks: [
      'Wie funktioniert der Token-Check?',
      'was prüft ihr an einem token',
      'methode des scanners',
      'simuliert ihr oder lest ihr den quellcode',
      'was passiert nach dem knopfdruck',
    ],
    says: 'Der Token-Check simuliert ein frisches Konto, das aus einem Pool kauft, einen Teil an ein zweites Konto sendet und alles verkauft. Er wiederholt den Verkauf nach allem, was der Eigentümer tun kann. Er vergleicht auch den Code mit unseren Token und sucht darin Proxys und andere Anzeichen.',
  },
  'token-check-sell': {
    asks: [
      'Kann ich diesen Token wieder verkaufen?',
      'honeypot checker',
      'ist dieser coin betrug',
      'testen, ob ein token verkäuflich ist',
      'ich kann meine coins nicht verkaufen',
      'rug pull scanner',
    ],
    says: 'Der Token-Check sagt Ihnen, ob sich ein Token verkaufen lässt: Ein frisches Konto kauft ihn, sendet ein Viertel weiter, und beide Konten verkaufen alles. Er versucht das in mehreren Größen, bis zu {tokenCheckLargestSize} des Pools. Die Antwort ist für diesen Block genau.',
  },
  'token-check-later': {
    asks: [
      'Kann ein Token nach dem Kauf unverkäuflich werden?',
      'verkauf nach einer stunde gesperrt',
      'versucht der check einen verkauf morgen',
      'zeitbombe im token',
    ],
    says: 'Der Token-Check macht denselben Verkauf im nächsten Block, eine Stunde und einen Tag später. Für diese drei Zeiten ist die Antwort genau. Eine Falle, die länger wartet, sieht er nicht; wiederholen Sie den Check vor dem Kauf.',
  },
  'token-check-tax': {
    asks: [
      'Welche Steuer nimmt ein Token beim Kauf oder Verkauf?',
      'kaufsteuer verkaufssteuer prüfen',
      'versteckte gebühr eines coins',
      'wie viel verliere ich beim handel mit diesem token',
    ],
    says: 'Der Token-Check vergleicht, was gesendet wurde, mit dem, was ankam: Der Unterschied ist die Steuer dieses Kaufs, dieser Überweisung oder dieses Verkaufs. Die Zahl ist genau, und der Bericht sagt, wenn sie vom Betrag oder der Zeit abhängt.',
  },
  'token-check-owner': {
    asks: [
      'Kann der Eigentümer eines Tokens meinen Verkauf stoppen oder Coins nehmen?',
      'rechte des eigentümers scannen',
      'kann der entwickler minten, pausieren oder wegnehmen',
      'wer kann laut check meinen verkauf stoppen',
    ],
    says: 'Der Token-Check ruft jede Funktion als Eigentümer, als Konten mit Rolle und als Konten im Speicher auf und verkauft dann noch einmal. Steht dort „kann Ihren Verkauf stoppen“, ist das eine Tatsache. Eine Funktion ohne Wirkung beweist wenig.',
  },
  'token-check-proxy': {
    asks: [
      'Sieht der Check, ob der Code eines Tokens austauschbar ist?',
      'proxy erkennung',
      'upgradebare token scannen',
      'ERC-1967 slots',
    ],
    says: 'Der Token-Check liest die Speicherplätze von Proxys (ERC-1967), Kopien (ERC-1167) und Konten mit Code (EIP-7702). Für diese Standards ist die Antwort genau.',
  },
  'token-check-known': {
    asks: [
      'Erkennt der Check Token aus eurem Creator?',
      'ist dieser coin aus eurem generator',
      'bekannter code',
      'warum wurde für diesen token nichts simuliert',
    ],
    says: 'Der Token-Check vergleicht den Code mit jedem Token, den unser Creator macht, ohne die Werte des Konstruktors. Für einen solchen Token ist die Antwort genau und braucht keine Simulation: Der Bericht nennt seine Rechte.',
  },
  'token-check-signs': {
    asks: [
      'Was liest der Check sonst noch im Code eines Tokens?',
      'verdächtige funktionen',
      'kann ein token merken, dass er simuliert wird',
      'selfdestruct im coin',
    ],
    says: 'Der Token-Check liest den Code Befehl für Befehl: nach Funktionen mit bekanntem Namen und nach Code, der eine Simulation bemerken kann. Das sind Anzeichen und kein Beweis: Eine Funktion mit anderem Namen kann dasselbe tun.',
  },
  'token-check-score': {
    asks: [
      'Gibt der Token-Check eine Bewertung?',
      'sicherheitsnote für token',
      'gibt es grünes licht für einen coin',
      'welche token kann ich gefahrlos kaufen',
    ],
    says: 'Der Token-Check gibt Tatsachen mit ihrem Block und keine Note. Er sagt, was einem Käufer geschah und was die Mächtigen über den Token tun können; Sie entscheiden.',
  },
  'token-check-certainty': {
    asks: [
      'Wie sicher sind die Ergebnisse des Token-Checks?',
      'kann ich mich auf den bericht verlassen',
      'genauigkeit des scans',
      'garantiert ein bestandener check den verkauf morgen',
      'wie lange gilt ein bericht',
    ],
    says: 'Zu jeder Zeile des Token-Checks steht, wie sicher sie ist: Simulierte Geschäfte sind genau für Block, Größe und Zeit, andere Funde sind Anzeichen. Ein bestandener Check ist keine Garantie für spätere Blöcke; wiederholen Sie ihn vor dem Kauf.',
  },
  'token-check-limits': {
    asks: [
      'Was kann der Token-Check nicht sehen?',
      'grenzen des scanners',
      'blinde flecken beim token check',
      'kann eine falle den check umgehen',
    ],
    says: 'Der Token-Check sieht nicht, wer den Token hält, und liest den Quellcode nicht, wie es ein Audit tut. Er übersieht eine Falle, die auf ein Datum, einen Preis oder einen nicht versuchten Betrag wartet. Wiederholen Sie ihn vor dem Kauf.',
  },
  'token-check-pools': {
    asks: [
      'Welche Pools benutzt der Token-Check?',
      'welche uniswap versionen nutzt der scanner',
      'der coin hat keinen pool, was wird geprüft',
      'token mit v4 hook',
    ],
    says: 'Der Token-Check sucht Pools von Uniswap V2, V3 und V4. Wo ein Hook an Geschäften teilnimmt, versucht er keines und nennt den Hook. Ohne Pool simuliert er Überweisungen und sagt das.',
  },
  'token-check-holders': {
    asks: [
      'Zeigt der Token-Check die größten Inhaber?',
      'wale eines coins',
      'verteilung der inhaber im scan',
      'wem gehört das meiste von diesem token',
    ],
    says: 'Der Token-Check zeigt nicht, wer einen Token hält, weil eine Chain keine Liste der Inhaber hat. Die Seite eines Tokens aus unserem Launch-Buch listet seine Inhaber auf.',
  },
  'token-check-save': {
    asks: [
      'Kann ich den Bericht eines Token-Checks speichern oder teilen?',
      'token bericht als json',
      'scan herunterladen',
      'link zum check für meine community',
      'speichert ihr meine checks',
    ],
    says: 'Drücken Sie unter dem Bericht „Copy the link“, um ihn zu teilen, oder „Download as JSON“, um ihn zu behalten. Der Link wiederholt den Check im neuesten Block, denn wir bewahren keinen Bericht auf.',
  },
  'token-check-nft': {
    asks: [
      'Kann der Token-Check eine NFT-Sammlung prüfen?',
      'nft im token scanner',
      'erc721 adresse prüfen',
      'sammlung statt coin einfügen',
    ],
    says: 'Der Token-Check liest ERC-20-Token. Für eine Sammlung nehmen Sie den Inspektor auf der Seite NFT audit.',
  },
  'token-check-audit': {
    asks: [
      'Ersetzt ein Token-Check ein Audit?',
      'token check oder smart contract audit',
      'reicht der kostenlose scan für meinen vertrag',
      'unterschied zwischen scanner und prüfern',
    ],
    says: 'Ein Token-Check ersetzt kein Audit: Er versucht, was einem Käufer geschieht, und liest nicht den Quellcode. Lassen Sie Ihren eigenen Vertrag durch ein Smart-Contract-Audit prüfen.',
  },
  'token-check-network': {
    asks: [
      'Welche Blockchains deckt der Token-Check ab?',
      'token auf base oder bsc prüfen',
      'solana coin im scanner',
      'kein vertrag an dieser adresse, warum',
    ],
    says: 'Der Token-Check liest das Netzwerk dieser Seite, und der Bericht nennt es. Gibt es dort an der Adresse keinen Vertrag, sagt die Seite das.',
  },
  'token-check-refused': {
    asks: [
      'Warum lehnt der Token-Check meine Adresse ab?',
      'fehler kein erc20 token',
      'tokenadresse vertippt',
      'groß und kleinbuchstaben der adresse passen nicht',
      'token check ausgelastet',
    ],
    says: 'Der Token-Check lehnt eine Adresse ab, die vertippt ist, keinen Vertrag hat oder nicht wie ein ERC-20-Token antwortet; die Seite sagt, was es ist. Werden gerade andere Token geprüft, nennt sie die Sekunden bis zum nächsten Versuch.',
  },
  'token-check-pass': {
    asks: [
      'Wie mache ich einen Token, der den Token-Check besteht?',
      'scanner bestehen',
      'mein coin wird gemeldet, wie wird der bericht sauber',
      'sauberer erc20 für listings',
    ],
    says: 'Für einen Token, der besteht, bauen Sie ihn im Token-Creator ohne Rechte über Inhaber, etwa ohne Pause, Sperrliste oder Mint. Der Check kennt solchen Code Byte für Byte und sagt, dass kein Konto Macht über ihn hat.',
  },
}
