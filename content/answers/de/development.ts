import type { facts as english } from '#content/answers/en/development.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'development-what': {
    asks: [
      'Was sind eure Blockchain-Dienste?',
      'blockchain entwicklung',
      'schreibt ihr smart contracts für kunden',
      'solidity entwickler beauftragen',
      'könnt ihr uns einen eigenen contract programmieren',
    ],
    says: 'Unsere Blockchain-Dienste bringen einen Smart Contract von der Idee bis zum laufenden System. Wir entwerfen ihn, schreiben ihn mit seinen Tests, bringen ihn auf die Chain und bleiben danach erreichbar.',
  },
  'development-price': {
    asks: [
      'Was kosten eure Blockchain-Dienste?',
      'preis smart contract entwicklung',
      'was kostet es, einen contract bauen zu lassen',
      'budget für ein eigenes blockchain system',
      'entwicklung kosten grob',
    ],
    says: 'Blockchain-Dienste kosten {developmentPrice}, Richtpreis seit dem {developmentAsOf}. Wir rechnen die Tage einer Person, zu {developmentDayRate} am Tag, und nennen den Preis jeder Phase vor ihrem Beginn.',
  },
  'development-quote': {
    asks: [
      'Wie entsteht der Preis einer Phase der Entwicklung?',
      'festpreis pro phase',
      'rechnet ihr die entwicklung nach stunden ab',
      'wann erfahren wir den preis der nächsten phase',
      'kann die rechnung während des baus steigen',
    ],
    says: 'Wir bieten für jede Phase die Tage einer Person an, bevor die Phase beginnt. Sie nehmen die nächste Phase an oder hören mit der ganzen Arbeit auf.',
  },
  'development-duration': {
    asks: [
      'Wie lange dauert es, einen Contract zu bauen?',
      'entwicklung dauer',
      'wie viele arbeitstage bis der contract live ist',
      'wann könnten wir starten, wenn wir jetzt beginnen',
      'schafft ihr das in einem monat',
    ],
    says: 'Ein Projekt mit uns dauert insgesamt {developmentDuration}, vom Entwurf bis zur Betreuung nach dem Start. Die Prüfung von außen läuft daneben, und Sie planen sie mit der Firma, die prüft.',
  },
  'development-phases': {
    asks: [
      'Welche Phasen hat ein Entwicklungsprojekt?',
      'ablauf der entwicklung',
      'schritte von der idee bis zum deployment',
      'was kommt nach dem entwurf',
      'wie lange dauert jede phase beim bauen',
    ],
    says: 'Ein Projekt hat fünf Phasen, hier mit unseren Arbeitstagen: Entwurf ({developmentDesignDays}), Bau ({developmentBuildDays}), Prüfung von außen, Deployment ({developmentDeployDays}) und Betreuung ({developmentCareDays}). Jede Phase endet mit etwas, das Sie abnehmen.',
  },
  'development-deliverables': {
    asks: [
      'Was übergebt ihr bei einem Entwicklungsprojekt?',
      'lieferumfang entwicklung',
      'was bekommen wir außer dem code',
      'welche unterlagen kommen mit dem contract',
      'was ist in den blockchain diensten enthalten',
    ],
    says: 'Die Blockchain-Dienste liefern vier Dinge: einen Entwurf, Contracts mit Tests, ein Deployment und ein Runbook. Eine Karte zeigt, wer welchen Schlüssel hat.',
  },
  'development-chains': {
    asks: [
      'Welche Chains unterstützt ihr?',
      'unterstützte netzwerke',
      'baut ihr auf Base, Arbitrum oder Polygon',
      'könnt ihr auf der BNB Smart Chain deployen',
      'mit welcher blockchain arbeitet ihr',
    ],
    says: 'Wir unterstützen jede Chain mit der Ethereum Virtual Machine, deren Befehle zu unserem Compiler passen. Das prüfen wir auf Ihrer Chain, bevor wir anbieten.',
  },
  'development-non-evm': {
    asks: [
      'Baut ihr für Solana oder andere Chains ohne EVM?',
      'solana entwicklung',
      'rust programme für near oder polkadot',
      'move contracts auf aptos oder sui',
      'bitcoin oder cardano entwickler',
    ],
    says: 'Wir bauen für Chains mit der Ethereum Virtual Machine. Solana und andere Chains ohne sie liegen außerhalb unserer Blockchain-Dienste.',
  },
  'development-choose-chain': {
    asks: [
      'Welche Chain sollen wir wählen?',
      'blockchain auswählen',
      'ethereum oder layer 2 für unseren token',
      'beste chain für ein neues projekt',
      'wo soll unser contract leben',
    ],
    says: 'Wählen Sie eine Chain danach, wo Ihre Nutzer sind, wann eine Transaktion endgültig ist und was Ihre üblichen Aufrufe kosten. Fragen Sie dann, wer die Chain anhalten kann, ob Ihr Contract dort läuft und welche Explorer, Knoten, Wallets und Börsen es gibt.',
  },
  'development-not-decide': {
    asks: [
      'Was sollte nicht entscheiden, welche Chain wir wählen?',
      'sind transaktionen pro sekunde wichtig bei der auswahl',
      'eine stiftung bietet uns geld, damit wir auf ihrer chain bauen',
      'sagen aktive adressen etwas über eine chain',
    ],
    says: 'Transaktionen pro Sekunde, eine Förderung und die Zahl aktiver Adressen sollten nicht entscheiden, wo Ihr Contract lebt. Chains sind selten voll, eine Förderung wird einmal gezahlt, und Adressen kosten nichts.',
  },
  'development-multichain': {
    asks: [
      'Sollen wir auf mehr als einer Chain starten?',
      'multichain launch',
      'unser projekt auf eine zweite chain bringen',
      'risiko einer bridge',
      'gleiche contract adresse auf mehreren chains',
    ],
    says: 'Beginnen Sie mit einer Chain, wenn eine genügt. Ein Token auf zwei Chains sind zwei Token und eine Brücke, und die Brücke wird ausgeraubt.',
  },
  'development-need-chain': {
    asks: [
      'Brauche ich überhaupt eine Blockchain?',
      'blockchain oder datenbank',
      'lohnt sich das auf der chain',
      'mein chef will blockchain, und ich bin nicht sicher',
      'sagt ihr uns, wenn ein normaler server reicht',
    ],
    says: 'Wir sprechen eine halbe Stunde darüber, was wem gehört und ob Sie eine Chain brauchen. Sie bekommen eine schriftliche Antwort, und sie kann Datenbank lauten. Wo eine Datenbank genügt, bauen wir keine Chain.',
  },
  'development-idea': {
    asks: [
      'Ich habe nur eine Idee, wo fangen wir an?',
      'wir haben keinen code und keine spezifikation',
      'von der idee zum smart contract',
      'ich bin kein techniker und will etwas auf der chain bauen',
      'erster schritt für gründer mit einer idee',
    ],
    says: 'Bei einer Idee schreiben wir zuerst mit Ihnen den Entwurf. Sie bekommen einen Umfang mit Tagen und Preis oder die Gründe aufzuhören.',
  },
  'development-have-code': {
    asks: [
      'Wir haben schon Code, was könnt ihr damit machen?',
      'halbfertiges repository',
      'unser entwickler ist weg und der contract nicht fertig',
      'unseren code auf ein audit vorbereiten',
      'könnt ihr bestehenden code weiterführen',
    ],
    says: 'Haben Sie schon Code, bauen wir ihn, führen seine Tests aus und lesen die Wege mit Sonderrechten. Sie bekommen eine Liste, was vor einem Audit zu beheben ist, das Teuerste zuerst.',
  },
  'development-live-contract': {
    asks: [
      'Was könnt ihr für einen Contract tun, der schon live ist?',
      'bestandsaufnahme eines contracts',
      'unser contract ist im mainnet und wir kennen die risiken nicht',
      'notfallplan für ein laufendes protokoll',
      'wer darf was in unserem laufenden contract',
    ],
    says: 'Bei einem laufenden Contract lesen wir seine Befugnisse von der Chain. Sie bekommen eine Liste der Risiken und einen Plan für den Notfall.',
  },
  'development-take-over': {
    asks: [
      'Könnt ihr einen Contract übernehmen, den andere gebaut haben?',
      'wartung von einer anderen agentur übernehmen',
      'unsere alten entwickler sind verschwunden',
      'wechsel des contract teams',
    ],
    says: 'Wir übernehmen Contracts, die andere deployt haben, nach einer Bestandsaufnahme. Sie sagt, was der Code tut, wer welche Rolle hat und was sich noch ändern kann.',
  },
  'development-design-note': {
    asks: [
      'Was steht im Entwurf?',
      'technische spezifikation für einen contract',
      'architekturdokument',
      'wer schreibt die spezifikation',
      'wird das system vor dem programmieren beschrieben',
    ],
    says: 'Der Entwurf nennt die Rollen, die Wege des Geldes, die Regeln, die immer gelten, und was wir mit Absicht weglassen. Wir treffen uns zweimal und schreiben ihn; Sie nehmen ihn an, oder Sie hören auf und behalten ihn.',
  },
  'development-smallest': {
    asks: [
      'Was ist der kleinste Auftrag für Entwicklung?',
      'mindestgröße eines projekts',
      'können wir nur den entwurf eines contracts buchen',
      'wir wollen euch mit etwas kleinem ausprobieren',
      'nehmt ihr kleine aufträge an',
    ],
    says: 'Der Entwurf allein ist unser kleinster Auftrag. Er dauert {developmentDesign}, zu {developmentDayRate} am Tag.',
  },
  'development-stop': {
    asks: [
      'Können wir nach einer Phase aufhören?',
      'entwicklungsprojekt abbrechen',
      'was, wenn uns auf halbem weg das geld ausgeht',
      'sind wir für das ganze projekt gebunden',
      'behalten wir die arbeit, wenn wir früher gehen',
    ],
    says: 'Sie können nach jeder Phase aufhören und behalten die ganze Arbeit. Jede Phase endet mit etwas, das Sie abnehmen, und die nächste hat einen Preis, bevor sie beginnt.',
  },
  'development-own-code': {
    asks: [
      'Wem gehört der Code?',
      'urheberrecht am contract, den ihr schreibt',
      'gehört der quelltext uns',
      'lizenz des codes, den ihr baut',
      'open source bibliotheken im projekt',
    ],
    says: 'Der Code gehört Ihnen vom ersten Commit an. Die Bibliotheken darin behalten ihre offenen Lizenzen.',
  },
  'development-progress': {
    asks: [
      'Können wir die Arbeit verfolgen, während ihr baut?',
      'zwischenstand der entwicklung',
      'arbeitet ihr in unserem github repository',
      'wann sehen wir eine erste lauffähige version',
    ],
    says: 'Wir liefern in kleinen Schritten in Ihr Repository, sodass Sie die Arbeit verfolgen können. Eine lauffähige Version des Contracts haben Sie ab der ersten Woche.',
  },
  'development-stack': {
    asks: [
      'Mit welcher Sprache und welchen Bibliotheken baut ihr Contracts?',
      'solidity oder vyper',
      'nutzt ihr openzeppelin',
      'programmiersprache der contracts',
      'schreibt ihr alles von grund auf selbst',
    ],
    says: 'Wir schreiben Contracts in Solidity, auf der Bibliothek von OpenZeppelin.',
  },
  'development-tests': {
    asks: [
      'Wie testet ihr die Contracts, die ihr schreibt?',
      'unit tests und fuzzing',
      'sind invarianten tests dabei',
      'gas bericht für unseren contract',
      'woher weiß ich, dass euer code funktioniert',
    ],
    says: 'Die Contracts, die wir schreiben, kommen mit Tests der Nutzung und der Ablehnung, mit gefuzzten Invarianten und einem Gas-Bericht.',
  },
  'development-audit': {
    asks: [
      'Wer prüft die Contracts, die ihr baut?',
      'auditiert ihr euren eigenen code',
      'prüfung von außen für das fertige system',
      'zweite firma zur kontrolle',
      'müssen wir eine andere firma für die prüfung bezahlen',
    ],
    says: 'Eine andere Firma prüft, was wir geschrieben haben, denn unseren eigenen Code auditieren wir nicht. Sie planen diese Prüfung neben dem Bau; wir bereiten den Umfang vor und beantworten ihre Fragen.',
  },
  'development-deploy': {
    asks: [
      'Wie bringt ihr unseren Contract auf die Chain?',
      'deployment ablauf',
      'wer signiert die transaktionen beim deployment',
      'probt ihr den start vorher',
      'ist der quelltext im explorer verifiziert',
    ],
    says: 'Das Skript für das Deployment proben wir auf einem Fork. Am Tag des Starts signieren Sie mit Ihren Schlüsseln, und wir lesen jede Transaktion vorher laut vor. Sie bekommen verifizierten Quelltext und bekannte Adressen.',
  },
  'development-record': {
    asks: [
      'Was steht im Protokoll eines Deployments?',
      'nachweis, was deployt wurde',
      'wie prüfen wir, dass der bytecode unser code ist',
      'muster eines deployment protokolls',
    ],
    says: 'Das Protokoll eines Deployments nennt den Commit, den Compiler, die Adresse, den Hash des Codes und jede Rolle mit Inhaber und Ende. Ein Muster steht auf der Seite; seine Namen und Adressen sind erfunden.',
  },
  'development-keys': {
    asks: [
      'Wer hat die Schlüssel des Systems, das ihr baut?',
      'schlüsselkarte',
      'behaltet ihr admin zugang zu unserem contract',
      'multisig als eigentümer des contracts',
      'könnte eure firma unser geld stehlen',
    ],
    says: 'Ihre Multisig hat die Rollen des Contracts, und wir haben nie Ihre Schlüssel oder Ihr Geld. Jedes System übergeben wir mit einer Karte, die sagt, was jeder Schlüssel kann und wer ihn hat.',
  },
  'development-lost-key': {
    asks: [
      'Was passiert, wenn einer unserer Schlüssel verloren geht oder gestohlen wird?',
      'multisig schlüssel verloren',
      'ein unterzeichner hat die firma verlassen',
      'könnt ihr unseren admin schlüssel wiederherstellen',
      'was kann ein dieb mit einem schlüssel tun',
    ],
    says: 'Die Schlüsselkarte sagt für jeden Schlüssel, was bei Verlust oder Diebstahl geschieht und wer ihn ersetzt. In unserem Mustersystem ersetzen die anderen Unterzeichner der Multisig einen verlorenen Schlüssel in einer Transaktion.',
  },
  'development-deployer-key': {
    asks: [
      'Was kann der Deployer-Schlüssel nach dem Start?',
      'rechte des deployer accounts',
      'gibt es eine hintertür für den entwickler',
      'behält der account, der deployt hat, eine rolle',
    ],
    says: 'Der Deployer-Schlüssel bringt den Contract auf die Chain und gibt die Rollen Ihren Multisigs. Danach hat er keine Macht, und ein Test auf der laufenden Chain prüft, dass er keine Rolle hat.',
  },
  'development-user-key': {
    asks: [
      'Was passiert, wenn ein Nutzer unseres Systems seinen Schlüssel verliert?',
      'kunde hat die seed phrase verloren, ist das guthaben zu retten',
      'wiederherstellung für einzahler',
      'helfen smart wallets gegen verlorene schlüssel',
    ],
    says: 'In unserem Muster-Tresor bleibt der Anteil eines Nutzers für immer liegen, wenn der Nutzer den Schlüssel verliert. Weder Sie noch wir haben eine Funktion dafür; Smart Wallets mit Wiederherstellung verhindern das.',
  },
  'development-upgradeable': {
    asks: [
      'Soll unser Contract upgradefähig sein?',
      'proxy oder unveränderlich',
      'können wir den contract nach dem start ändern',
      'was, wenn ein fehler drin ist und wir den code nicht ersetzen können',
      'ist ein upgrade schlüssel gefährlich',
    ],
    says: 'Ein Contract sollte nur upgradefähig sein, wenn Sie sagen können, was sich ändern wird und wer entscheidet. Ein Schlüssel für Upgrades ist eine Macht über jedes Guthaben.',
  },
  'development-runbook': {
    asks: [
      'Was steht im Runbook?',
      'notfallhandbuch',
      'was tun wir nachts, wenn etwas schiefgeht',
      'wer darf den contract anhalten und wen rufen wir an',
      'betriebshandbuch für unseren contract',
    ],
    says: 'Das Runbook sagt, was zu beobachten ist, wer anhalten kann, was in welcher Reihenfolge zu signieren ist und wen Sie anrufen.',
  },
  'development-care': {
    asks: [
      'Betreut ihr den Contract nach dem Start?',
      'wartungsvertrag',
      'überwachung laufender contracts',
      'seid ihr nach dem deployment weg',
      'monatliche betreuung für ein protokoll',
    ],
    says: 'Die Betreuung nach dem Start dauert {developmentCare}: Wir beobachten die Contracts, üben Notfälle und machen Änderungen in den ersten Monaten. Sie können sie monatsweise verlängern.',
  },
  'development-needs': {
    asks: [
      'Was braucht ihr von uns, um mit dem Bauen anzufangen?',
      'voraussetzungen für ein entwicklungsprojekt',
      'was sollen wir vorbereiten, bevor ihr code schreibt',
      'brauchen wir schon eine multisig',
      'wer von uns muss beim bau dabei sein',
    ],
    says: 'Ein Projekt braucht eine Person, die entscheiden kann, und eine Liste in Ihren Worten, was der Contract nie tun darf. Dazu kommen eine Multisig oder ein Nachmittag, um sie einzurichten, und Zeit für eine Prüfung von außen, bevor Geld ankommt.',
  },
  'development-legal': {
    asks: [
      'Beantwortet ihr Rechts- und Steuerfragen zu unserem Projekt?',
      'habt ihr anwälte für krypto',
      'steuerberatung für ein protokoll',
      'regulierung und lizenzen für unser system',
      'gründet ihr die stiftung oder firma',
    ],
    says: 'Rechts- und Steuerfragen zu einem Projekt beantworten Ihre eigenen Berater. Sie gehören nicht zu unseren Blockchain-Diensten.',
  },
  'development-frontend': {
    asks: [
      'Baut ihr auch die Website oder App zum Contract?',
      'dapp frontend entwicklung',
      'wer macht die oberfläche für unseren contract',
      'mobile app für unser protokoll',
      'brauchen wir noch eine agentur für die bildschirme',
    ],
    says: 'Die Blockchain-Dienste umfassen den Contract, seine Tests, sein Deployment und seine Betreuung. Die Bildschirme, auf denen Menschen signieren, gehören zu unserem Web3-UI/UX-Design, das fertige Komponenten liefert.',
  },
  'development-own-token': {
    asks: [
      'Würdet ihr für einen Anteil an unseren Token bauen?',
      'bezahlung der entwickler in unserem eigenen token',
      'beteiligung statt honorar',
      'können wir den bau mit einer zuteilung bezahlen',
    ],
    says: 'Für Token Ihres Projekts bauen wir nicht. Token gäben uns einen Grund, ja zu sagen, wenn Sie aufhören sollten.',
  },
}
