import type { facts as english } from '#content/answers/en/token-creator.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'token-creator-what': {
    asks: [
      'Was macht der Token-Creator?',
      'token creator',
      'meme coin generator',
      'werkzeug, um eine eigene kryptowährung zu erstellen',
      'ich möchte selbst einen coin machen',
      'erc20 generator',
    ],
    says: 'Der Token-Creator macht aus Ihrer Auswahl Solidity, und Ihre eigene Wallet veröffentlicht den Token. Sie lesen den genauen Quellcode, bevor Sie eine einzige Transaktion unterschreiben. Wir halten keinen Schlüssel und können später nichts ändern.',
  },
  'token-creator-price': {
    asks: [
      'Ist der Token-Creator kostenlos?',
      'gebühr token creator',
      'was kostet es, einen token zu erstellen',
      'nehmt ihr einen anteil der token',
      'kosten für einen meme coin bei euch',
      'versteckte kosten beim start',
    ],
    says: 'Der Token-Creator ist kostenlos: Wir nehmen keine Gebühr und keinen Anteil der Menge. Sie zahlen nur die Netzwerkgebühr Ihres Starts. Schreibt stattdessen ein Entwickler von uns einen einfachen Token, kostet das {tokenCreatorHandmadePrice}.',
  },
  'token-creator-gas': {
    asks: [
      'Wie viel Gas braucht der Start eines Tokens?',
      'gasgebühr für das deployment',
      'netzwerkgebühr beim launch',
      'wo sehe ich die kosten vor dem unterschreiben',
      'wie viel ether muss in meiner wallet sein',
    ],
    says: 'Der Creator zeigt die Kosten des Starts neben dem Knopf, bevor Sie unterschreiben: Netzwerkgebühr, Gas, Größe des Codes und Netzwerk. Er sagt Ihnen, wenn Ihr Konto dafür zu wenig hat. Die Gebühr hängt von Ihren Funktionen und vom Gaspreis ab.',
  },
  'token-creator-steps': {
    asks: [
      'Wie erstelle ich einen Token?',
      'token erstellen schritt für schritt',
      'meme coin starten',
      'eigenen coin machen, wo fange ich an',
      'anleitung erc20 veröffentlichen',
    ],
    says: 'Um einen Token zu erstellen, öffnen Sie den Creator und wählen Funktionen, Namen, Symbol, Menge und Empfänger. Lesen Sie Quellcode, Rechte und Kosten und unterschreiben Sie eine Transaktion in Ihrer Wallet. Danach vergleichen wir den Code auf der Chain Byte für Byte.',
  },
  'token-creator-needs': {
    asks: [
      'Was muss ich bereithalten, bevor ich den Token-Creator benutze?',
      'voraussetzungen token creator',
      'welche wallet und adresse muss bereit sein',
      'brauche ich ein konto bei euch für den creator',
      'was muss ich vor dem start entscheiden',
    ],
    says: 'Für den Start eines Tokens brauchen Sie eine Wallet mit Geld für die Netzwerkgebühr und die Adresse, die die Menge erhält. Am besten ist diese Adresse eine Multisig. Entscheiden Sie vor dem Start über jedes Recht.',
  },
  'token-creator-no-code': {
    asks: [
      'Muss ich programmieren können, um einen Token zu machen?',
      'token ohne programmieren',
      'ich kann kein solidity, ist das schlimm',
      'kann ein anfänger einen coin starten',
    ],
    says: 'Für den Creator müssen Sie nicht programmieren können: Sie kreuzen Funktionen an, und er schreibt das Solidity. Zu jeder Wahl steht ein Satz, was sie für Inhaber bedeutet.',
  },
  'token-creator-kinds': {
    asks: [
      'Welche Arten von Token kann ich erstellen?',
      'erc20 erc721 erc1155 erc4626 erc6909',
      'tokenstandards im creator',
      'kann der generator auch nfts',
      'was kann ich außer einem erc20 machen',
    ],
    says: 'Der Creator macht fünf Arten: Token (ERC-20), Sammlungen (ERC-721), Editionen (ERC-1155), Vaults (ERC-4626) und mehrere Token in einem Vertrag (ERC-6909). Die Seite der Tokenentwicklung bietet nur den ERC-20 an.',
  },
  'token-creator-features': {
    asks: [
      'Welche Funktionen kann ein ERC-20-Token im Creator haben?',
      'liste der optionen für token',
      'alle schalter im erc20 generator',
      'was kann ich bei meinem coin ankreuzen',
      'welche funktionen bietet der creator',
    ],
    says: 'Ein ERC-20 aus dem Creator kann Prägen, Obergrenze, Verbrennen, Pause, Sperrliste, Erlaubnisliste, Einfrieren, Permit und Überweisung per Signatur haben. Möglich sind auch befristete Freigabe, Überweisen mit Aufruf, Stimmen, Flash-Mint, Cross-Chain, Verzögerung und Startgrenzen.',
  },
  'token-creator-stablecoin': {
    asks: [
      'Kann ich einen Stablecoin erstellen?',
      'stablecoin vorlage',
      'token wie USDC machen',
      'wir wollen einen euro token ausgeben',
    ],
    says: 'Der Creator hat einen Anfang namens „Stablecoin“. Der Herausgeber prägt Token, pausiert Überweisungen, sperrt Konten und friert Beträge ein, jeweils über Rollen mit eigenen Konten. Inhaber sind von ihm abhängig.',
  },
  'token-creator-asset': {
    asks: [
      'Kann ich einen Token für einen realen Vermögenswert erstellen?',
      'RWA token',
      'immobilien oder anteile tokenisieren',
      'token, den nur geprüfte inhaber halten dürfen',
      'kyc token mit erlaubnisliste',
    ],
    says: 'Der Creator hat einen Anfang namens „Real-world asset“: Nur Konten, die der Herausgeber zugelassen hat, können den Token halten. Er kann auch prägen, pausieren und Beträge einfrieren. Ein Pool, eine Börse oder ein Lock muss erst zugelassen werden.',
  },
  'token-creator-mint': {
    asks: [
      'Kann ich nach dem Start mehr von meinem Token prägen?',
      'eigene token nachprägen',
      'menge später erhöhen',
      'wie erzeuge ich weitere coins',
      'die menge war zu klein, was tun',
      'wer darf meinen token minten',
    ],
    says: 'Mehr Token lassen sich nach dem Start nur erzeugen, wenn Sie Mint oder eine Bridge gewählt haben. Öffnen Sie die Seite des Tokens, verbinden Sie das berechtigte Konto, wählen Sie „Create tokens“ und unterschreiben Sie. Ohne Mint erzeugt der Start alle, die es je gibt.',
  },
  'token-creator-cap': {
    asks: [
      'Kann ich die Menge meines Tokens begrenzen?',
      'obergrenze cap',
      'maximale menge',
      'hard cap für meinen coin',
      'lässt sich der cap später ändern',
      'warum kann ich cap nicht ankreuzen',
    ],
    says: 'Eine Obergrenze ist die größte Menge, die es je geben kann; Sie legen sie beim Start fest, und niemand kann sie ändern. Der Creator bietet sie mit Mint oder Cross-chain an, denn sonst steht die Menge schon fest. Verbranntes schafft darunter wieder Platz.',
  },
  'token-creator-burn': {
    asks: [
      'Können Inhaber meinen Token verbrennen?',
      'burnable',
      'token vernichten',
      'wie verbrenne ich eigene coins',
      'kann das team fremde token verbrennen',
    ],
    says: 'Mit Burn kann jeder Inhaber seine eigenen Token zerstören und die, die er ausgeben darf. Der Eigentümer kann fremde Token nicht verbrennen.',
  },
  'token-creator-pause': {
    asks: [
      'Kann ich Überweisungen meines Tokens pausieren?',
      'pausierbarer token',
      'alle überweisungen im notfall stoppen',
      'wie pausiere ich meinen coin und setze ihn fort',
      'notstopp',
      'wer darf pausieren',
    ],
    says: 'Mit Pause kann der Eigentümer oder der Pauser auf der Seite des Tokens alle Überweisungen stoppen und fortsetzen; solange kann niemand verkaufen. Während einer Pause kann niemand dieses Recht aufgeben, sodass immer ein Konto sie beenden kann.',
  },
  'token-creator-restrict': {
    asks: [
      'Kann ich bei meinem Token ein Konto sperren oder Beträge einfrieren?',
      'sperrliste im creator',
      'guthaben einfrieren',
      'einen dieb am weitersenden hindern',
      'blacklist option für meinen token',
    ],
    says: 'Mit Block list kann Ihr Token einzelne Konten am Senden und Empfangen hindern. Mit Freeze amounts kann er einen Teil oder das ganze Guthaben zurückhalten. Käufer lesen beides als Warnung, denn Gesperrtes und Eingefrorenes lässt sich nicht verkaufen.',
  },
  'token-creator-limits': {
    asks: [
      'Kann ich begrenzen, wie viel eine Wallet beim Start kauft?',
      'anti whale',
      'max wallet und max transaction',
      'startgrenzen im creator',
      'bots am ersten tag bremsen',
      'wie lange gelten die grenzen',
    ],
    says: 'Mit Launch limits haben Wallets und Überweisungen höchstens {tokenCreatorLimitsDays} lang eine größte Höhe. Jede Grenze ist mehr als {tokenCreatorSmallestLimit} der Menge. Niemand kann sie ändern oder verlängern, und eine Person mit vielen Wallets hält sie nicht auf.',
  },
  'token-creator-limits-pool': {
    asks: [
      'Wie fülle ich einen Pool, wenn mein Token Startgrenzen hat?',
      'mein pool wird wegen der wallet grenze abgelehnt',
      'token mit grenzen und uniswap, was zuerst',
      'Token_WalletLimit fehler beim pool',
    ],
    says: 'Hat Ihr Token Startgrenzen, senden Sie vom startenden Konto eine Einheit an den Pool, bevor Sie ihn füllen. So erfährt der Vertrag, dass der Pool ein Markt ist und mehr als eine Wallet halten darf.',
  },
  'token-creator-owner-roles': {
    asks: [
      'Soll mein Token einen Eigentümer oder Rollen haben?',
      'ownable oder access control',
      'getrennte konten für minter und pauser',
      'mehrere leute verwalten unseren coin, was wählen wir',
    ],
    says: 'Bei einem Eigentümer hat ein Konto alle Rechte über den Token. Bei Rollen hat jedes Recht ein eigenes Konto, und ein Admin gibt und nimmt die Rollen. Der Creator fragt danach, wenn eine Funktion ein Konto braucht.',
  },
  'token-creator-no-owner': {
    asks: [
      'Kann ich einen Token ohne Eigentümer erstellen?',
      'token ohne owner',
      'einfacher token, den niemand kontrolliert',
      'hat mein token von anfang an einen admin',
    ],
    says: 'Ein einfacher Token aus dem Creator hat keinen Eigentümer: Kein Konto hat Macht über ihn, und keines kann sie je bekommen. Einen Eigentümer gibt es nur, wenn Sie ein Recht wählen, das ein Konto braucht, etwa Mint oder Pause.',
  },
  'token-creator-use-powers': {
    asks: [
      'Wo benutze ich nach dem Start die Rechte über meinen Token?',
      'meinen token verwalten',
      'eigentümerfunktionen nach dem start',
      'wie komme ich zur steuerung meines coins zurück',
      'adminbereich für meinen erc20',
    ],
    says: 'Öffnen Sie die öffentliche Seite des Tokens und drücken Sie „Yours? Use them, hand them over or give them up“. Verbinden Sie das Konto mit den Rechten, wählen Sie eines und unterschreiben Sie.',
  },
  'token-creator-hand-over': {
    asks: [
      'Wie übergebe ich meinen Token an ein anderes Konto?',
      'eigentum übertragen',
      'eigentümer meines coins wechseln',
      'admin auf eine multisig umziehen',
      'ich habe das eigentum der falschen adresse angeboten',
    ],
    says: 'Um einen Token zu übergeben, wählen Sie auf seiner Seite „Hand the ownership to another account“, nennen das Konto und unterschreiben. Das Konto muss annehmen; bis dahin können Sie das Angebot zurücknehmen. Bei Rollen machen Sie ein anderes Konto zum Admin.',
  },
  'token-creator-renounce': {
    asks: [
      'Wie gebe ich das Eigentum an meinem Token auf?',
      'renounceOwnership knopf',
      'auf die rechte über meinen coin verzichten',
      'kann ich einen verzicht rückgängig machen',
      'token nach dem start ohne eigentümer',
    ],
    says: 'Um das Eigentum aufzugeben, wählen Sie es auf der Seite des Tokens, tippen „give up“ und unterschreiben. Jedes Recht des Eigentümers endet dann endgültig, und es gibt keinen Weg zurück. Solange Überweisungen pausiert sind, lehnt der Token es ab.',
  },
  'token-creator-delay': {
    asks: [
      'Kann ich die Rechte über meinen Token hinter einen Timelock legen?',
      'timelock für einen token',
      'option delay im creator',
      'käufer sollen ein minten vorher sehen',
      'wie lang kann die verzögerung sein',
    ],
    says: 'Mit Delay wird jede Nutzung eines Rechts auf der Chain angekündigt und geschieht nach einer Verzögerung Ihrer Wahl, höchstens {tokenCreatorLongestDelay}. Jeder kann die Ankündigungen auf der Seite des Tokens lesen. Die Verzögerung endet, wenn das Eigentum auf ein anderes Konto übergeht.',
  },
  'token-creator-delay-use': {
    asks: [
      'Wie kündige ich ein Recht hinter der Verzögerung an und führe es aus?',
      'timelock operation ausführen',
      'angekündigtes minten abbrechen',
      'verzögerung meines tokens später ändern',
    ],
    says: 'Öffnen Sie bei einer Verzögerung die Seite des Tokens, wählen Sie ein Recht und drücken Sie „Announce it“. Nach der Verzögerung drücken Sie „Carry it out“; bis dahin können Sie abbrechen. Auch eine Änderung der Verzögerung wird so angekündigt.',
  },
  'token-creator-change-later': {
    asks: [
      'Kann ich meinen Token nach dem Start ändern?',
      'token umbenennen',
      'name oder symbol bearbeiten',
      'tippfehler im coin nach dem start',
      'token löschen',
      'falsche dezimalstellen',
    ],
    says: 'Name, Symbol, Dezimalstellen, Obergrenze, Grenzen und Code eines Tokens lassen sich nie ändern: Der Vertrag hat dafür keine Funktion. Ist etwas falsch, starten Sie einen anderen Token. Ändern kann sich nur, was seine Rechte erlauben, etwa die Menge mit Mint.',
  },
  'token-creator-control': {
    asks: [
      'Könnt ihr meinen Token ändern oder stoppen?',
      'behält eure factory die kontrolle',
      'habt ihr einen admin schlüssel in token aus dem creator',
      'kann eure firma meinen coin pausieren',
      'was ist mit dem token, wenn eure seite offline geht',
    ],
    says: 'Wir können Ihren Token weder ändern noch stoppen. Er hat keine Factory, keinen Proxy und keine Rolle von uns, und Ihre eigene Wallet veröffentlicht ihn.',
  },
  'token-creator-tax': {
    asks: [
      'Kann mein Token eine Steuer auf Überweisungen haben?',
      'kauf und verkaufssteuer',
      'reflection token',
      'gebühr für das team bei jedem handel',
      'macht ihr token mit 5 % tax',
    ],
    says: 'Token von uns haben keine Steuer auf Überweisungen: Weder der Creator noch unsere Entwickler schreiben eine. Eine Steuer stört Börsen und braucht einen Eigentümer, und meist versteckt sich dort ein Schalter gegen Verkäufe.',
  },
  'token-creator-source': {
    asks: [
      'Sehe ich den Quellcode meines Tokens vor dem Unterschreiben?',
      'solidity quellcode vom creator',
      'in remix öffnen',
      'als foundry projekt exportieren',
      'kann mein entwickler den vertrag vorher lesen',
      'welche bibliothek, openzeppelin',
    ],
    says: 'Sie lesen vor dem Unterschreiben den ganzen Solidity-Quellcode; er bindet die Bibliothek von OpenZeppelin unverändert ein, unter der MIT-Lizenz. Sie können ihn kopieren, in Remix öffnen oder als Foundry-Projekt mit Tests speichern.',
  },
  'token-creator-verify': {
    asks: [
      'Ist der Quellcode meines Tokens im Explorer verifiziert?',
      'vertrag auf etherscan verifizieren',
      'sourcify',
      'standard json input',
      'wie beweise ich, dass der bytecode zum quellcode passt',
    ],
    says: 'Nach dem Start vergleichen wir den Code auf der Chain Byte für Byte mit dem Build. Die Eingabe des Compilers speichern Sie als Standard-JSON, das Prüfdienste wie Sourcify annehmen. Hat die Seite einen öffentlichen Prüfdienst, übergibt sie ihm den Quellcode selbst und nennt das Ergebnis.',
  },
  'token-creator-tests': {
    asks: [
      'Sind die Token aus dem Creator getestet?',
      'ist der erzeugte vertrag sicher',
      'wie testet ihr den generator',
      'fehler im generierten erc20 code',
      'kann ich dem code des creators trauen',
    ],
    says: 'Wir testen jede Funktion des Creators mit je zwei anderen, und der Bytecode hat seine Proben bestanden, bevor Sie unterschreiben. Namen und Zahlen sind Argumente des Konstruktors; was Sie eintippen, ändert den Code nicht.',
  },
  'token-creator-compile': {
    asks: [
      'Warum muss mein Browser den Token erst kompilieren?',
      'compile and test it',
      'seltene kombination von optionen',
      'creator lädt einen compiler',
      'knopf zum starten fehlt',
    ],
    says: 'Der Creator hat einzelne Optionen, die meisten Paare und häufige Zusammenstellungen schon kompiliert. Bei einer selteneren drücken Sie „Compile and test it“, und Ihr Browser tut beides vor dem Start. Kann er es nicht, öffnen Sie den Link des Entwurfs an einem Computer.',
  },
  'token-creator-pool': {
    asks: [
      'Kann ich Token und Pool in einer Transaktion starten?',
      'launch mit liquidität',
      'token und uniswap paar zusammen erstellen',
      'fair launch mit gesperrter liquidität',
      'token, pool und teamanteil in einem schritt',
    ],
    says: 'Eine Transaktion kann den Token starten, einen Uniswap-Pool eröffnen, dessen Liquidität sperren und dem Team seinen Anteil geben; sie tut alles oder nichts. Kreuzen Sie über dem Startknopf „Also open a pool“ an. Sie wählen Anteil, ersten Preis und Dauer der Sperre.',
  },
  'token-creator-add-pool': {
    asks: [
      'Wie erstelle ich einen Pool für einen Token, den es schon gibt?',
      'liquidität zu meinem token hinzufügen',
      'später einen uniswap pool eröffnen',
      'meinen coin mit ether paaren',
      'token handelbar machen',
    ],
    says: 'Öffnen Sie die Seite des Tokens und drücken Sie „Create a pool and add liquidity“. Das geht mit Uniswap V2, V3 oder V4, soweit das Netzwerk sie hat, über alle Preise. Gibt es schon einen Pool mit anderem Preis, hält das Formular an und zeigt ihn.',
  },
  'token-creator-page': {
    asks: [
      'Was zeigt die öffentliche Seite eines Tokens?',
      'token zertifikat',
      'seite für meinen coin zum teilen',
      'wo können leute meinen token nachsehen',
      'link mit nachweis der rechte',
    ],
    says: 'Die öffentliche Seite eines Tokens zeigt seine Urkunde, was noch mit ihm getan werden kann und von wem, dazu Inhaber, Locks, gesperrte Liquidität und Quellcode. Alles darauf ist von der Chain gelesen. Den Link bekommen Sie nach dem Start und können ihn kopieren.',
  },
  'token-creator-holders': {
    asks: [
      'Wer hält meinen Token?',
      'inhaberliste',
      'inhaber als csv exportieren',
      'größte wallets meines coins',
      'warum werden keine inhaber angezeigt',
    ],
    says: 'Die Seite eines Tokens listet seine Inhaber auf, den größten zuerst, und speichert die Liste als CSV oder JSON. Der Index folgt den Token des Launch-Buchs; bei anderen Token kennt er die Inhaber nicht.',
  },
  'token-creator-badge': {
    asks: [
      'Gibt es ein Abzeichen, das zeigt, wie viel meines Tokens gesperrt ist?',
      'badge für meinen token',
      'sperrstatus auf meiner website einbinden',
      'widget für die locks meines coins',
    ],
    says: 'Jeder Token hat ein Abzeichen, das sagt, wie viel von ihm gesperrt ist, und sich mit der Chain ändert. Kopieren Sie seine Zeile von der Seite des Tokens in Ihre Website oder in die Beschreibung einer Listung.',
  },
  'token-creator-launch-book': {
    asks: [
      'Wo finde ich die Token, die ich gestartet habe?',
      'launch buch',
      'mein token fehlt auf meinem anderen gerät',
      'liste der coins, die ich erstellt habe',
      'meine starts sind aus dem browser verschwunden',
    ],
    says: 'Im Launch-Buch auf der Chain steht, was ein Konto gestartet hat, und der Creator zeigt es, wenn Sie dieses Konto verbinden. Ein Start mit Pool ist schon darin. Bei einem Start allein drücken Sie „Write it into the launch book“, für eine weitere Netzwerkgebühr.',
  },
  'token-creator-nft': {
    asks: [
      'Wie erstelle ich eine NFT-Sammlung?',
      'nft creator',
      'eigene nfts machen',
      'erc721 kollektion ohne code starten',
      'ich bin künstler, kann ich meine bilder hier minten',
    ],
    says: 'Für eine NFT-Sammlung wählen Sie im Creator „Collection“, fügen Bilder und Metadaten hinzu und starten sie aus Ihrer Wallet. Die Stücke sind ab eins nummeriert, und Sie können die größte Zahl festlegen. Wir nehmen keine Gebühr.',
  },
  'token-creator-nft-features': {
    asks: [
      'Welche Optionen hat eine NFT-Sammlung im Creator?',
      'funktionen nft kollektion',
      'erc721 schalter',
      'was kann ich für meinen drop wählen',
      'größte zahl der stücke',
    ],
    says: 'Eine Sammlung aus dem Creator kann haben: größte Zahl, Verbrennen, Pause, Listen auf der Chain, Serie beim Start, Lizenzanteile, öffentlichen Verkauf, Enthüllung und Verzögerung. Zu jeder Option steht ein Satz, was sie für Inhaber bedeutet.',
  },
  'token-creator-pictures': {
    asks: [
      'Wie füge ich meinen NFTs Bilder und Eigenschaften hinzu?',
      'bildformate',
      'nft bilder hochladen',
      'metadaten csv mit traits',
      'wie groß darf ein bild sein',
      'wie viele stücke auf einmal',
    ],
    says: 'Öffnen Sie im Creator „Add the pictures and metadata here“ und wählen Sie Dateien oder einen Ordner. Er nimmt PNG, JPEG, WebP, GIF, AVIF und SVG, je {tokenCreatorPictureSize} und {tokenCreatorPiecesTogether} Stücke zusammen. Eine CSV- oder JSON-Datei bringt Namen, Beschreibungen und Eigenschaften.',
  },
  'token-creator-storage': {
    asks: [
      'Wo werden die Bilder meiner NFTs gespeichert?',
      'ipfs für meine sammlung',
      'hosting der nft bilder',
      'kann ich meine eigene ipfs adresse benutzen',
      'wer kann die metadaten meiner sammlung ändern',
    ],
    says: 'Diese Seite bewahrt Bilder und Metadaten Ihrer NFTs unter ihrem SHA-256 auf, und auf einem IPFS-Knoten, wo sie einen hat; der Creator sagt, welches. Sie können auch eine eigene Adresse eintragen, etwa auf IPFS. Veröffentlichtes ändert sich nie.',
  },
  'token-creator-pieces-later': {
    asks: [
      'Kann ich meiner Sammlung nach dem Start Stücke hinzufügen?',
      'nfts später hinzufügen',
      'meine kunst ist noch nicht fertig, kann ich den vertrag schon starten',
      'wachsende sammlung',
      'weitere bilder für eine bestehende kollektion',
    ],
    says: 'Drücken Sie im Creator „Add the pieces after the launch“: Er hält einen Platz für sie frei. Danach veröffentlicht das verbundene Konto die Stücke auf der Seite der Sammlung. Eine Sammlung mit Enthüllung braucht ihre Stücke vor dem Start.',
  },
  'token-creator-sale': {
    asks: [
      'Kann ich meine NFTs öffentlich verkaufen?',
      'öffentlicher verkauf einer sammlung',
      'preis fürs minten meiner stücke festlegen',
      'nfts direkt ohne opensea verkaufen',
      'limit pro wallet beim nft verkauf',
    ],
    says: 'Mit Public sale kauft jeder auf der Seite der Sammlung Stücke zu einem Preis, den Sie beim Start festlegen. Zeiten, Grenze je Konto und Empfänger der Erlöse lassen sich nie ändern. Von den Zahlungen nehmen wir nichts.',
  },
  'token-creator-proceeds': {
    asks: [
      'Wie bekomme ich das Geld aus meinem NFT-Verkauf?',
      'erlöse auszahlen',
      'wohin geht das ether der käufer',
      'einnahmen der kollektion in meine wallet',
    ],
    says: 'Die Zahlungen der Käufer warten im Vertrag der Sammlung auf den Empfänger, den der Start festgelegt hat. Drücken Sie auf ihrer Seite „Send the proceeds to their receiver“; das darf jeder, und das Geld geht nur an diesen Empfänger.',
  },
  'token-creator-presale': {
    asks: [
      'Kann eine Liste vor dem öffentlichen NFT-Verkauf kaufen?',
      'nft whitelist',
      'presale für frühe unterstützer',
      'merkle root für die liste',
      'günstigerer preis für gelistete wallets',
    ],
    says: 'Eine Erlaubnisliste lässt ihre Konten vom Start bis zum Beginn des öffentlichen Verkaufs kaufen, auch zu einem eigenen Preis. Sie hat höchstens {tokenCreatorAllowListAccounts} Konten. Der Vertrag behält nur die Wurzel; veröffentlichen Sie die gespeicherte Datei für Ihre Käufer.',
  },
  'token-creator-reveal': {
    asks: [
      'Kann ich meine NFTs verstecken und später enthüllen?',
      'späterer reveal',
      'platzhalterbild bis zur enthüllung',
      'reveal.json',
      'ich habe die reveal datei verloren',
    ],
    says: 'Mit Reveal sieht jedes Stück gleich aus, bis Sie die Metadaten zeigen; der Start legt ihren Hash fest, sodass niemand sie austauschen kann. Bewahren Sie die gespeicherte reveal.json geheim auf: Ohne sie lässt sich nichts enthüllen. Zum Enthüllen öffnen Sie die Datei auf der Seite der Sammlung.',
  },
  'token-creator-royalties': {
    asks: [
      'Können meine NFTs Lizenzanteile haben?',
      'royalties erc2981',
      'anteil beim weiterverkauf',
      'wie hoch darf die royalty sein',
      'müssen marktplätze meine royalty zahlen',
    ],
    says: 'Mit Royalties nennt der Vertrag einen Anteil an jedem späteren Verkauf, höchstens {tokenCreatorMostRoyalty}, und dessen Empfänger. Der Start legt ihn fest, und niemand kann ihn ändern. Er ist eine Bitte: Jeder Marktplatz entscheidet, ob er zahlt.',
  },
  'token-creator-editions': {
    asks: [
      'Wie erstelle ich Editionen, von denen es jedes Stück mehrmals gibt?',
      'ERC-1155',
      'semi fungible token',
      'spielgegenstände mit vielen kopien',
      'drucke in begrenzter auflage',
    ],
    says: 'Wählen Sie im Creator „Editions“ (ERC-1155): Jedes Stück gibt es mehrmals. Mit öffentlichem Verkauf legen Sie bis zu {tokenCreatorMostEditions} Editionen und die größte Auflage fest. Ohne Verkauf kann der Eigentümer von jedem Stück beliebig viele erzeugen.',
  },
  'token-creator-mint-list': {
    asks: [
      'Wie minte ich NFTs nach einer Liste an viele Wallets?',
      'meine stücke an eine csv von wallets senden',
      'stücke per csv erzeugen',
      'nfts in menge an inhaber senden',
      'batch mint an adressliste',
    ],
    says: 'Verbinden Sie auf der Seite der Sammlung das berechtigte Konto und fügen Sie unter „Create pieces by a list“ eine Liste oder CSV ein. Eine Liste hat höchstens {tokenCreatorListPieces} Stücke, viele je Transaktion. Nach einem Neuladen geht es weiter, und nichts wird doppelt gesendet.',
  },
  'token-creator-batch': {
    asks: [
      'Kann der Start meiner Sammlung schon Stücke erzeugen?',
      'premint für das team',
      'ERC-2309',
      'stücke beim deployment für mich reservieren',
    ],
    says: 'Mit Batch at the launch erzeugt der Start einer Sammlung bis zu {tokenCreatorLargestBatch} Stücke für ein Konto, zum Preis einiger Überweisungen. Zusammen mit Listen auf der Chain geht das nicht.',
  },
  'token-creator-vault': {
    asks: [
      'Was ist ein Vault aus dem Creator?',
      'ERC-4626',
      'staking vertrag mit anteilen',
      'vault für meinen token erstellen',
      'bringt ein vault ertrag',
      'kann der eigentümer auszahlungen sperren',
    ],
    says: 'Ein Vault (ERC-4626) nimmt Einlagen eines Tokens an und gibt dafür Anteile. Nur Inhaber von Anteilen können den Token herausnehmen; eine Pause stoppt Einlagen und nie Auszahlungen. Von selbst verdient ein Vault nichts.',
  },
  'token-creator-vault-use': {
    asks: [
      'Wie zahle ich in einen Vault ein oder aus ihm aus?',
      'vault anteile einlösen',
      'meine token aus dem vault holen',
      'einlagen sind gestoppt, kann ich noch auszahlen',
    ],
    says: 'Öffnen Sie die Seite des Vaults, drücken Sie „Deposit or withdraw“ und verbinden Sie Ihr Konto. Eine Einlage braucht zuerst eine Freigabe über genau den Betrag. Auszahlen können Sie jederzeit, was Ihre Anteile wert sind, auch wenn Einlagen gestoppt sind.',
  },
  'token-creator-several-tokens': {
    asks: [
      'Kann ein Vertrag mehrere Token enthalten?',
      'ERC-6909',
      'multi token vertrag',
      'viele währungen für mein spiel in einem vertrag',
    ],
    says: 'Mit „Several tokens“ (ERC-6909) hat ein Vertrag viele Token, jeder mit eigenem Namen, eigenen Dezimalstellen und eigener Menge. Der Start erzeugt den ersten, das berechtigte Konto fügt später weitere hinzu. Kein Token eines solchen Vertrags hat eine größte Menge.',
  },
  'token-creator-network': {
    asks: [
      'Auf welchem Netzwerk startet der Creator meinen Token?',
      'chain des creators',
      'unterstützt der generator base oder bnb',
      'kann ich die blockchain für meinen coin wählen',
    ],
    says: 'Der Creator startet auf dem Netzwerk dieser Seite und nennt es neben den Kosten. Zuerst fragt er das Netzwerk, ob es die Befehle kennt, die ein Token braucht, und sagt Ihnen vor dem Unterschreiben, wenn nicht.',
  },
  'token-creator-demo': {
    asks: [
      'Kann ich den Token-Creator ohne echtes Geld ausprobieren?',
      'creator testen',
      'probestart mit spielgeld',
      'ohne ether einen start ansehen',
    ],
    says: 'Sie können den Creator mit der Demo-Wallet ausprobieren, die Test-Ether hat und keine Installation braucht. Die Wallet-Liste bietet sie an, wo die Seite auf ihrer eigenen Test-Chain läuft.',
  },
  'token-creator-name-check': {
    asks: [
      'Welche Namen und Symbole kann mein Token haben?',
      'länge des tickers',
      'darf mein coin usdc heißen',
      'verwechselbare buchstaben im tokennamen',
      'mein symbol wird abgelehnt',
    ],
    says: 'Der Creator warnt vor verwechselbaren Buchstaben und vor Symbolen, die einem bekannten Token gleichen. Er lehnt versteckte Zeichen, zu lange Namen und Symbole über {tokenCreatorLongestSymbol} Zeichen ab. Auf einer Chain ist kein Name reserviert: Ein anderer Token kann denselben haben.',
  },
  'token-creator-decimals': {
    asks: [
      'Wie viele Dezimalstellen sollte mein Token haben?',
      'decimals',
      '18 dezimalstellen oder weniger',
      'was sind dezimalstellen eines coins',
      'falsche zahl von nullen in der menge',
    ],
    says: 'Ein Token hat höchstens {tokenCreatorMostDecimals} Dezimalstellen, und die meisten haben genau so viele. Bleiben Sie dabei, wenn kein Grund dagegen spricht, und prüfen Sie die Zahl mit der Menge vor dem Start: Sie ändert sich nie.',
  },
  'token-creator-receiver': {
    asks: [
      'Wer bekommt die Menge meines Tokens beim Start?',
      'wohin gehen die token nach dem deployment',
      'adresse der ersten menge',
      'landen alle coins in meiner wallet',
    ],
    says: 'Die ganze erste Menge geht an die Adresse, die Sie nennen, oder an das startende Konto, wenn das Feld leer bleibt. Käufer achten auf dieses Konto, daher ist eine Multisig am besten. Mit einem Pool in derselben Transaktion bekommt die Adresse den Rest.',
  },
  'token-creator-draft': {
    asks: [
      'Kann ich meinen Token-Entwurf speichern und später weitermachen?',
      'entwurf teilen',
      'einem kollegen die einstellungen des tokens schicken',
      'sind meine eingaben nach dem neuladen weg',
    ],
    says: 'Die Adresse der Creator-Seite enthält Ihren Entwurf: Ein Neuladen behält ihn, und „Copy the draft’s link“ teilt ihn. Prüfen Sie jedes Konto in einem Entwurf, der per Link kam, denn sein Absender hat sie gewählt.',
  },
  'token-creator-interrupted': {
    asks: [
      'Was passiert, wenn der Start meines Tokens unterbrochen wird?',
      'start fehlgeschlagen',
      'ich habe die seite beim start geschlossen',
      'transaktion hängt, ist mein coin verloren',
      'token versehentlich zweimal gestartet',
    ],
    says: 'Scheitert ein Start, bleibt Ihr Entwurf, und Sie können erneut starten. Sie können die Seite schließen, während die Transaktion unterwegs ist. Ging die Antwort der Wallet verloren, sieht die Seite auf der Chain nach, damit Sie nicht zweimal starten.',
  },
  'token-creator-votes': {
    asks: [
      'Kann man mit meinem Token abstimmen?',
      'governance token',
      'dao token',
      'stimmen delegieren',
      'warum zählt mein guthaben nicht als stimme',
    ],
    says: 'Mit Votes zählen Guthaben als Stimmen, sobald ihre Inhaber sie delegieren, an sich selbst oder andere. Ein nicht delegiertes Guthaben stimmt nicht ab. Permit kommt mit, und Flash-Mint geht nicht dazu.',
  },
  'token-creator-signatures': {
    asks: [
      'Können Inhaber meines Tokens per Signatur zahlen, ohne Gas?',
      'option permit',
      'überweisungen ohne gas',
      'ERC-3009 wie usdc',
      'ERC-2612',
    ],
    says: 'Mit Permit erlauben Inhaber das Ausgeben per Signatur statt mit einer Transaktion. Mit Transfer by signature unterschreiben sie eine Zahlung, die jeder einreichen und deren Gas er bezahlen kann, wie bei USDC. Permit ist beim Öffnen des Creators angekreuzt.',
  },
  'token-creator-flash-mint': {
    asks: [
      'Was bewirkt Flash-Mint in einem Token?',
      'flash loan meines tokens',
      'ERC-3156',
      'ist flash minting gefährlich',
    ],
    says: 'Mit Flash mint kann jeder eine beliebige Menge erzeugen, die in derselben Transaktion zerstört wird, ohne Gebühr. Das kann einen Vertrag täuschen, der Guthaben oder Menge als Preis liest. Mit Stimmen oder Startgrenzen geht es nicht zusammen.',
  },
  'token-creator-bridge': {
    asks: [
      'Kann ein Token aus dem Creator zwischen Chains wechseln?',
      'option cross-chain',
      'bridge für meinen coin',
      'ERC-7802',
    ],
    says: 'Mit Cross-chain erzeugt und zerstört eine Bridge, die Sie beim Start nennen, Token, die zwischen Chains wechseln. Sie lässt sich nie ändern. Käufer lesen eine Warnung, denn der Token ist so sicher wie seine Bridge.',
  },
  'token-creator-next-steps': {
    asks: [
      'Was soll ich tun, nachdem mein Token gestartet ist?',
      'mein vertrag ist live, was kommt als nächstes',
      'nächste schritte für einen neuen coin',
      'wie gebe ich meinen token an leute weiter',
    ],
    says: 'Sperren Sie nach dem Start den Anteil, den Sie behalten, erstellen Sie einen Pool und sperren Sie dessen Liquidität, oder verteilen Sie den Token über eine Liste, aus der Konten ihren Anteil abholen. Der gestartete Token zeigt zu allem einen Link.',
  },
  'token-creator-first-minute': {
    asks: [
      'Was prüft ein Käufer an meinem Token zuerst?',
      'erste minute eines käufers',
      'fragen von investoren zu einem neuen coin',
      'wie werden leute meinen token beurteilen',
    ],
    says: 'In der ersten Minute fragt ein Käufer, ob es der richtige Token ist, ob er verkäuflich und vermehrbar ist und wer Macht über ihn hat. Dann kommen Grenzen, der Anteil der Macher und die Liquidität. Der Creator zeigt, wie Ihr Entwurf jede Frage beantwortet.',
  },
  'token-creator-add-wallet': {
    asks: [
      'Warum sehe ich meinen neuen Token nicht in meiner Wallet?',
      'token zu metamask hinzufügen',
      'meinen coin importieren',
      'guthaben fehlt nach dem start',
    ],
    says: 'Drücken Sie nach dem Start „Add to wallet“, und Ihre Wallet führt den Token auf. Das gibt es für Token (ERC-20), solange Ihr Konto verbunden ist.',
  },
  'token-creator-plan-month': {
    asks: [
      'Wie bereite ich einen Token-Start einen Monat vorher vor?',
      'checkliste token launch',
      'plan für den start eines tokens',
      'was gehört auf die seite der versprechen',
    ],
    says: 'Einen Monat vor dem Start schreiben Sie eine Seite mit Versprechen, wählen, was der Token kann, und entscheiden, wo er lebt. Lassen Sie den Code von jemandem lesen, der ihn nicht geschrieben hat. Richten Sie eine Multisig ein und sichern Sie verwechselbare Namen.',
  },
  'token-creator-plan-week': {
    asks: [
      'Was soll ich eine Woche vor dem Token-Start tun?',
      'was ist sieben tage vor dem start zu prüfen',
      'start im testnetz proben',
      'locks und airdrop liste vorbereiten',
    ],
    says: 'Eine Woche vor dem Start veröffentlichen Sie mit demselben Skript im Testnetz, lesen das Ergebnis und prüfen die Dezimalstellen. Veröffentlichen Sie die Adressen aller Verträge. Bereiten Sie Locks und Airdrop-Liste vor und sagen Sie, was Sie nicht tun werden.',
  },
  'token-creator-plan-day': {
    asks: [
      'Was soll ich am Tag vor dem Token-Start tun?',
      'morgen starten wir unseren coin',
      'letzter tag vor dem launch',
      'wer macht was beim start',
    ],
    says: 'Am Tag vor dem Start ändern Sie nichts mehr und füllen die sendenden Konten mit dem Dreifachen des Erwarteten. Legen Sie fest, wer sendet, wer die Chain beobachtet und wer antwortet. Schreiben Sie auf, was Sie bei einem Fehlschlag sagen, und schlafen Sie.',
  },
  'token-creator-launch-hour': {
    asks: [
      'In welcher Reihenfolge gehe ich in der Stunde des Starts vor?',
      'schritte am tag des launchs',
      'pool, lock, ankündigung, was zuerst',
      'wann darf ich meinen token ankündigen',
      'probeverkauf vor der ankündigung',
    ],
    says: 'In der Stunde des Starts veröffentlichen Sie den Token, prüfen Eigentümer und Rollen, füllen den Pool in einer Transaktion und sperren die Liquidität. Machen Sie die Locks des Teams, kaufen und verkaufen Sie eine Kleinigkeit. Kündigen Sie erst an, wenn dieser Verkauf gelang.',
  },
  'token-creator-first-days': {
    asks: [
      'Was soll ich in den ersten Tagen nach dem Token-Start tun?',
      'erste woche nach dem launch',
      'leute bieten mir privat listings an',
      'wann das mint recht aufgeben',
    ],
    says: 'Beantworten Sie in den ersten Tagen jede Vertrauensfrage mit einer Adresse und lassen Sie private Angebote für Listings oder Market Making unbeantwortet. Beobachten Sie die Rechte, geben Sie auf, was Sie nicht mehr brauchen, und lassen Sie den Code in Ruhe.',
  },
}
