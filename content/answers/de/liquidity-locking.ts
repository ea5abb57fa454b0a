import type { facts as english } from '#content/answers/en/liquidity-locking.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'liquidity-what': {
    asks: [
      'Was ist eine Liquiditätssperre?',
      'gesperrte liquidität bedeutung',
      'was heißt lp gelockt',
      'wie funktioniert ein liquidity locker',
      'was passiert mit dem Pool bei gesperrter Liquidität',
    ],
    says: 'Eine Liquiditätssperre hält Ihre Uniswap-Poolanteile oder Ihre Position bis zu einem Termin oder dauerhaft in einem Vertrag. Bis dahin kann niemand die Liquidität herausnehmen, und die Handelsgebühren bleiben Ihre.',
  },
  'liquidity-why': {
    asks: [
      'Warum sollten wir unsere Liquidität sperren?',
      'warum lp locken',
      'rug pull verhindern',
      'wie zeige ich, dass ich die Liquidität nicht abziehe',
      'unsere community will gesperrte LP',
    ],
    says: 'Käufer fragen zuerst, ob das Team die Liquidität abziehen kann. Eine Sperre beantwortet das auf der Chain: Niemand kann sie vor dem Termin abheben, und jeder kann es prüfen.',
  },
  'liquidity-fee': {
    asks: [
      'Was kostet es, Liquidität zu sperren?',
      'lp sperre gebühr',
      'preis liquidity locker',
      'nehmt ihr einen Anteil vom Pool',
      'ist das sperren von uniswap lp kostenlos',
    ],
    says: 'Das Sperren von Liquidität ist frei von einer Gebühr an uns. Wir nehmen keinen Anteil an Liquidität oder Handelsgebühren: Sie zahlen die Netzwerkgebühr. Planen und proben wir mit Ihnen, kostet ein Tag {liquidityLockingDayRate}.',
  },
  'liquidity-gas': {
    asks: [
      'Wie viel Gas braucht das Sperren einer Position?',
      'gas lp sperren',
      'PositionLocker gas',
      'netzwerkgebühr V3-Position sperren',
    ],
    says: 'Eine Position von Uniswap V3 zu sperren braucht {liquidityLockingGas}, als erste ihres Eigentümers, Managers und Pools {liquidityLockingGasFirst}. Gebühren einsammeln braucht {liquidityLockingGasCollect}, abheben {liquidityLockingGasWithdraw}.',
  },
  'liquidity-how': {
    asks: [
      'Wie sperre ich meine Uniswap-LP?',
      'liquidität sperren anleitung',
      'lp token locken schritte',
      'wo kann ich eine Position sperren',
      'wie viele transaktionen braucht die lp-sperre',
    ],
    says: 'Um Liquidität zu sperren, öffnen Sie die Seite Liquidity locking und verbinden eine Wallet: Sie zeigt Ihre Anteile und Positionen. Wählen Sie Termin oder dauerhaft, Eigentümer und Gebührenempfänger. Dann genehmigen und sperren Sie in ein oder zwei Transaktionen.',
  },
  'liquidity-needs': {
    asks: [
      'Was brauche ich, bevor ich Liquidität sperre?',
      'voraussetzungen lp-sperre',
      'checkliste vor dem sperren des pools',
      'was muss für die liquiditätssperre bereitliegen',
    ],
    says: 'Um Liquidität zu sperren, brauchen Sie die Poolanteile oder die Position in einer eigenen Wallet, einen Termin, den Käufer glauben, und eine Adresse, die die Gebühren erhält.',
  },
  'liquidity-date': {
    asks: [
      'Wie lange sollte ich die Liquidität sperren?',
      'dauer lp-sperre',
      'reicht ein monat liquiditätssperre',
      'empfohlene sperrzeit für einen neuen pool',
    ],
    says: 'Wählen Sie einen Termin, den Käufer glauben: Eine Sperre von einem Monat verrät, wann Sie aussteigen wollen. Eine Liquiditätssperre kann bis zu {liquidityLockingLongest} in der Zukunft enden oder dauerhaft sein und lässt sich später verlängern.',
  },
  'liquidity-which': {
    asks: [
      'Welche Arten von Liquidität kann ich sperren?',
      'uniswap V2 V3 V4 sperre',
      'unterstützt ihr V4-Positionen',
      'kann ich eine V3-Position als NFT sperren',
    ],
    says: 'Sperren können Sie Poolanteile von Uniswap V2 und Positionen von Uniswap V3 und V4. Eine Position bleibt ganz im PositionLocker; Poolanteile werden als Token gesperrt.',
  },
  'liquidity-vtwo': {
    asks: [
      'Wie sperre ich LP-Token von Uniswap V2?',
      'V2 LP sperren',
      'meine LP-Token stehen nicht in der Liste',
      'können LP-Token schrittweise frei werden',
    ],
    says: 'Poolanteile von Uniswap V2 sind ERC-20-Token, also nimmt sie der Token-Locker, mit jedem seiner Zeitpläne. Drücken Sie auf der Liquiditätsseite „Lock these LP tokens“, oder sperren Sie sie über ihre Adresse.',
  },
  'liquidity-vfour-find': {
    asks: [
      'Warum fehlt meine Uniswap-V4-Position in der Liste?',
      'V4 position nicht gefunden',
      'V4-Position über die Nummer finden',
      'die seite zeigt meine position nicht',
    ],
    says: 'Uniswap V4 führt keine Liste der Positionen nach Eigentümer, daher findet die Seite nur kürzlich erhaltene. Geben Sie die Nummer der Position ein, oder suchen Sie weiter zurück.',
  },
  'liquidity-other-exchange': {
    asks: [
      'Kann ich Liquidität einer anderen Börse als Uniswap sperren?',
      'PancakeSwap lp sperren',
      'SushiSwap pool locken',
      'andere dex unterstützt',
    ],
    says: 'Die Liquiditätsseite gilt nur für Uniswap. Pool-Token einer anderen Börse, die ERC-20 sind, lassen sich als Token sperren, aber unser Nachweis bürgt nicht für ihren Pool.',
  },
  'liquidity-early': {
    asks: [
      'Kann das Team gesperrte Liquidität vor dem Termin abziehen?',
      'rug trotz gesperrter liquidität',
      'lp vorzeitig herausholen',
      'wer kann eine gesperrte position verringern',
      'liquiditätssperre abbrechen',
    ],
    says: 'Gesperrte Liquidität kann vor dem Termin niemand abheben oder verringern: Eigentümer, Team und wir haben dafür keine Funktion. Nur Gebühren lassen sich einsammeln.',
  },
  'liquidity-partial': {
    asks: [
      'Kann ich vor dem Termin einen Teil der Liquidität abheben?',
      'teilweise abhebung lp',
      'hälfte der gesperrten position herausnehmen',
      'nur einen teil der poolanteile freigeben',
    ],
    says: 'Eine gesperrte Position kommt nach dem Termin ganz zurück: Ein Teil lässt sich vorher nicht abheben. Poolanteile können Sie teilen, und jeder Teil behält den Termin.',
  },
  'liquidity-withdraw': {
    asks: [
      'Wie bekomme ich meine Liquidität nach Ablauf zurück?',
      'gesperrte lp nach dem termin abheben',
      'positionssperre abgelaufen',
      'kommt die Liquidität von selbst zurück',
    ],
    says: 'Nach dem Termin nimmt der Eigentümer die Position ganz heraus, an jede Adresse, die sie annimmt. Öffnen Sie sie unter „Locked positions“ auf der Liquiditätsseite.',
  },
  'liquidity-fees': {
    asks: [
      'Bekomme ich bei gesperrter Liquidität weiter Handelsgebühren?',
      'gebühren aus gesperrter lp einsammeln',
      'wer bekommt die swap-gebühren des gesperrten pools',
      'fallen meine Einnahmen durch die Sperre weg',
    ],
    says: 'Handelsgebühren bleiben Ihre, solange die Liquidität gesperrt ist. Gebühren von V3 und V4 lassen sich jederzeit einsammeln und gehen an den Empfänger. Bei V2 wachsen sie im Anteil.',
  },
  'liquidity-payee': {
    asks: [
      'Wer erhält die Gebühren einer gesperrten Position?',
      'gebührenempfänger lp',
      'lp-gebühren an unsere kasse senden',
      'empfänger der gebühren ändern',
    ],
    says: 'Sie nennen das Konto, das die Gebühren einer gesperrten Position erhält; bleibt es leer, gehen sie an den Eigentümer. Er kann es später ändern, und eine übergebene Sperre zahlt an den neuen Eigentümer.',
  },
  'liquidity-uncollected': {
    asks: [
      'Was passiert mit LP-Gebühren, die ich nicht einsammle?',
      'nicht eingesammelte gebühren',
      'verfallen gebühren in der gesperrten position',
      'muss ich vor Ablauf einsammeln',
    ],
    says: 'Nicht eingesammelte Gebühren bleiben in der Position und kommen mit ihr zurück. Für das Einsammeln gibt es keine Frist.',
  },
  'liquidity-extend': {
    asks: [
      'Kann ich eine Liquiditätssperre verlängern?',
      'lp-sperre verlängern',
      'unsere poolsperre läuft nächste woche ab',
      'position später entsperren',
    ],
    says: 'Der Eigentümer kann eine Liquiditätssperre vor ihrem Ende verlängern: Der Termin rückt nach hinten, nie nach vorn.',
  },
  'liquidity-permanent': {
    asks: [
      'Kann ich Liquidität dauerhaft sperren?',
      'lp für immer sperren',
      'lp verbrennen oder dauerhaft sperren',
      'pool endgültig sperren und gebühren behalten',
    ],
    says: 'Liquidität lässt sich dauerhaft sperren: Niemand kann sie je wieder herausnehmen. Gebühren einer dauerhaft gesperrten Position von V3 oder V4 lassen sich weiter einsammeln.',
  },
  'liquidity-hand-over': {
    asks: [
      'Kann ich eine Liquiditätssperre übertragen?',
      'lp-sperre übertragen',
      'eigentümer der gesperrten position ändern',
      'Projekt samt gesperrtem Pool verkaufen',
    ],
    says: 'Eine Liquiditätssperre wechselt den Besitzer in zwei Schritten: Der Eigentümer bietet sie an, der Empfänger nimmt an. Danach gehen die Gebühren an den neuen Eigentümer.',
  },
  'liquidity-split': {
    asks: [
      'Kann ich gesperrte Liquidität teilen oder zusammenlegen?',
      'lp-sperre teilen',
      'gesperrte position unter gründern aufteilen',
      'zwei liquiditätssperren zusammenlegen',
    ],
    says: 'Gesperrte Poolanteile von V2 lassen sich teilen oder zusammenlegen und behalten ihren Termin. Positionen von V3 und V4 lassen sich nicht teilen oder zusammenlegen.',
  },
  'liquidity-add': {
    asks: [
      'Kann ich einer gesperrten Position Liquidität hinzufügen?',
      'gesperrte position erhöhen',
      'mehr in den gesperrten pool einzahlen',
      'V3-Liquidität während der Sperre aufstocken',
    ],
    says: 'Der Locker hat keine Funktion, um Liquidität hinzuzufügen, und erteilt keine Genehmigung. Uniswaps eigener V3-Manager nimmt Ergänzungen einer Position von jedem an; V4 nicht.',
  },
  'liquidity-rerange': {
    asks: [
      'Kann eine gesperrte Position in eine andere Preisspanne?',
      'range der gesperrten liquidität ändern',
      'preis außerhalb der spanne bei sperre',
      'gesperrte V3-Position neu ausrichten',
    ],
    says: 'Eine gesperrte Position kann nicht in eine andere Preisspanne umziehen. Verlässt der Preis die Spanne, hält sie nur einen der beiden Token und verdient keine Gebühren. Wählen Sie die Spanne vor der Sperre.',
  },
  'liquidity-migrate': {
    asks: [
      'Kann gesperrte Liquidität auf ein neueres Uniswap migriert werden?',
      'lp-sperre migrieren',
      'gesperrten V2-Pool nach V3 umziehen',
      'hat der locker eine migrationsfunktion',
    ],
    says: 'Gesperrte Liquidität lässt sich nicht migrieren: Der Locker hat keine solche Funktion. Niemand kann sie vor dem Termin in eine andere Version oder einen anderen Vertrag bringen.',
  },
  'liquidity-powers': {
    asks: [
      'Was kann der Eigentümer mit gesperrter Liquidität noch tun?',
      'rechte bei der lp-sperre',
      'gesperrte position verwalten',
      'welche änderungen erlaubt die poolsperre',
    ],
    says: 'Der Eigentümer gesperrter Liquidität kann Gebühren einsammeln, verlängern, dauerhaft machen, in zwei Schritten übergeben und nach dem Termin abheben. V2-Anteile lassen sich auch teilen und zusammenlegen. Verringern und migrieren kann niemand.',
  },
  'liquidity-get': {
    asks: [
      'Was bekomme ich, wenn ich Liquidität sperre?',
      'ergebnis lp-sperre',
      'zertifikat für gesperrte liquidität',
      'was kann ich nach der Poolsperre zeigen',
    ],
    says: 'Eine Liquiditätssperre gibt Ihnen die Sperre selbst, mit Ende, Eigentümer und Gebührenempfänger. Dazu kommt eine öffentliche Seite mit einem Nachweis des Pools und einem des Tokens.',
  },
  'liquidity-proof': {
    asks: [
      'Was zeigt der Nachweis eines gesperrten Pools?',
      'nachweis gesperrte liquidität',
      'link, der zeigt, dass unser Pool gesperrt ist',
      'pool-nachweis lesen',
    ],
    says: 'Der Nachweis eines Pools sagt in Geld, was Verkäufer bekommen, wenn sich der Preis halbiert, und bis wann. Er zeigt auch, wie lange jeder Teil bleibt, den Anteil nach Wert, das gesperrte Angebot und die Befugnisse des Token-Eigentümers.',
  },
  'liquidity-halves': {
    asks: [
      'Warum nennt der Nachweis, was Verkäufer bei halbem Preis bekommen?',
      'preis halbiert bedeutung',
      'warum geld statt prozent der lp',
      'wie wird der gesperrte betrag eines pools berechnet',
    ],
    says: 'Unser Nachweis zählt Geld, weil eine enge Spanne den größten Teil der Liquidität mit wenig Geld zeigen kann. Was Verkäufer bei halbiertem Preis bekommen, lässt sich so nicht aufblähen.',
  },
  'liquidity-ladder': {
    asks: [
      'Was ist die Leiter im Nachweis eines Pools?',
      'wie lange bleibt welcher teil der liquidität',
      'mehrere lp-sperren mit verschiedenen terminen',
      'wann wird der größte Teil des Pools frei',
    ],
    says: 'Die Leiter sagt, bis wann {liquidityLockingRungs} des gesperrten Geldes bleiben und was dauerhaft bleibt. Eine kleine Sperre, die bald endet, verschiebt diese Termine nicht.',
  },
  'liquidity-share': {
    asks: [
      'Was bedeutet der Anteil nach Wert eines Pools?',
      'gesperrter anteil am pool',
      'wie viel prozent der liquidität sind gesperrt',
      'kann jemand unseren gesperrten Anteil verwässern',
    ],
    says: 'Der Anteil nach Wert vergleicht Geld: Von allem, was der ganze Pool bis zum halben Preis zahlt, ist er der gesperrte Teil. Andere können den Rest aufstocken oder abziehen, darum sagt der Betrag mehr.',
  },
  'liquidity-exit': {
    asks: [
      'Was bedeutet die Zeile Exit im Pool-Nachweis?',
      'was, wenn alle in den gesperrten pool verkaufen',
      'schlimmster fall für verkäufer',
      'reicht das gesperrte Geld für alle Halter',
    ],
    says: 'Die Zeile „Exit“ sagt, was alle Token außerhalb der Sperren bringen, wenn sie nur in die gesperrte Liquidität verkauft werden. Der Betrag zeigt, wie viel Geld Verkäufern im schlimmsten Fall bleibt.',
  },
  'liquidity-enough': {
    asks: [
      'Reicht es, wenn der größte Teil des Pools gesperrt ist?',
      'badge sagt liquidität gesperrt, ist das sicher',
      'welcher Prozentsatz der LP sollte gesperrt sein',
      'trick mit enger spanne',
      'kann ein Abzeichen Käufer täuschen',
    ],
    says: 'Ob eine Sperre des größten Teils reicht, hängt von der Spanne ab: Ein großer Anteil einer engen Spanne kann wenig Geld sein. Prüfen Sie, was die Sperren bei fallendem Preis zahlen und bis wann.',
  },
  'liquidity-range-tool': {
    asks: [
      'Wo sehe ich, was eine gesperrte Spanne zahlt?',
      'spannen-simulator',
      'verschiedene preisspannen ausprobieren',
      'volle oder enge spanne für die sperre',
    ],
    says: 'Das Spannenwerkzeug auf der Liquiditätsseite zeigt, was eine gesperrte Spanne zahlt. Bewegen Sie den niedrigsten, den jetzigen und den höchsten Preis: Das Abzeichen bleibt gleich, das Geld für Verkäufer ändert sich.',
  },
  'liquidity-manager': {
    asks: [
      'Was bedeutet ein unbekannter Positionsmanager?',
      'manager unbekannt bei der sperre',
      'gefälschte uniswap-position in einer sperre',
      'warum ist eine sperre nicht bestätigt',
    ],
    says: 'Ein Manager ist der Vertrag, der eine Position führt; ein unbekannter beweist nichts über seinen Pool. Das Werkzeug kennzeichnet unbekannte Manager, und Pool-Nachweise zählen nur bekannte.',
  },
  'liquidity-hook': {
    asks: [
      'Was ist mit Hooks eines Uniswap-V4-Pools?',
      'V4 hook gesperrte liquidität',
      'kann ein Hook Verkäufe trotz Sperre verhindern',
      'hook-risiko im gesperrten pool',
    ],
    says: 'Ein Pool von Uniswap V4 kann einen Hook fragen, einen Vertrag, der Handel ändern oder verweigern kann. Unsere Sperre hält die Liquidität trotzdem, und die Nachweisseite warnt, wenn ein Hook Verkäufe stoppen kann.',
  },
  'liquidity-not-included': {
    asks: [
      'Wovor schützt eine Liquiditätssperre nicht?',
      'grenzen der lp-sperre',
      'kann der kurs trotz gesperrter liquidität fallen',
      'sperrt die Poolsperre auch unsere Token',
    ],
    says: 'Eine Liquiditätssperre hält keinen Kurs, denn alle können weiter verkaufen. Das Angebot des Tokens braucht eine eigene Sperre, und eine gesperrte Position kann nicht in eine andere Preisspanne umziehen.',
  },
  'liquidity-check': {
    asks: [
      'Wie prüfe ich, ob die Liquidität eines Projekts gesperrt ist?',
      'gesperrte liquidität überprüfen',
      'ist dieser pool wirklich gesperrt',
      'lp-sperre über pooladresse nachsehen',
    ],
    says: 'Um die gesperrte Liquidität eines Pools zu prüfen, öffnen Sie „Find a lock“ auf der Liquiditätsseite und fügen den Pool ein. Die Seite sagt, was seine Sperren zahlen und bis wann, und listet jede mit Nachweis.',
  },
  'liquidity-find': {
    asks: [
      'Wo finde ich meine Liquiditätssperre?',
      'meine gesperrten positionen',
      'lp-sperre über die nummer finden',
      'liste der gesperrten positionen meiner wallet',
    ],
    says: 'Eine Liquiditätssperre finden Sie ohne Wallet über ihre Nummer oder ihren Pool. Verbinden Sie eine Wallet, um eigene gesperrte Positionen zu sehen, angebotene und solche, deren Gebühren Sie erhalten.',
  },
  'liquidity-badge': {
    asks: [
      'Gibt es ein Abzeichen für gesperrte Liquidität?',
      'badge lp gesperrt',
      'poolsperre auf unserer website zeigen',
      'bild für gesperrte liquidität einbinden',
    ],
    says: 'Jede gesperrte Position hat ein Abzeichen, ein Bild für andere Websites. Es sagt, bis wann die Position gesperrt ist und was sie bei halbiertem Preis zahlt, nach dem Stand der Chain.',
  },
  'liquidity-safe': {
    asks: [
      'Wie sicher ist euer Liquidity Locker?',
      'hacks von liquidity lockern',
      'kann ein anderer meine gesperrte position verringern',
      'kann ein admin meinen gesperrten Pool nehmen',
    ],
    says: 'Unsere Positionssperre verlangt nur eine Nummer, die der Sperre, und hat keine Migration und keine Funktion, die Liquidität verringert. Genau daran verloren andere Locker Geld: an einer zweiten Nummer und an einer Funktion namens migrate.',
  },
  'liquidity-sent-directly': {
    asks: [
      'Ich habe meine Position direkt an den Locker gesendet. Ist sie verloren?',
      'uniswap nft an PositionLocker übertragen',
      'position versehentlich an den lock-vertrag gesendet',
      'safeTransferFrom an den locker schlägt fehl',
    ],
    says: 'Eine Position, die per bloßem transferFrom an den Locker geht, gehört zu keiner Sperre und bleibt dauerhaft dort. Ein sicherer Transfer wird abgelehnt. Sperren Sie immer über die Seite oder mit lock.',
  },
  'liquidity-without-site': {
    asks: [
      'Funktioniert eine Liquiditätssperre ohne eure Website?',
      'poolsperre wenn die website offline ist',
      'lp-gebühren über block-explorer einsammeln',
      'was, wenn ihr schließt, während unsere Liquidität gesperrt ist',
    ],
    says: 'Eine Liquiditätssperre arbeitet ohne unsere Seite. Ist die Website weg, ruft der Eigentümer collect und withdraw mit jeder Wallet oder einem Block-Explorer auf dem Vertrag auf.',
  },
  'liquidity-networks': {
    asks: [
      'Auf welchen Netzwerken kann ich Uniswap-Liquidität sperren?',
      'lp-sperre chains',
      'liquidität sperren auf Base oder BNB Chain',
      'unterstützte netzwerke liquidity locker',
    ],
    says: 'Das Liquiditätswerkzeug kennt Uniswap auf {liquidityLockingNetworks}. Die Seite nutzt immer ein Netzwerk. Wo sie kein Uniswap kennt, kann sie für keinen Pool bürgen.',
  },
  'liquidity-address': {
    asks: [
      'Welche Adresse hat der Vertrag für gesperrte Liquidität?',
      'PositionLocker adresse',
      'LiquidityLens adresse',
      'vertragsadresse lp locker',
    ],
    says: 'PositionLocker, der Vertrag für Positionen von V3 und V4, hat auf jedem Netzwerk die Adresse {liquidityLockingAddress}. LiquidityLens berechnet, was Sperren zahlen, und hat {liquidityLockingLensAddress}.',
  },
}
