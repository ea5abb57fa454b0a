import type { facts as english } from '#content/answers/en/mint-codes.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'mint-redeem': {
    asks: [
      'Wie löse ich einen Code für ein NFT ein?',
      'code einlösen',
      'ich habe auf einer messe eine karte mit code bekommen',
      'wo gebe ich meinen mint-code ein',
      'schritte zum minten mit code', 'ich habe am Stand einen Gutschein bekommen, wie benutze ich ihn', 'Coupon gegen ein Sammlerstück eintauschen', 'kann ich das Stück vor dem Minten ansehen',],
    says: 'Öffnen Sie die Mint-Seite, tippen oder scannen Sie Ihren Code und drücken Sie „Check the code“. Sie sehen Stück, Auflage und Grenzen, bevor Sie etwas verbinden. Dann drücken Sie „Mint“.',
  },
  'mint-cost': {
    asks: [
      'Ist das Minten mit Code kostenlos?',
      'preis des mints',
      'was kostet das event-nft',
      'muss ich für das stück zahlen',
      'versteckte kosten beim minten', 'ist das Andenken wirklich geschenkt', 'brauche ich eine Kreditkarte für das Event-NFT', 'zahlt der Veranstalter die Netzwerkgebühr für mich',],
    says: 'Ein Stück, das Sie mit einem Code minten, ist kostenlos, und der Vertrag kann kein Geld annehmen. Nur das Netzwerk verlangt eine Gebühr, die die Seite anzeigt. Bei manchen Veranstaltungen zahlt die Seite sie für Sie.',
  },
  'mint-no-wallet': {
    asks: [
      'Kann ich ohne Wallet oder ohne Guthaben minten?',
      'minten mit leerer wallet',
      'kein eth für den mint',
      'an eine adresse minten, ohne zu verbinden',
      'wer zahlt das gas beim minten', 'meine Oma hat keine Kryptowährung, bekommt sie trotzdem das Event-NFT', 'Stück an eine eingetippte Adresse liefern lassen', 'kann ein Kollege für mich minten',],
    says: 'Auch eine leere Wallet kann ein Stück erhalten, denn jeder kann die Unterschrift Ihres Codes einreichen und die Gebühr zahlen. Zahlt die Seite, geben Sie zu einem gedruckten Code nur die Empfängeradresse ein und verbinden keine Wallet.',
  },
  'mint-code-kinds': {
    asks: [
      'Was unterscheidet gedruckten Code und Event-Code?',
      'arten von mint-codes',
      'code auf der karte oder wort auf dem banner',
      'ist das event-wort geheim',
      'ein code für alle besucher', 'persönlicher Code oder öffentliches Wort', 'ist der Name der Messe der Code für alle', 'darf ich das Event-Wort weitersagen',],
    says: 'Ein gedruckter Code ist ein Schlüssel für ein Stück und gilt einmal. Ein Event-Code ist ein öffentliches Wort für alle, etwa der Name einer Messe, und wird durch Grenzen geschützt.',
  },
  'mint-code-look': {
    asks: [
      'Wie sieht ein gedruckter Code aus?',
      'länge eines mint-codes',
      'wie viele zeichen hat der code',
      'groß- und kleinschreibung im code',
      'buchstabe o oder null im code',
      'kann man codes erraten', 'darf ich die Bindestriche weglassen', 'Prüfziffer am Ende des Codes', 'Brute-Force auf die Codes',],
    says: 'Ein gedruckter Code hat {mintCodeLength} Buchstaben und Ziffern in Fünfergruppen, und das letzte Zeichen erkennt Tippfehler. Verwechselbare Buchstaben fehlen. Großschreibung und Striche sind egal, und zum Erraten ist ein Code zu lang.',
  },
  'mint-scan': {
    asks: [
      'Kann ich den Code mit dem Handy scannen?',
      'karte scannen',
      'qr-code auf der karte',
      'kamera öffnet sich nicht auf der mint-seite',
      'browser kann nicht scannen', 'Foto der Karte machen statt tippen', 'wird das Kamerabild hochgeladen', 'Zugriff auf die Kamera verweigert',],
    says: 'Die Mint-Seite scannt eine Karte mit der Kamera, wenn der Browser das kann. Sonst liest die Kamera-App Ihres Telefons die Karte und öffnet die Seite. Das Bild wird weder gespeichert noch gesendet.',
  },
  'mint-invalid': {
    asks: [
      'Warum wird mein Code nicht angenommen?',
      'code funktioniert nicht',
      'ungültiger mint-code',
      'unbekannter code',
      'mein code ist abgelaufen', 'die Seite lehnt meine Eingabe von der Karte ab', 'mein Code gehört zu einer anderen Veranstaltung', 'welcher Buchstabe im Code ist falsch',],
    says: 'Die Mint-Seite sagt, ob ein Code gültig, benutzt oder abgelaufen ist oder zu einer anderen Veranstaltung gehört. Bei einem Tippfehler nennt sie die wahrscheinliche Stelle. Vergleichen Sie mit der Karte und fragen Sie sonst, wer sie Ihnen gab.',
  },
  'mint-used': {
    asks: [
      'Mein Code wurde schon benutzt. Was kann ich tun?',
      'code zweimal einlösen',
      'jemand hat mit meiner karte gemintet',
      'karte mit code verloren',
      'gedruckten code wiederverwenden', 'jemand war mit meinem Code schneller', 'Karte weg, bekomme ich Ersatz', 'können sich zwei Leute eine Karte teilen',],
    says: 'Ein gedruckter Code mintet ein Stück, und zwar für die erste Person, die ihn benutzt, wie ein Geldschein. Hat jemand anderes Ihren benutzt, bitten Sie um eine neue Karte, wo Sie die erste bekamen.',
  },
  'mint-stolen': {
    asks: [
      'Kann mir jemand den Code beim Minten stehlen?',
      'front-running beim mint',
      'bot kopiert meine transaktion',
      'mempool-angriff auf codes',
      'warum kann niemand sonst meinen code nutzen', 'MEV-Bots und gedruckte Codes', 'kann jemand meine Unterschrift abfangen und das Stück umleiten', 'was hat ein Dieb davon, meine Mint-Transaktion zu kopieren',],
    says: 'Eine kopierte Mint-Transaktion nützt einem Dieb nichts, denn Ihr Code unterschreibt einen Satz: dieses Stück, an diesen Empfänger, bis zu dieser Zeit. Wer die Kopie sendet, liefert das Stück an Sie.',
  },
  'mint-private': {
    asks: [
      'Wird mein Code an euren Server gesendet?',
      'verlässt der code meinen browser',
      'wer kann meinen mint-code sehen',
      'speichert ihr codes',
      'steht der code auf der kette', 'können eure Mitarbeiter meinen Code lesen', 'wird mein gedruckter Code hochgeladen', 'Phishing-Seite fragt nach meinem Mint-Code',],
    says: 'Ein gedruckter Code verlässt Ihren Browser nie. Er wird dort zu einem Schlüssel, und nur dessen Unterschrift geht hinaus. Tippen Sie ihn nur auf einer Adresse ein, die Sie kennen, denn eine falsche Seite könnte ihn lesen.',
  },
  'mint-test': {
    asks: [
      'Wie prüft ihr, dass Codes geheim bleiben?',
      'beweis, dass keine anfrage den code enthält',
      'test der mint-codes',
      'woher weiß ich, dass der code nicht übertragen wird', 'sucht ihr eure Logs nach Codes ab', 'automatische Prüfung, ob etwas Gesendetes einen Code enthält', 'würdet ihr merken, wenn ein Update den Code verschickt',],
    says: 'Ein Test von uns löst Codes an einem echten Knoten ein und sucht den Code in allem, was gesendet wurde. Er schlägt fehl, sobald eine Anfrage oder eine Logzeile einen Code enthält.',
  },
  'mint-key': {
    asks: [
      'Wie wird aus einem Code eine Unterschrift?',
      'hkdf-schlüssel aus dem code',
      'EIP-712 redeem',
      'wie funktionieren mint-codes technisch',
      'warum nicht den hash des codes speichern', 'Schlüsselableitung aus dem gedruckten Code', 'woher weiß der Vertrag, dass der Code stimmt, ohne ihn zu sehen', 'Salz der Sammlung',],
    says: 'Ihr Browser leitet aus dem Code und dem zufälligen Salz der Sammlung einen privaten Schlüssel ab. Dieser unterschreibt Index, Empfänger und Frist als typisierte Daten (EIP-712). Der Vertrag prüft den Schlüssel gegen eine Merkle-Wurzel und sieht den Code nie.',
  },
  'mint-limits': {
    asks: [
      'Wie viele Stücke kann ich mit einem Event-Code minten?',
      'grenze je wallet',
      'höchstzahl pro konto beim event',
      'bots minten alles mit dem öffentlichen code',
      'mehr als eines minten', 'Kontingent pro Besucher', 'wie oft darf ich mit dem Event-Code minten', 'Schutz vor Robotern beim öffentlichen Wort',],
    says: 'Für einen Event-Code gelten Grenzen je Wallet, je Transaktion, für die ganze Auflage und für die Zeit. Sie stehen beim Anlegen der Sammlung fest, und die Mint-Seite zeigt sie.',
  },
  'mint-voucher': {
    asks: [
      'Was ist ein Mint-Voucher?',
      'ein stück pro person statt pro wallet',
      'schutz vor vielen wallets beim event',
      'warum muss ich mich vor dem minten anmelden',
      'dienst, der voucher signiert', 'ein Besucher öffnet fünfzig Konten, um mehr Stücke zu bekommen', 'Berechtigung von einem Dienst zusätzlich zum Event-Code', 'gerechter Anteil je Mensch',],
    says: 'Ein Voucher ist die Unterschrift eines Dienstes, der die Person geprüft hat, und sagt, wie viele Stücke eine Wallet insgesamt minten darf. Eine Sammlung kann Voucher verlangen, weil Wallets nichts kosten und eine Grenze je Wallet keine je Person ist.',
  },
  'mint-gitex': {
    asks: [
      'Was ist das GITEX Global NFT?',
      'gitex',
      'gitex-global',
      'wie bekomme ich das gitex nft',
      'event-code der gitex', 'ich war auf der GITEX, wo ist mein Andenken', 'gitex-global-nft', 'läuft der GITEX-Mint noch',],
    says: 'Die Adresse /gitex-global-nft führt zur Mint-Seite mit ausgefülltem Code der Veranstaltung, etwa {mintEventCode}. Die Seite zeigt dann das Stück, die Grenzen und ob die Veranstaltung läuft.',
  },
  'mint-picture': {
    asks: [
      'Wo ist das Bild eines geminteten Stücks gespeichert?',
      'bild auf der kette oder auf ipfs',
      'was heißt graviertes nft',
      'verschwindet mein bild, wenn die seite schließt',
      'ändert sich das bild beim verkauf', 'ist das Kunstwerk des Events ein SVG', 'warum sieht mein Stück anders aus als das meines Kollegen', 'überlebt das Kunstwerk, wenn euer Hosting endet',],
    says: 'Ein Vertrag zeichnet das Bild jedes Stücks auf der Kette, es braucht also keinen Server. Das Bild folgt aus Kette, Sammlung, Nummer und dem Konto, das gemintet hat. Es bleibt gleich, wenn das Stück den Besitzer wechselt.',
  },
  'mint-after': {
    asks: [
      'Was kann ich nach dem Minten mit dem Stück tun?',
      'nft nicht in meiner wallet',
      'gemintetes stück in metamask anzeigen',
      'mein nft teilen',
      'bild meines stücks herunterladen', 'gemintetes Stück in die Wallet importieren', 'meine Galerie ist nach dem Minten leer', 'Stück auf Social Media posten',],
    says: 'Nach dem Minten können Sie Ihr Stück teilen, das Bild speichern, es der Wallet hinzufügen und die Zeichnung mit der Kette vergleichen. Führt Ihre Wallet keine Liste von Stücken, suchen Sie unter der Adresse der Sammlung.',
  },
  'mint-transfer': {
    asks: [
      'Kann ich mein Event-Stück übertragen oder verkaufen?',
      'soulbound nft',
      'event-nft weiterverkaufen',
      'stück auf ein anderes konto verschieben',
      'ist das stück an meine wallet gebunden', 'mein Event-Stück verschenken', 'Event-Stück auf OpenSea anbieten', 'kann der Veranstalter den Weiterverkauf verbieten',],
    says: 'Stücke lassen sich übertragen, außer der Veranstalter hat sie beim Anlegen der Sammlung an ihr erstes Konto gebunden. Bei gebundenen Stücken zeigt die Mint-Seite „Moves: Never“.',
  },
  'mint-royalty': {
    asks: [
      'Kann eine Event-Sammlung Tantiemen haben?',
      'royalties beim code-mint',
      'anteil am weiterverkauf der stücke',
      'ERC-2981 bei event-sammlungen', 'verdient der Veranstalter am späteren Handel mit', 'Höchstsatz der Tantieme bei Event-Stücken', 'halten sich Marktplätze an die Tantiemen der Event-Sammlung',],
    says: 'Tantiemen einer Event-Sammlung werden beim Anlegen festgelegt und betragen höchstens ein Zehntel des Preises. Ob ein Marktplatz sie zahlt, entscheidet er selbst.',
  },
  'mint-plan': {
    asks: [
      'Wie plane ich eine Veranstaltung mit Mint-Codes?',
      'nfts auf unserer konferenz verteilen',
      'wir wollen auf einer messe nfts ausgeben',
      'eigene code-kampagne anlegen',
      'gedruckte codes bestellen',
      'teilnahme-nft für besucher', 'Andenken für alle Teilnehmer unseres Hackathons', 'digitales Erinnerungsstück für unser Festival', 'Alternative zu POAP für unser Treffen',],
    says: 'Wir richten Veranstaltungen mit Ihnen ein: Codes und Druckbogen, dann die Sammlung mit Auflage, Grenzen und Zeiten, dann den Tag selbst. Schreiben Sie uns mit dem Datum Ihrer Veranstaltung.',
  },
  'mint-plan-cost': {
    asks: [
      'Was kostet eine Veranstaltung mit Mint-Codes?',
      'preis für ein nft-event',
      'budget für einen code-mint auf der messe',
      'angebot für gedruckte nft-codes',
      'tagessatz für die event-betreuung', 'Kostenvoranschlag für eine Verlosung mit Codes auf der Konferenz', 'wer trägt die Netzgebühren von tausend Besuchern', 'wird die Event-Betreuung pro Tag abgerechnet',],
    says: 'Wir bereiten eine Veranstaltung tageweise vor, für {mintDayRate} je Tag und Person. Die Verträge nehmen keine Gebühr. Netzwerkgebühren zahlen die Besucher oder ein Dienst von Ihnen mit einer Obergrenze.',
  },
  'mint-codes-made': {
    asks: [
      'Wer erzeugt die gedruckten Codes?',
      'mint-codes erzeugen',
      'druckbogen mit codes',
      'wie viele codes kann eine liste haben',
      'pdf mit karten für das event', 'behaltet ihr eine Kopie unserer Codes', 'Datei für die Druckerei mit allen Codes', 'könnt ihr die Karten für uns drucken',],
    says: 'Die Codes entstehen auf Ihrem Rechner, mit einem Bogen zum Drucken. Eine Liste fasst bis zu {mintMostCodes} Codes. Wir sehen sie nie, außer Sie lassen uns drucken.',
  },
  'mint-who-knows': {
    asks: [
      'Was kann bei gedruckten Codes noch schiefgehen?',
      'risiken gedruckter mint-codes',
      'könnte die druckerei die codes nutzen',
      'jemand sieht meine karte vor mir',
      'schwachstellen beim code-mint', 'Rubbelfeld über dem Code', 'unehrlicher Helfer fotografiert die Karten', 'Liste nach dem Druck vernichten',],
    says: 'Gedruckte Codes haben die Schwächen von Papier: Wer eine Karte zuerst liest, kann sie nutzen, und wer die Codes erzeugt, kennt sie. Auch eine falsche Seite oder ein überwachter Browser kann einen Code lesen. Verdecken Sie die Codes und löschen Sie die Liste nach dem Druck.',
  },
  'mint-list': {
    asks: [
      'Wie viele Stücke gibt es, und können es mehr werden?',
      'auflage der sammlung',
      'anzahl der codes eines events prüfen',
      'veröffentlichte liste der schlüssel',
      'ist die auflage begrenzt', 'wie viele Stücke sind noch übrig', 'kann der Veranstalter heimlich weitere Codes drucken', 'wie viele Besucher haben schon gemintet',],
    says: 'Die Mint-Seite zeigt, wie viele Stücke es gibt und geben kann, beides von der Kette gelesen. Die Liste der gehashten Schlüssel ist öffentlich, also kann jeder die Codes zählen. Die Auflage wächst nie.',
  },
  'mint-change': {
    asks: [
      'Kann der Veranstalter eine Event-Sammlung später ändern?',
      'auflage nach dem mint erhöhen',
      'grenzen des events ändern',
      'eigentümer des mint-vertrags',
      'kann der mint angehalten werden', 'hat der Veranstalter eine Hintertür in der Event-Sammlung', 'Beginn einer bestehenden Event-Sammlung verschieben', 'Fehler in den Grenzen unseres Events nachträglich ausbessern',],
    says: 'Eine Event-Sammlung lässt sich nach dem Anlegen nicht ändern: Auflage, Grenzen, Zeiten und Tantiemen stehen fest. Sie hat keinen Eigentümer, keine Pause und keine Upgrades.',
  },
  'mint-close': {
    asks: [
      'Was passiert, wenn eine Veranstaltung vorbei ist?',
      'event beendet, kann ich noch minten',
      'später zu hause minten',
      'bis wann gilt meine karte',
      'können übrige stücke verbrannt werden', 'ich habe vergessen, meine Karte auf der Messe zu benutzen', 'gilt der gedruckte Code über das Event hinaus', 'was wird aus Stücken, die niemand gemintet hat',],
    says: 'Ein Event-Code endet zu seiner Schlusszeit; gedruckte Codes können ein eigenes Ende haben, das die Mint-Seite zeigt. Vorher lässt sich eine Sammlung nicht schließen, und ihre Stücke lassen sich nicht verbrennen.',
  },
  'mint-gas': {
    asks: [
      'Wie viel Gas braucht das Minten mit Code?',
      'gas beim einlösen',
      'gas für den mint mit event-code',
      'netzwerkgebühr beim minten', 'ist das Event-Wort im Gas billiger als eine Karte', 'Gasbudget je Besucher', 'gemessenes Gas für das Einlösen einer Karte',],
    says: 'Das Einlösen eines gedruckten Codes braucht {mintRedeemGas}, gemessen in einer Sammlung mit rund sechzehntausend Codes. Ein Mint mit dem Event-Code braucht {mintEventGas}.',
  },
  'mint-network': {
    asks: [
      'Welches Netzwerk nutzt der Event-Mint?',
      'kette des event-nfts',
      'falsches netzwerk beim minten',
      'wallet für den mint umstellen', 'läuft das Messe-NFT auf einem Layer 2', 'auf welcher Blockchain liegt mein Andenken', 'Metamask ist auf einer anderen Chain als die Mint-Seite',],
    says: 'Die Mint-Seite zeigt das Netzwerk der Veranstaltung, bevor Sie eine Wallet verbinden. Ist Ihre Wallet in einem anderen, stellt eine Taste sie um.',
  },
}
