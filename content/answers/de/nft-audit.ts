import type { facts as english } from '#content/answers/en/nft-audit.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'nft-audit-price': {
    asks: [
      'Was kostet ein NFT-Audit?',
      'nft audit preis',
      'kosten für die prüfung unserer kollektion',
      'was verlangt ihr für ein review unseres nft-vertrags',
      'ist ein sicherheitstest für einen drop teuer',
    ],
    says: 'Ein NFT-Audit kostet {nftAuditPrice}. Eine Kollektion mit einem öffentlichen Verkauf kostet {nftAuditBasePrice}, und jeder weitere Teil Ihres Drops bringt Tage dazu. Die Preise sind Richtwerte.',
  },
  'nft-audit-duration': {
    asks: [
      'Wie lange dauert ein NFT-Audit?',
      'nft audit dauer',
      'wie viele tage vor dem mint müssen wir kommen',
      'zeit für die prüfung einer kollektion',
      'wann das audit für unseren drop bestellen',
    ],
    says: 'Ein NFT-Audit dauert {nftAuditDays}. Bei einer Kollektion mit einem öffentlichen Verkauf sind es {nftAuditBaseDays}. Die Zeit für Ihre Korrekturen kommt dazu.',
  },
  'nft-audit-parts': {
    asks: [
      'Was macht ein NFT-Audit teurer?',
      'zusätzliche tage für reveal oder allow-list',
      'nft audit rechner optionen',
      'kostet staking beim nft audit extra',
      'aufpreis für on-chain-kunst',
    ],
    says: 'In Tagen eines NFT-Audits kommen dazu: Allow-List {nftAuditAllowListDays}, mehrere Phasen {nftAuditPhasesDays}, verzögerter Reveal {nftAuditRevealDays} und Kunst auf der Chain {nftAuditOnChainDays}. Geteilte Tantiemen bringen {nftAuditRoyaltiesDays}, Editionen {nftAuditEditionsDays}, Staking {nftAuditStakingDays} und ein Proxy {nftAuditProxyDays} dazu. Wählen Sie sie im Rechner, um den Preis zu sehen.',
  },
  'nft-audit-what': {
    asks: [
      'Was ist ein NFT-Audit?',
      'nft vertrag prüfen lassen',
      'prüft ihr nft-drops',
      'könnt ihr unseren mint vor dem start testen',
      'sicherheit für kollektionen',
    ],
    says: 'Bei einem NFT-Audit greifen wir Ihren Drop an, bevor andere es können. Ein Prüfer liest den Code, und einer schreibt Bots, die ihn austricksen. Dann tauschen sie die Plätze.',
  },
  'nft-audit-why': {
    asks: [
      'Warum sollten wir einen NFT-Drop prüfen lassen?',
      'braucht eine kleine nft-kollektion ein audit',
      'was kann am tag des mints schiefgehen',
      'risiken eines nft-starts',
      'es sind doch nur bilder, wozu eine prüfung',
    ],
    says: 'Ein NFT-Drop geschieht einmal, und der Verkauf dauert Minuten. Angreifer proben ihn auf einem Fork der Chain, und ein seltenes Stück, das ein Bot bekommt, bleibt beim Bot.',
  },
  'nft-audit-attacks': {
    asks: [
      'Welche Angriffe führen Sie auf einen NFT-Drop aus?',
      'liste der nft-angriffe',
      'was testet ihr an einer kollektion',
      'wie werden nft-verkäufe ausgetrickst',
      'typische lücken in mint-verträgen',
    ],
    says: 'Wir führen {nftAuditAttacks} Angriffe auf einen NFT-Drop aus: doppelter Beweis, Mint-Limit, Empfänger-Hook, Verbrennen und neu minten, erratener Reveal, blockierende Tantieme und geänderte Bilder.',
  },
  'nft-audit-mint-limit': {
    asks: [
      'Kann ein Käufer das Mint-Limit eines NFT umgehen?',
      'mint-limit umgangen',
      'max per wallet ist nicht sicher',
      'jemand hat alle nfts in einer transaktion gekauft',
      'wie erzwingen wir zwei stück pro adresse',
    ],
    says: 'Ein NFT-Käufer kann ein Limit umgehen, das zählt, was eine Adresse hält, indem er jedes Stück wegschickt. Ein Zähler der Mints je Adresse verhindert das. Wir versuchen es in jeder Phase.',
  },
  'nft-audit-proof-twice': {
    asks: [
      'Kann ein Platz auf einer NFT-Allow-List zweimal benutzt werden?',
      'whitelist-beweis doppelt benutzt',
      'merkle proof replay beim mint',
      'gleicher platz in beiden phasen eingelöst',
      'wie wird ein allow-list-beweis sicher',
    ],
    says: 'Ein Platz auf einer NFT-Allow-List kann zweimal benutzt werden, wenn sein Beweis weder Menge noch Phase nennt. Jeder Eintrag muss Konto, Menge und Phase enthalten. Wir lösen jeden Platz in jeder Phase zweimal ein.',
  },
  'nft-audit-hook': {
    asks: [
      'Was ist am Empfänger-Hook beim NFT-Mint gefährlich?',
      'onERC721Received reentrancy',
      'ist safeMint gefährlich',
      'reentrancy beim nft mint',
      'vertrag ruft mint noch einmal auf, während er empfängt',
    ],
    says: 'Ein sicherer Mint ruft den Vertrag des NFT-Käufers auf, und der kann erneut minten, bevor Ihr Zähler steigt. Erhöhen Sie zuerst die Zähler und rufen Sie den Empfänger zuletzt. Unser Testvertrag ruft dabei jede externe Funktion auf.',
  },
  'nft-audit-burn': {
    asks: [
      'Kann das Verbrennen von NFTs den Verkauf wieder öffnen?',
      'burn und neu minten',
      'totalSupply als obergrenze',
      'mehr stücke als die höchstmenge',
      'supply-grenze unserer kollektion überschritten',
    ],
    says: 'Verbrennen öffnet einen NFT-Verkauf wieder, wenn die Obergrenze totalSupply() liest, und es werden zu viele Stücke verkauft. Die Grenze muss jeden Mint zählen. Wir testen das mit zufälligen Mints und Burns.',
  },
  'nft-audit-predict': {
    asks: [
      'Kann ein Bot unseren NFT-Reveal vorhersagen?',
      'vorhersehbarer reveal',
      'bots schnappen sich seltene stücke',
      'zufall aus dem blockhash',
      'wie prüft ihr, ob man den reveal erraten kann',
    ],
    says: 'Ein Bot kann einen NFT-Reveal vorhersagen, dessen Startwert aus dem Block kommt. Legen Sie die Reihenfolge vor dem Verkauf fest und verschieben Sie sie um einen Wert, den niemand steuert. Wir lassen so einen Bot auf einem Fork laufen.',
  },
  'nft-audit-oracle': {
    asks: [
      'Braucht ein fairer NFT-Reveal ein Orakel?',
      'reveal ohne chainlink vrf',
      'faire zufällige reihenfolge einer kollektion',
      'provenance hash und verschiebung',
      'wie mischen wir die stücke fair',
    ],
    says: 'Ein NFT-Reveal kann ohne Orakel fair sein. Sie legen die Reihenfolge vor dem Verkauf fest. Ein Wert, den vor dem letzten Mint niemand kennt, verschiebt sie dann.',
  },
  'nft-audit-royalty-block': {
    asks: [
      'Kann eine Tantieme NFT-Verkäufe blockieren?',
      'royalty split schlägt fehl',
      'ein empfänger lehnt ether ab',
      'royaltyInfo liefert zu viel',
      'testet ihr royalties bei jedem preis',
    ],
    says: 'Eine Tantieme blockiert NFT-Verkäufe, wenn royaltyInfo mehr als den Preis verlangt oder ein Empfänger Ether ablehnt. Wir testen jeden Preis ab einer Einheit und fügen einen Empfänger hinzu, der ablehnt.',
  },
  'nft-audit-royalty-paid': {
    asks: [
      'Müssen Marktplätze NFT-Tantiemen zahlen?',
      'was verspricht ERC-2981',
      'lassen sich royalties bei jedem verkauf erzwingen',
      'warum hat unser künstler keine tantieme bekommen',
      'sind nft-royalties garantiert',
    ],
    says: 'Jeder NFT-Marktplatz entscheidet selbst, ob er Tantiemen zahlt, denn ERC-2981 sagt ihm nur, was die Urheber verlangen. Planen Sie auch Verkäufe ohne Tantieme. Wir prüfen, dass Ihr Vertrag bei jedem Preis richtig antwortet.',
  },
  'nft-audit-pictures': {
    asks: [
      'Können sich die Bilder eines NFT nach dem Verkauf ändern?',
      'metadaten nicht wirklich eingefroren',
      'besitzer ändert die base uri',
      'das bild meines nft ist verschwunden',
      'wer kann eine tokenURI ändern',
    ],
    says: 'NFT-Bilder ändern sich, wenn der Besitzer eine neue Basisadresse setzen kann oder die Domain des Servers verfällt. Wir listen jedes Konto auf, das eine tokenURI ändern kann, vor und nach dem Einfrieren.',
  },
  'nft-audit-metadata': {
    asks: [
      'Prüfen Sie die Metadaten unserer NFT-Kollektion?',
      'metadaten prüfung',
      'gehören die json-dateien zum nft audit',
      'testet ihr unsere links und bilder',
      'prüfung der eigenschaften und traits',
    ],
    says: 'Beim NFT-Audit prüfen wir die Metadaten selbst: ihre Form, ihre Links, ihren Hash und wer sie ändern kann.',
  },
  'nft-audit-allow-list': {
    asks: [
      'Prüfen Sie die Allow-List unseres NFT-Drops?',
      'whitelist prüfen',
      'doppelte einträge in der allowlist',
      'stimmt unsere merkle root',
      'fehler in der whitelist',
    ],
    says: 'Wir berechnen die Allow-List Ihres NFT-Drops neu und nennen doppelte Einträge im Bericht. Senden Sie uns die Liste zusammen mit dem eingefrorenen Commit.',
  },
  'nft-audit-base-contract': {
    asks: [
      'Reicht ein bekannter Basisvertrag für ein NFT?',
      'wir verwenden nur openzeppelin',
      'unser nft baut auf ERC721A auf',
      'standardbibliothek, also kein audit nötig',
      'wir haben den vertrag einer berühmten kollektion kopiert',
    ],
    says: 'Ein bekannter Basisvertrag macht ein NFT-Audit günstiger, weil wir ihn schon gelesen haben. Limits, Beweise, Reveal und Auszahlung sind trotzdem Ihr eigener Code.',
  },
  'nft-audit-steps': {
    asks: [
      'Wie läuft ein NFT-Audit ab?',
      'ablauf nft audit',
      'schritte bei der prüfung eines drops',
      'phasen eurer arbeit an unserer kollektion',
      'was macht ihr zuerst mit einem nft-vertrag',
    ],
    says: 'Ein NFT-Audit hat diese Schritte: Einrichtung ({nftAuditSetUp}), Angriff ({nftAuditAttackDays}), Ihre Korrekturen in Ihrem Tempo und eine Probe ({nftAuditRehearsal}).',
  },
  'nft-audit-rehearsal': {
    asks: [
      'Proben Sie den NFT-Drop mit uns?',
      'generalprobe mint',
      'testlauf auf einem fork',
      'können wir den verkauf vorher durchspielen',
      'reveal und auszahlung üben',
    ],
    says: 'Wir proben den ganzen NFT-Drop mit Ihnen auf einem Fork der Chain: Phasen, Reveal und Auszahlung. Die Probe dauert {nftAuditRehearsal}.',
  },
  'nft-audit-launch-day': {
    asks: [
      'Was steht in der Start-Checkliste für einen NFT-Drop?',
      'launch-checkliste',
      'wer signiert was am tag des mints',
      'reihenfolge der transaktionen beim drop',
      'was, wenn beim mint eine transaktion scheitert',
    ],
    says: 'Die Start-Checkliste eines NFT-Audits nennt die Transaktionen des Tages in ihrer Reihenfolge. Sie sagt, wer jede signiert und was zu tun ist, wenn eine scheitert.',
  },
  'nft-audit-deliverables': {
    asks: [
      'Was bekommen wir bei einem NFT-Audit?',
      'lieferumfang nft audit',
      'was steht im nft-bericht',
      'behalten wir die angriffsverträge',
      'was halten wir vor dem verkauf in der hand',
    ],
    says: 'Ein NFT-Audit gibt Ihnen die Angriffsverträge, einen Bericht und eine Start-Checkliste. Jeder Befund im Bericht hat Zeilen, Wirkung, fehlschlagenden Test und Korrektur.',
  },
  'nft-audit-example': {
    asks: [
      'Kann ich ein Beispiel für einen NFT-Befund sehen?',
      'beispielbefund drop',
      'wie sieht ein gemeldeter nft-fehler aus',
      'beispiel für eine unsichere mint-funktion',
    ],
    says: 'Die Seite zum NFT-Audit zeigt einen Befund aus einem Muster-Drop: ein Mint-Limit, das zählt, was eine Adresse hält. Er hat die Zeilen, die Wirkung, den fehlschlagenden Test und die Korrektur.',
  },
  'nft-audit-needs': {
    asks: [
      'Was brauchen Sie von uns für ein NFT-Audit?',
      'voraussetzungen nft audit',
      'was schicken wir euch vor dem test des drops',
      'braucht ihr unsere metadaten und die whitelist',
      'unterlagen für die prüfung einer kollektion',
    ],
    says: 'Für ein NFT-Audit brauchen wir einen eingefrorenen Commit, das Deployment-Skript, die Allow-List und die Metadaten oder ihren Generator. Dazu kommen eine Tabelle mit Phasen, Preisen, Limits und Daten und der Besitzer des Vertrags vor, während und nach dem Verkauf.',
  },
  'nft-audit-excluded': {
    asks: [
      'Was gehört nicht zu einem NFT-Audit?',
      'grenzen nft audit',
      'beurteilt ihr unsere kunst',
      'sagt ihr uns, welcher floor price zu erwarten ist',
      'prüft ihr auch unseren marktplatz oder token',
    ],
    says: 'Ein NFT-Audit prüft weder Markt noch Token neben dem Drop und beurteilt weder die Kunst noch ihren Preis. Es schützt auch nicht vor einer Person mit vielen Adressen.',
  },
  'nft-audit-many-wallets': {
    asks: [
      'Kann ein NFT-Audit eine Person mit vielen Wallets stoppen?',
      'sybil schutz',
      'ein sammler benutzt hundert adressen',
      'schutz vor bots beim mint',
      'käufer mit mehreren wallets',
    ],
    says: 'Ein NFT-Audit schützt nicht vor einer Person mit vielen Adressen. Es testet, dass das Limit für jede Adresse hält.',
  },
  'nft-audit-soon': {
    asks: [
      'Unser NFT-Verkauf ist in wenigen Tagen. Können Sie noch helfen?',
      'dringendes nft audit',
      'drop nächste woche und noch keine prüfung',
      'mint-vertrag in letzter minute prüfen',
      'express-audit für unsere kollektion',
    ],
    says: 'Kurz vor einem NFT-Verkauf können wir einen Teil gut prüfen: Sagen Sie uns, welcher Ihnen am meisten Sorgen macht. Ein volles Audit geben wir nicht schneller frei, als sich der Code lesen lässt.',
  },
  'nft-audit-fix-week': {
    asks: [
      'Wie viel Zeit sollten wir vor einem NFT-Drop für Korrekturen einplanen?',
      'zeit für fixes vor dem mint',
      'können wir den mint-vertrag in der nacht davor ändern',
      'abstand zwischen nft audit und verkauf',
    ],
    says: 'Planen Sie vor Ihrem NFT-Drop eine Woche für Korrekturen ein. Drops scheitern an Korrekturen aus der Nacht davor.',
  },
  'nft-audit-order': {
    asks: [
      'Wie bestelle ich ein NFT-Audit?',
      'nft audit anfragen',
      'prüfung für unseren drop buchen',
      'wo frage ich eine prüfung meiner kollektion an',
      'angebot für eine kollektion',
    ],
    says: 'Fragen Sie auf der Seite zum NFT-Audit danach, oder senden Sie die Audit-Anfrage. Ist Ihre Kollektion schon auf einer Chain, untersuchen Sie sie zuerst und senden Sie den Bericht mit.',
  },
  'nft-audit-inspector': {
    asks: [
      'Wie prüfe ich hier eine NFT-Kollektion?',
      'nft inspektor',
      'kollektion mit ihrer adresse untersuchen',
      'ist diese nft-kollektion sicher',
      'adresse meines nft eingeben',
    ],
    says: 'Geben Sie die Adresse einer NFT-Kollektion auf der Seite zum NFT-Audit ein und drücken Sie „Inspect it“. Unser Server befragt den Vertrag bei einem Block, und Sie sehen jeden Befund, sobald er da ist.',
  },
  'nft-audit-inspector-reads': {
    asks: [
      'Was liest der NFT-Inspektor?',
      'inspektor prüft was',
      'sieht der inspektor die rechte des besitzers',
      'erkennt das werkzeug, ob die menge begrenzt ist',
      'was erfahre ich über eine kollektion',
    ],
    says: 'Der NFT-Inspektor liest Standards, Menge, Tantiemen, die Metadaten einer Stichprobe und die Befugnisse im Code. Jeder Befund sagt, was er bedeutet und wie wir ihn gefunden haben.',
  },
  'nft-audit-inspector-free': {
    asks: [
      'Ist der NFT-Inspektor kostenlos?',
      'nft prüfen gratis',
      'was kostet eine inspektion',
      'brauche ich ein wallet, um eine kollektion zu untersuchen',
      'muss ich mich für den inspektor registrieren',
    ],
    says: 'Der NFT-Inspektor ist kostenlos und braucht weder Konto noch Wallet.',
  },
  'nft-audit-inspector-limits': {
    asks: [
      'Ersetzt der NFT-Inspektor ein Audit?',
      'grenzen des inspektors',
      'kann ich mich auf die inspektion verlassen',
      'der inspektor findet nichts, ist die kollektion sicher',
      'unterschied zwischen inspektion und nft audit',
    ],
    says: 'Der NFT-Inspektor sieht eine Kollektion von außen: Aufrufe, Code, Speicher und Dateien bei einem Block. Er liest keinen Quelltext und findet keine logischen Fehler, also ersetzt er kein Audit.',
  },
  'nft-audit-inspector-chain': {
    asks: [
      'Welche Chain liest der NFT-Inspektor?',
      'der inspektor findet keinen vertrag',
      'kann ich eine kollektion auf polygon untersuchen',
      'inspektor für andere netzwerke',
      'meine kollektion wird nicht gefunden',
    ],
    says: 'Der NFT-Inspektor liest die eine Chain, mit der diese Website verbunden ist, und der Bericht nennt sie. Eine Kollektion auf einer anderen Chain liest er nicht.',
  },
  'nft-audit-inspector-standards': {
    asks: [
      'Welche NFT-Standards lassen sich untersuchen?',
      'ERC-721 und ERC-1155',
      'nimmt der inspektor editionen',
      'kann ich dort einen ERC-20-token untersuchen',
      'der inspektor sagt, das ist keine kollektion',
    ],
    says: 'Der NFT-Inspektor nimmt Kollektionen nach ERC-721 und ERC-1155. Jede andere Adresse lehnt er mit dem Grund ab, etwa einen Token nach ERC-20 oder das Konto einer Person.',
  },
  'nft-audit-inspector-attacks': {
    asks: [
      'Welche NFT-Angriffe findet der Inspektor selbst?',
      'angriffe, die der inspektor sieht',
      'erkennt die inspektion ein schlechtes mint-limit',
      'was sieht man nur im quelltext einer kollektion',
    ],
    says: 'Der NFT-Inspektor findet {nftAuditSeenAttacks} der {nftAuditAttacks} Angriffe an den Funktionen im Code: Verbrennen und neu minten, geänderte Tantieme und geänderte Bilder. Für die anderen braucht es den Quelltext.',
  },
  'nft-audit-inspector-weights': {
    asks: [
      'Wie gewichtet der NFT-Inspektor seine Befunde?',
      'serious, notable, minor',
      'punktzahl einer kollektion',
      'was heißt „not found out“ in einer inspektion',
      'bewertung eines nft-vertrags',
    ],
    says: 'Der NFT-Inspektor nennt jeden Befund ernst, beachtlich, gering, wissenswert oder nicht herausgefunden. Eine Punktzahl gibt er nicht.',
  },
  'nft-audit-inspector-share': {
    asks: [
      'Kann ich eine NFT-Inspektion teilen oder herunterladen?',
      'inspektion als json herunterladen',
      'link zum inspektionsbericht',
      'bericht einer kollektion drucken',
      'inspektion mit der audit-anfrage senden',
    ],
    says: 'Sie können den Link einer NFT-Inspektion kopieren, sie als JSON herunterladen, drucken oder ihren Bericht als Seite öffnen. „Send it with an audit request“ fügt sie Ihrer Anfrage bei.',
  },
  'nft-audit-storage': {
    asks: [
      'Wo sollten NFT-Metadaten gespeichert werden?',
      'nft speicherung',
      'eigener server, ipfs, arweave oder on-chain',
      'bester ort für nft-bilder',
      'wie bleibt meine kunst dauerhaft erhalten',
    ],
    says: 'NFT-Metadaten können auf Ihrem Server sein, unter einer Inhaltsadresse wie bei IPFS, in einmalig bezahltem Speicher oder auf der Chain. Ein Server ist die schwächste Wahl, die Chain die stärkste.',
  },
  'nft-audit-ipfs': {
    asks: [
      'Reicht IPFS für ein NFT?',
      'ipfs',
      'kann eine datei auf ipfs verschwinden',
      'gateway oder inhaltsadresse im vertrag',
      'wer hält ipfs-dateien online',
    ],
    says: 'Mit IPFS kann niemand die Datei eines NFT austauschen, denn ihre Adresse ist ein Hash des Inhalts. Jemand muss die Datei aber aufbewahren, sonst antwortet unter der Adresse nichts.',
  },
  'nft-audit-on-chain': {
    asks: [
      'Kann NFT-Kunst auf der Chain selbst gespeichert werden?',
      'nft komplett on-chain',
      'ist on-chain-kunst zu teuer',
      'svg von einem vertrag gezeichnet',
      'gaskosten für ein gespeichertes bild',
    ],
    says: 'NFT-Kunst auf der Chain bleibt so lange wie die Chain. Ein Foto dort zu speichern ist teuer, aber ein Vertrag kann eine Zeichnung auf Anfrage berechnen, und die Anfrage ist kostenlos.',
  },
  'nft-audit-buyer': {
    asks: [
      'Was sollte ich fragen, bevor ich ein NFT kaufe?',
      'checkliste nft-käufer',
      'woher weiß ich, ob das bild bleibt',
      'fragen an den künstler vor dem kauf',
      'worauf achten als nft-sammler',
    ],
    says: 'Fragen Sie vor dem Kauf eines NFT, was tokenURI liefert, wer es ändern kann und ob der Vertrag eine Inhaltsadresse oder ein Gateway enthält. Fragen Sie, wer die Dateien aufbewahrt und bis wann. Fragen Sie bei Kunst auf der Chain, ob der zeichnende Vertrag einen Besitzer hat.',
  },
  'nft-audit-creator': {
    asks: [
      'Was sollten Urheber tun, damit NFT-Metadaten bleiben?',
      'metadaten einfrieren',
      'wann sollen wir die base uri einfrieren',
      'rat für künstler zu metadaten',
      'wie schütze ich meine sammler vor verlorenen bildern',
    ],
    says: 'Legen Sie die Inhaltsadresse Ihrer NFT-Metadaten in den Vertrag, und frieren Sie sie in der Transaktion des Reveals ein. Veröffentlichen Sie alle Dateien als ein Archiv mit Hash. Berechnen Sie die Kunst, wenn sie sich berechnen lässt.',
  },
}
