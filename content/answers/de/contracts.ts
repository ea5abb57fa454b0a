import type { facts as english } from '#content/answers/en/contracts.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'contracts-list': {
    asks: [
      'Welche Verträge habt ihr?',
      'liste eurer smart contracts',
      'welche contracts stecken hinter den werkzeugen',
      'namen aller verträge',
      'was macht welcher eurer verträge', 'Bestand all eurer On-Chain-Module', 'steckt ein Vertrag oder stecken mehrere hinter der Seite', 'Überblick über TokenLocker, VotingLocker und die anderen',],
    says: 'Wir haben {contractsCount} Verträge mit eigener Adresse: {contractsNames}. CodeMint721 entsteht für jede Event-Sammlung neu. Die Seite der Verträge sagt, was jeder tut.',
  },
  'contracts-address': {
    asks: [
      'Welche Adressen haben eure Verträge?',
      'contract-adressen',
      'gleiche adresse auf jeder kette',
      'adressbuch eurer verträge',
      'CREATE2-adressen',
      'adressen als json', 'Verzeichnis aller 0x-Adressen', 'sind die Adressen auf Base dieselben wie auf Ethereum', 'wo kopiere ich eine Vertragsadresse',],
    says: 'Jeder Vertrag hat auf jeder Kette dieselbe Adresse, weil sie aus seinem Code folgt. Die Seite der Verträge nennt alle Adressen, und dort laden Sie sie als JSON.',
  },
  'contracts-address-claims': {
    asks: [
      'Welche Adresse hat der Claim-Vertrag?',
      'MerkleClaims adresse',
      'vertrag, der die airdrops zahlt',
      'adresse des airdrop-vertrags',
      'wo liegt der kampagnen-vertrag', 'Hex-Adresse von MerkleClaims', 'welche Adresse hält die Airdrop-Token', 'ist diese 0x-Adresse das echte MerkleClaims',],
    says: 'MerkleClaims, der Vertrag aller Claim-Kampagnen, hat die Adresse {contractsMerkleClaims}. Vergleichen Sie die ganze Adresse, bevor Sie sie nutzen.',
  },
  'contracts-address-launch': {
    asks: [
      'Welche Adresse hat der Launcher?',
      'Launcher adresse',
      'LaunchBook adresse',
      'PieceSender adresse',
      'wo liegt das launch book auf der kette', '0x der Token-Factory', 'Factory-Vertrag der Starts', 'Adresse des Vertrags, der NFT-Stücke verschickt',],
    says: 'Launcher hat die Adresse {contractsLauncher}. LaunchBook hat {contractsLaunchBook} und PieceSender {contractsPieceSender}.',
  },
  'contracts-deployed': {
    asks: [
      'Sind eure Verträge auf dem Mainnet?',
      'auf welchen ketten sind die verträge deployt',
      'ist der locker auf ethereum',
      'schon auf einer öffentlichen kette',
      'stand des deployments', 'läuft das schon produktiv', 'Beta, Testnetz oder echt', 'warum steht bei „Now“, dass kein Code da ist',],
    says: 'Unsere Dokumente verzeichnen bisher kein Deployment auf einer öffentlichen Kette. Die Zeile „Now“ jedes Vertrags vergleicht in Ihrem Browser den Code auf der Kette dieser Seite und sagt, wenn dort keiner ist.',
  },
  'contracts-hold': {
    asks: [
      'Welche eurer Verträge halten Token?',
      'in welchen verträgen liegen guthaben',
      'verwahren eure verträge etwas',
      'verträge mit guthaben',
      'behält der launcher etwas', 'wo liegen die Einlagen', 'welche sind nur Helfer ohne Guthaben', 'behalten LockDeeds oder SealEngraver Vermögenswerte',],
    says: 'TokenLocker, VotingLocker, PositionLocker, TokenGrants und MerkleClaims halten Token oder Positionen, und LockDeeds macht aus einer Sperre ein NFT. Die Lenses, LaunchBook, Launcher, PieceSender und SealEngraver behalten keine Token.',
  },
  'contracts-owner': {
    asks: [
      'Haben eure eigenen Verträge einen Administrator oder eine Pause?',
      'privilegierte funktionen',
      'könnt ihr die verträge anhalten',
      'könnt ihr an das, was in einem vertrag liegt',
      'einfrieren oder blacklist im vertrag', 'Hintertür in eurem Solidity', 'könnte ein Mitarbeiter an die Einlagen', 'Multisig oder Timelock hinter euren Verträgen',],
    says: 'Unsere Verträge haben keinen Eigentümer, keinen Administrator und keine Pause. Wir können nicht bewegen, einfrieren oder freigeben, was sie halten. Das prüfen Sie in Quelltext und ABI jedes Vertrags.',
  },
  'contracts-upgrade': {
    asks: [
      'Sind eure Verträge upgradefähig?',
      'proxy-vertrag',
      'delegatecall oder implementierung dahinter',
      'ist der bytecode endgültig',
      'upgrade-funktion in euren verträgen', 'sind eure Verträge unveränderlich', 'könnt ihr die Logik später austauschen', 'was wird aus meiner Sperre bei Version zwei',],
    says: 'Unsere Verträge lassen sich nicht aktualisieren: Ihr Code ändert sich nie. Eine neue Version ist ein neuer Vertrag mit anderer Adresse, und was im alten liegt, bleibt dort nach den alten Regeln.',
  },
  'contracts-fee': {
    asks: [
      'Nehmen eure Verträge eine Gebühr?',
      'protokollgebühr',
      'gebührenparameter im vertrag',
      'könnt ihr später eine gebühr einführen',
      'fee switch', 'zweigt ihr von jeder Einlage etwas ab', 'Basispunkte, die an euch gehen', 'versteckter Abzug in euren Smart Contracts',],
    says: 'Unsere Verträge nehmen keine Gebühr, und keiner hat eine Funktion, mit der wir eine einführen könnten. Sie zahlen die Netzwerkgebühr für Ihre eigenen Transaktionen.',
  },
  'contracts-check': {
    asks: [
      'Wie prüfe ich, ob ein Vertrag von euch ist?',
      'vertragscode verifizieren',
      'code einer adresse vergleichen',
      'ist das der echte locker',
      'gefälschte kopie eures vertrags', 'ein Projekt sagt, es nutze euren Locker, woran erkenne ich das', 'Fingerabdruck eures Codes', 'Echtheit eines Vertrags',],
    says: 'Geben Sie die Adresse unter „Check them yourself“ auf der Seite der Verträge ein. Unser Server vergleicht ihren Code mit allen unseren Verträgen, unserer Sammlung und jedem Token des Creators. Die gelisteten Verträge vergleicht Ihr Browser selbst.',
  },
  'contracts-commands': {
    asks: [
      'Wie prüft ein Entwickler den Bytecode?',
      'keccak256 des codes',
      'cast code',
      'reproduzierbarer build der verträge',
      'prüfen, ohne eurer website zu vertrauen', 'auf der Kommandozeile mit eigenem Knoten prüfen', 'Stellen im Code, die der Konstruktor schrieb', 'Quellen neu kompilieren und vergleichen',],
    says: 'Holen Sie den Code von einem beliebigen Knoten, setzen Sie Nullen, wo der Konstruktor schrieb, und bilden Sie keccak256; contracts.json nennt die Stellen. In einer Kopie unseres Repositorys vergleicht „contracts verify“ alle, und „contracts verify-all“ kompiliert neu.',
  },
  'contracts-launched': {
    asks: [
      'Wie verifiziere ich einen Vertrag, den ich hier deployt habe?',
      'welche variante ist mein token',
      'vertrag meiner nft-sammlung verifizieren',
      'meine sammlung mit eurem code vergleichen', 'welche eurer Varianten habe ich gestartet', 'ich habe hier einen Coin gestartet, wie sehen Käufer, dass der Code von euch ist', 'NFT-Inspektor für meine deployte Sammlung',],
    says: 'Der Token-Check vergleicht den Code jedes Tokens mit allen Varianten unseres Creators und nennt die Variante. Der NFT-Inspektor liest jede Sammlung. Beide brauchen keine Wallet.',
  },
  'contracts-other-code': {
    asks: [
      'Was heißt „OTHER CODE“ auf der Seite der Verträge?',
      'hash stimmt nicht überein',
      'code auf der kette weicht ab',
      'warnung vor anderem hash', 'Alarm auf der Seite der Verträge', 'darf ich einen mit „OTHER CODE“ markierten Vertrag benutzen', 'der Vergleich läuft nicht ohne JavaScript',],
    says: '„OTHER CODE“ heißt, dass der Code auf der Kette einen anderen Hash hat als unserer: Benutzen Sie den Vertrag dort nicht. Der Vergleich läuft in Ihrem Browser und braucht ein Skript.',
  },
  'contracts-abi': {
    asks: [
      'Wo finde ich die ABI eurer Verträge?',
      'abi herunterladen',
      'standard-json eurer verträge',
      'ERC-7730',
      'locker in meine app einbauen',
      'dokumentation der verträge', 'SDK für eure Verträge', 'welche Funktionen kann mein Bot aufrufen', 'Schnittstelle für ethers oder viem',],
    says: 'Zu jedem Vertrag gibt es auf der Seite der Verträge ABI, Standard-JSON und Dokument, und ERC-7730-Beschreibungen, wo es Aufrufe zu signieren gibt. Alle Adressen und ABIs zusammen laden Sie dort als JSON.',
  },
  'contracts-explorer': {
    asks: [
      'Lassen sich die Quellen eurer eigenen Verträge auf Etherscan verifizieren?',
      'etherscan verified locker',
      'sourcify für eure verträge',
      'verifizierter quelltext von TokenLocker im explorer', 'grünes Häkchen auf Etherscan', 'Blockscout zeigt von eurem Locker nur Bytecode', 'Compiler-Eingabe zum Verifizieren',],
    says: 'Explorer, die Quellen verifizieren, nehmen das Standard-JSON jedes Vertrags an; Sie laden es auf der Seite der Verträge. Es ergibt genau den Code auf der Kette.',
  },
  'contracts-audited': {
    asks: [
      'Wer hat eure eigenen Verträge geprüft?',
      'externes audit eures lockers',
      'unabhängige prüfung eures codes',
      'sind eure verträge auditiert',
      'prüfung eurer contracts durch dritte', 'Bericht von CertiK oder OpenZeppelin über euren Code', 'ihr verkauft Audits, aber wer prüft die Prüfer', 'Zertifikat eines fremden Prüfers für eure Verträge',],
    says: 'Unsere Verträge hat bisher keine fremde Firma geprüft. Wir veröffentlichen unseren eigenen Bericht, unsere Tests und deren Zahlen, und der Code ist offen.',
  },
  'contracts-evidence': {
    asks: [
      'Wie testet ihr eure eigenen Verträge?',
      'evidence-seite',
      'testmethoden für eure verträge',
      'fuzzing und invarianten',
      'wie gut sind eure tests',
      'warum sollte ich eurem code trauen', 'Qualitätssicherung eures Codes', 'Foundry oder Echidna für eure eigenen Verträge', 'kann ich eure Tests auf meinem Rechner wiederholen',],
    says: 'Wir testen unsere Verträge mit Unit-, Fuzz- und Invarianten-Tests, messen die Abdeckung, brechen den Code absichtlich und lassen Rechnungen beweisen. Die Seite „Evidence“ nennt jede Zahl mit Datum und dem Befehl, der sie wiederholt.',
  },
  'contracts-coverage': {
    asks: [
      'Wie hoch ist die Testabdeckung eurer Verträge?',
      'code coverage',
      'getestete zeilen und zweige',
      'prozent getesteter zeilen',
      'sind alle zweige getestet', 'wie viel vom Code führen Tests aus', 'ungetestete Zeilen in euren Verträgen', 'volle Abdeckung beweist doch nichts',],
    says: 'Unsere Tests durchlaufen {contractsLinesRun} von {contractsLines} Zeilen und {contractsBranchesRun} von {contractsBranches} Zweigen in {contractsFiles} Dateien, gemessen am {contractsCoverageDay}. Abdeckung zeigt, was ein Test ausführt, nicht ob er das Richtige fragt.',
  },
  'contracts-mutants': {
    asks: [
      'Was sind Mutationstests, und wie schneiden eure Verträge ab?',
      'mutanten',
      'mutation score',
      'absichtliche brüche im code',
      'bemerken eure tests fehler', 'den eigenen Code sabotieren', 'überlebende Mutanten', 'eingebaute Fehler, die Tests finden sollen',],
    says: 'Wir brechen eine Stelle eines Vertrags nach der anderen, und ein Test muss fehlschlagen. Unsere Tests bemerkten {contractsNoticed} von {contractsMutants} Brüchen, gemessen am {contractsMutantDay}. Ein unbemerkter Bruch hat keine Wirkung oder zeigt, dass einer Regel ein Test fehlt.',
  },
  'contracts-solver': {
    asks: [
      'Nutzt ihr formale Verifikation?',
      'SMTChecker',
      'formaler beweis der verträge',
      'mit einem solver bewiesen',
      'mathematischer beweis für den code', 'Z3 oder Certora', 'ist ein Überlauf für jede Eingabe ausgeschlossen', 'Theorembeweiser',],
    says: 'Ein Solver hat {contractsProven} von {contractsAssertions} Aussagen über unsere Arithmetik für alle möglichen Werte bewiesen, gemessen am {contractsSolverDay}. Über den übrigen Code sagt das nichts.',
  },
  'contracts-gas': {
    asks: [
      'Wo steht die Gas-Tabelle eurer Verträge?',
      'gas-benchmark',
      'gas einer sperre neben anderen produkten',
      'gemessene gaswerte mit datum',
      'wie wurde das gas gemessen', 'seid ihr sparsamer als Sablier', 'Effizienz eurer Verträge in Zahlen', 'TokenLocker neben Sablier Lockup',],
    says: 'Eine Sperre mit Cliff braucht {contractsLockGas} in unserem TokenLocker und {contractsOtherGas} in Sablier Lockup, gemessen am {contractsGasDay} mit demselben Token auf einer eigenen Kette. Die ganze Tabelle zeigt die Seite „Evidence“.',
  },
  'contracts-gone': {
    asks: [
      'Kann ich eure Verträge ohne diese Website nutzen?',
      'vertrag direkt aufrufen',
      'website offline, kann ich den vertrag noch aufrufen',
      'vertrag über etherscan benutzen', 'eure Domain ist weg, wie erreiche ich die Verträge', 'eigene Oberfläche für eure Verträge', 'braucht ein Vertrag euren Server, um zu laufen',],
    says: 'Unsere Verträge funktionieren ohne diese Seite und ohne uns. Sie rufen sie mit der veröffentlichten ABI aus jeder Wallet oder jedem Block-Explorer auf.',
  },
}
