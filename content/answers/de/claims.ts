import type { facts as english } from '#content/answers/en/claims.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'claims-campaign': {
    asks: [
      'Was ist eine Claim-Kampagne?',
      'claim kampagne bedeutung',
      'wie funktioniert ein airdrop nach liste',
      'was macht das claim-werkzeug',
      'token an eine liste von adressen auszahlen', 'ist eine Kampagne dasselbe wie ein Airdrop', 'statt tausend Überweisungen holen sich die Leute ihre Token selbst', 'wozu ist die Claim-Seite gut',],
    says: 'Eine Kampagne legt Token für eine Liste von Adressen zurück, und jede Adresse holt ihren Anteil selbst ab. Wer sie anlegt, zahlt einmal ein, statt jeder Adresse eine Überweisung zu senden. Sie legen eine Kampagne auf der Claim-Seite an.',
  },
  'claims-claim': {
    asks: [
      'Wie hole ich meine Token ab?',
      'token claimen',
      'wo bekomme ich meinen airdrop',
      'ich soll hier token abholen können',
      'schritte zum claimen',
      'meine zuteilung aus einer kampagne einlösen', 'ich habe einen Link bekommen, um meine Belohnung in Token abzuholen', 'welchen Knopf drücke ich, damit mein Anteil ausgezahlt wird', 'geschenkte Token entgegennehmen',],
    says: 'Zum Abholen öffnen Sie die Claim-Seite, geben die Nummer der Kampagne ein und suchen Ihre Adresse. Steht sie auf der Liste, verbinden Sie Ihre Wallet und drücken „Claim“. Die Token gehen an die Adresse auf der Liste.',
  },
  'claims-number': {
    asks: [
      'Wo finde ich die Nummer meiner Kampagne?',
      'kampagnennummer',
      'in welcher kampagne bin ich',
      'ich kenne die kampagnen-id nicht',
      'kampagnen zu einem token suchen', 'ich habe keinen Link zur Kampagne bekommen', 'wer sagt mir die Kampagnennummer', 'Link zum Airdrop verloren',],
    says: 'Wer die Kampagne angelegt hat, gibt ihre Nummer oder ihren Link weiter. Unter „Explore“ finden Sie die Kampagnen eines Tokens über Namen oder Adresse. Das Dashboard zeigt, was ein Konto aus hier veröffentlichten Listen abholen kann.',
  },
  'claims-eligible': {
    asks: [
      'Stehe ich auf der Liste einer Kampagne?',
      'berechtigung prüfen',
      'ist meine adresse beim airdrop dabei',
      'wie viel kann ich abholen',
      'muss ich die wallet verbinden, um meinen anteil zu sehen',
      'adresse in einer claim-liste nachschlagen', 'bin ich für den Airdrop qualifiziert', 'wurde meine Adresse ausgewählt', 'nachsehen, wie viele Token einer Adresse zustehen',],
    says: 'Auf der Seite einer Kampagne können Sie jede Adresse nachschlagen, ohne eine Wallet zu verbinden. Sie sehen Betrag, Nachweis, Frist und ob schon abgeholt wurde.',
  },
  'claims-not-listed': {
    asks: [
      'Meine Adresse steht nicht auf der Liste. Was kann ich tun?',
      'nicht berechtigt',
      'warum bin ich nicht im airdrop',
      'ich fehle auf der liste',
      'könnt ihr mich in die kampagne eintragen', 'ich wurde beim Airdrop vergessen', 'bei wem beschwere ich mich, wenn ich ausgelassen wurde', 'meine ganze Gruppe wurde beim Airdrop bedacht, nur ich nicht',],
    says: 'Wenn Ihre Adresse nicht auf der Liste steht, versuchen Sie ein anderes Ihrer Konten oder fragen Sie den Ersteller der Kampagne. Wir können Sie nicht eintragen, denn niemand kann die Liste einer Kampagne ändern.',
  },
  'claims-create': {
    asks: [
      'Wie lege ich eine Kampagne an?',
      'airdrop erstellen',
      'token-verteilung an holder einrichten',
      'claim-seite für meine nutzer',
      'ich möchte token an meine community verteilen',
      'was brauche ich für eine kampagne', 'wo richte ich eine Auszahlung an viele Leute ein', 'kann jeder eine Kampagne eröffnen, auch ohne Programmierer', 'Token an tausende Mitglieder verschenken',],
    says: 'Für eine Kampagne geben Sie unter „Make a campaign“ auf der Claim-Seite einen Token, eine Liste und das Ende an. Ihr Browser prüft und hasht die Liste. Danach veröffentlichen Sie die Liste und zahlen mit Ihrer Wallet ein.',
  },
  'claims-list-format': {
    asks: [
      'Welches Format braucht die Liste?',
      'csv-format',
      'wie sieht die csv-datei für den airdrop aus',
      'spalten der liste',
      'excel mit adressen hochladen',
      'gleiche adresse zweimal in der liste', 'Trennzeichen zwischen Adresse und Betrag, Komma oder Semikolon', 'Vorlage für die Empfängerdatei', 'Tabelle aus Google Sheets als Liste verwenden',],
    says: 'Eine Liste hat je Zeile eine Adresse und einen Betrag, eingefügt oder als CSV-Datei. Kommas, Semikolons, Tabulatoren oder Leerzeichen trennen beides. Beträge für dieselbe Adresse werden zusammengezählt.',
  },
  'claims-list-size': {
    asks: [
      'Wie viele Adressen kann eine Kampagne haben?',
      'maximale listengröße',
      'wie groß darf die csv sein',
      'airdrop an hunderttausend wallets',
      'zu viele zeilen in der liste', 'reicht eine Kampagne für eine riesige Community', 'Obergrenze der Einträge pro Airdrop', 'kommt der Browser mit einer sehr langen Liste zurecht',],
    says: 'Eine Liste kann bis zu {claimsMostEntries} Adressen enthalten. Eine sehr lange Liste erstellen Sie mit einem Befehl von uns und veröffentlichen sie auf einem eigenen Server.',
  },
  'claims-list-faults': {
    asks: [
      'Was prüft ihr an meiner Liste?',
      'fehler in meiner csv',
      'ungültige adresse in der liste',
      'ich habe mich bei einer adresse vertippt',
      'werden doppelte adressen erkannt', 'warnt das Werkzeug vor Tippfehlern in der Empfängerliste', 'Prüfsumme eines Empfängers stimmt nicht', 'zu viele Nachkommastellen beim Betrag',],
    says: 'Ihr Browser prüft jede Zeile auf falsche Adressen, falsche Prüfsummen, Beträge von null und zu viele Nachkommastellen. Er nennt jede fehlerhafte Zeile. Er weist auch auf doppelte Konten, winzige Beträge und Adressen ohne Prüfsumme hin.',
  },
  'claims-list-public': {
    asks: [
      'Ist die Liste einer Kampagne öffentlich?',
      'kann jeder sehen, wer was bekommt',
      'datenschutz der airdrop-liste',
      'sind die beträge sichtbar',
      'empfänger verbergen', 'können die Empfänger anonym bleiben', 'wird die ganze Liste in den Vertrag geschrieben', 'kann ich die Zuteilungen eines Airdrops vertraulich halten',],
    says: 'Die Liste einer Kampagne ist öffentlich: Alle können Adressen und Beträge lesen. Die Kette speichert für die ganze Liste eine einzige Zahl, die Wurzel.',
  },
  'claims-list-kept': {
    asks: [
      'Wie lange bewahrt ihr eine veröffentlichte Liste auf?',
      'meine liste wurde entfernt',
      'liste verschwunden',
      'kann ich die liste selbst hosten',
      'wo liegt die datei der liste', 'Aufbewahrungsfrist einer hochgeladenen Liste', 'ist meine Liste nächstes Jahr noch online', 'Liste auf eigenem Webspace ablegen',],
    says: 'Unser Server behält eine Liste {claimsUnfundedDays} lang, wenn keine Kampagne für sie bezahlt. Mit einer bezahlten Kampagne bleibt sie, solange man aus ihr abholen kann. Sie können die Dateien auch selbst hosten.',
  },
  'claims-list-change': {
    asks: [
      'Kann ich die Liste nachträglich ändern?',
      'liste bearbeiten',
      'später weitere adressen hinzufügen',
      'falscher betrag in der liste',
      'jemanden aus dem airdrop entfernen', 'eine Adresse in der veröffentlichten Liste austauschen', 'wir haben zehn Leute vergessen, kann man sie nachtragen', 'ist die Liste in Stein gemeißelt',],
    says: 'Die Liste einer Kampagne lässt sich nicht ändern, weil der Vertrag keine solche Funktion hat. Eine neue Zeile ergäbe eine andere Wurzel. Für weitere Empfänger legen Sie eine zweite Kampagne an.',
  },
  'claims-pay-in': {
    asks: [
      'Wie zahle ich Token in eine Kampagne ein?',
      'kampagne finanzieren',
      'wie viele transaktionen braucht eine kampagne',
      'verlangt die kampagne eine unbegrenzte freigabe',
      'token für den airdrop hinterlegen', 'muss ich die ganze Summe auf einmal einzahlen', 'wie fülle ich den Topf der Kampagne', 'welchen Betrag nimmt die Kampagne aus meiner Wallet',],
    says: 'Sie zahlen genau die Summe der Liste ein: eine Freigabe über diesen Betrag, dann eine Transaktion. Nimmt der Token dafür eine Unterschrift an, ersetzt sie die Freigabe.',
  },
  'claims-fee': {
    asks: [
      'Verlangt ihr eine Gebühr für eine Kampagne?',
      'preis des claim-werkzeugs',
      'was kostet ein airdrop bei euch',
      'ist das airdrop-tool kostenlos',
      'provision auf claims', 'verdient ihr an meiner Verteilung', 'gibt es versteckte Kosten beim Airdrop', 'wo ist der Haken am billigen Airdrop-Werkzeug',],
    says: 'Der Claim-Vertrag nimmt keine Gebühr, weder von Erstellern noch von Empfängern. Alle zahlen nur die Netzwerkgebühr für ihre eigenen Transaktionen.',
  },
  'claims-gas-claim': {
    asks: [
      'Wie viel Gas kostet ein Claim?',
      'gas fürs abholen',
      'netzwerkgebühr beim claimen',
      'ist claimen teuer',
      'gas eines claims mit unterschrift', 'frisst die Netzgebühr meinen kleinen Airdrop auf', 'Transaktionskosten beim Abholen meines Anteils', 'zahlt der Erste auf der Liste mehr Gas',],
    says: 'Ein Claim braucht {claimsGas}, der erste unter seinen Nachbarn auf der Liste {claimsFirstGas}. Mit Unterschrift sind es {claimsSignedGas}. Gemessen haben wir ganze Transaktionen mit einer Liste von über hunderttausend Zeilen.',
  },
  'claims-gas-create': {
    asks: [
      'Wie viel Gas kostet es, eine Kampagne anzulegen?',
      'gas zum anlegen einer kampagne',
      'netzwerkkosten für einen airdrop',
      'was zahlt der ersteller eines airdrops an gas',
      'gas für das zurückholen des rests', 'wie viel ETH braucht der Veranstalter, um eine Kampagne zu eröffnen', 'kostet die erste Kampagne eines Tokens mehr Gas', 'Gasrechnung für den Start eines Airdrops',],
    says: 'Das Anlegen einer Kampagne braucht {claimsCreateGas}, bei der ersten Kampagne eines Tokens {claimsCreateFirstGas}. Das Zurückholen des Rests braucht {claimsRefundGas}.',
  },
  'claims-other-address': {
    asks: [
      'Kann ich an eine andere Adresse claimen?',
      'claim auf eine andere wallet',
      'airdrop auf meine cold wallet schicken',
      'meinen claim umleiten',
      'ich nutze die wallet nicht mehr', 'Auszahlung auf meine neue statt meiner alten Wallet', 'Ziel meines Claims wechseln', 'kann ich wählen, wo mein Anteil landet',],
    says: 'Die Adresse auf der Liste kann ihren Anteil mit einer kostenlosen Unterschrift an eine andere Adresse auszahlen lassen. Die Unterschrift gilt nur für diese Kampagne, diese Zeile, diesen Empfänger und diese Frist. Öffnen Sie auf der Kampagnenseite „Claim to another address“.',
  },
  'claims-sponsor': {
    asks: [
      'Kann jemand anderes das Gas für meinen Claim zahlen?',
      'ich habe kein eth zum claimen',
      'claimen ohne gas',
      'für einen freund abholen',
      'leere wallet, aber eine zuteilung',
      'kann ich die gebühr für meine nutzer übernehmen', 'Relayer für Claims', 'kann mein Bruder den Claim in meinem Namen einreichen', 'unser Projekt will die Netzwerkkosten der Community tragen',],
    says: 'Jede Wallet kann einen Claim senden, den die Adresse auf der Liste unterschrieben hat, und die Netzwerkgebühr zahlen. Manche Kampagnen lassen auch einfache Claims von allen zu. Die Token gehen nur an die gelistete oder die unterschriebene Adresse.',
  },
  'claims-leaked-key': {
    asks: [
      'Meine Wallet wurde gehackt. Kann ich noch sicher claimen?',
      'kompromittierte wallet und airdrop',
      'dieb hat den schlüssel meiner gelisteten adresse',
      'schlüssel gestohlen vor dem abholen', 'Angreifer kontrolliert die Wallet auf der Liste', 'Phishing vor dem Airdrop, komme ich dem Dieb zuvor', 'Seed-Phrase verraten, ist mein Airdrop verloren',],
    says: 'Ist der Schlüssel gestohlen, schützt eine Unterschrift den Claim nicht: Auch der Dieb kann unterschreiben, und die erste gültige Transaktion zählt. Eine Kampagne kann verlangen, dass das Konto selbst sendet oder unterschreibt. Dann können Fremde nicht an dieses Konto auszahlen.',
  },
  'claims-deadline': {
    asks: [
      'Wie lange ist eine Kampagne offen?',
      'frist einer kampagne',
      'kampagne ohne ende',
      'beginn und ende des airdrops festlegen',
      'wann schließen die claims', 'bis zu welchem Tag darf man abholen', 'kann das Abholen erst nächste Woche losgehen', 'läuft der Airdrop irgendwann aus',],
    says: 'Der Ersteller legt fest, wann Claims beginnen und enden oder dass sie nie enden. Die Seite der Kampagne zeigt diese Zeiten. Sie lassen sich später nicht ändern.',
  },
  'claims-missed': {
    asks: [
      'Ich habe die Frist verpasst. Kann ich noch claimen?',
      'claim nach der frist',
      'zu spät zum abholen',
      'mein airdrop ist abgelaufen',
      'die kampagne ist geschlossen', 'ich war im Urlaub, und der Airdrop ist vorbei', 'einen Tag zu spät, macht ihr eine Ausnahme', 'beendete Kampagne wieder öffnen',],
    says: 'Nach der Frist einer Kampagne kann niemand mehr etwas abholen, und die Frist lässt sich nicht verschieben. Der Rest geht an den Ersteller zurück. Fragen Sie ihn, ob es eine weitere Kampagne gibt.',
  },
  'claims-refund': {
    asks: [
      'Was passiert mit nicht abgeholten Token?',
      'nicht abgeholte token zurückholen',
      'rückerstattung einer kampagne',
      'wer bekommt den rest des airdrops',
      'restliche token nach dem ende abziehen', 'die Hälfte kam nie, wie hole ich die übrigen Token heim', 'Überschuss zurück in unsere Treasury', 'ungenutzten Teil des Airdrops zurückbekommen',],
    says: 'Nach der Frist kann allein der Ersteller zurückholen, was niemand abgeholt hat, und zwar an jede Adresse. Das geht auf der Kampagnenseite mit der Wallet, die sie angelegt hat. Eine Kampagne ohne Frist wird nie erstattet.',
  },
  'claims-cancel': {
    asks: [
      'Kann ich eine Kampagne vorzeitig beenden oder anhalten?',
      'airdrop abbrechen',
      'claims stoppen',
      'token vor der frist herausholen',
      'fehler in der kampagne, kann ich sie rückgängig machen',
      'kann der ersteller mit den token verschwinden', 'kann der Veranstalter den Stecker ziehen', 'laufende Verteilung abbrechen', 'falschen Token gewählt, Kampagne zurücknehmen',],
    says: 'Eine Kampagne lässt sich vor ihrer Frist weder anhalten noch beenden noch leeren, nicht vom Ersteller und nicht von uns. Der Vertrag hat keine solche Funktion.',
  },
  'claims-locked': {
    asks: [
      'Können abgeholte Token gesperrt werden?',
      'airdrop mit vesting',
      'claim in eine sperre',
      'claims in zuteilungen auszahlen',
      'verhindern, dass der airdrop gleich verkauft wird', 'Empfänger sollen den Airdrop über zwei Jahre bekommen', 'Airdrop erst nach einer Wartezeit freischalten', 'gilt für späte Abholer ein kürzerer Zeitplan',],
    says: 'Eine Kampagne kann ihre Claims in Sperren oder Zuteilungen der Empfänger auszahlen. Für alle gilt derselbe Zeitplan, wann immer sie abholen, und nach seinem Ende wird ausgezahlt. Der Ersteller wählt das beim Anlegen.',
  },
  'claims-twice': {
    asks: [
      'Kann jemand zweimal claimen?',
      'doppelt abholen',
      'fehler bereits abgeholt',
      'noch einmal claimen',
      'wie verhindert ihr doppelte claims', 'kann ein Betrüger mehrmals abholen', 'meine Zeile gilt als bezahlt, in welcher Transaktion', 'denselben Nachweis erneut einreichen',],
    says: 'Der Vertrag zahlt jede Zeile einer Liste einmal und markiert sie dauerhaft als bezahlt. Der Verlauf auf der Kampagnenseite nennt die Transaktion jedes Claims.',
  },
  'claims-underfunded': {
    asks: [
      'Was ist, wenn die Liste mehr verspricht, als eingezahlt wurde?',
      'kampagne nicht gedeckt',
      'zu wenig token im airdrop',
      'fehler Underfunded',
      'bekommen die letzten auf der liste noch etwas', 'der Topf ist leer, bevor ich an der Reihe bin', 'Fehlbetrag einer Kampagne', 'wer zuerst kommt, mahlt zuerst, wenn Token fehlen',],
    says: 'Eine Kampagne, die mehr verspricht, als sie bekam, zahlt, bis ihr eigenes Guthaben leer ist, und lehnt dann weitere Claims ab. Ihre Seite zeigt die Summe der Liste neben dem eingezahlten Betrag.',
  },
  'claims-separate': {
    asks: [
      'Sind Kampagnen voneinander getrennt?',
      'ein vertrag für alle airdrops, ist das sicher',
      'kann eine andere kampagne meine leeren',
      'gemeinsamer topf',
      'was wenn ein anderer airdrop angegriffen wird', 'werden Einlagen verschiedener Projekte vermischt', 'eigenes Guthaben je Kampagne', 'gibt es für jeden Airdrop einen neuen Vertrag',],
    says: 'Alle Kampagnen teilen sich einen Vertrag, und jede hat ihr eigenes Guthaben. Wird eine Kampagne geleert, bleiben die Token der anderen unberührt.',
  },
  'claims-check': {
    asks: [
      'Wie prüfe ich eine Kampagne, bevor ich ihr vertraue?',
      'kampagne verifizieren',
      'ist dieser airdrop echt',
      'ist dieser claim betrug',
      'die ganze liste selbst nachrechnen', 'woran erkenne ich einen falschen Airdrop', 'Kampagne begutachten, bevor ich teilnehme', 'stimmt die veröffentlichte Liste mit der Kette überein',],
    says: 'Drücken Sie auf der Seite einer Kampagne „Recompute the whole list“. Ihr Browser holt die veröffentlichte Liste, berechnet Wurzel und Summe und vergleicht sie mit der Kette. Eine Wallet brauchen Sie dafür nicht.',
  },
  'claims-merkle': {
    asks: [
      'Was ist ein Merkle-Baum?',
      'merkle root erklärt',
      'was ist ein merkle proof',
      'woher weiß der vertrag, dass ich auf der liste stehe',
      'wurzel der liste', 'Hash-Baum für Laien', 'wie kann eine Zahl für tausende Adressen stehen', 'Nachweis der Zugehörigkeit zu einer Liste',],
    says: 'Ein Merkle-Baum macht aus einer ganzen Liste eine Zahl, die Wurzel, indem er Zeilen paarweise hasht. Ihr Nachweis sind die Hashes neben dem Weg von Ihrer Zeile zur Wurzel. Der Vertrag zahlt, wenn dieser Weg bei der gespeicherten Wurzel endet.',
  },
  'claims-leaf': {
    asks: [
      'Wie wird ein Blatt der Liste berechnet?',
      'format des blatts',
      'kompatibel mit OpenZeppelin StandardMerkleTree',
      'warum wird das blatt zweimal gehasht',
      'wozu hat eine zeile einen index', 'Zeile kodieren, um den Baum im eigenen Skript zu bauen', 'keccak aus Index, Adresse und Betrag', 'doppelt hashen, wozu',],
    says: 'Ein Blatt ist der zweifache keccak256-Hash von Index, Konto und Betrag, in der Form des Baums von OpenZeppelin. Der zweite Hash verhindert, dass ein innerer Hash als Blatt durchgeht. Den Index markiert der Vertrag als bezahlt.',
  },
  'claims-tokens': {
    asks: [
      'Welche Token kann eine Kampagne auszahlen?',
      'token mit transfergebühr im airdrop',
      'rebasing token airdrop',
      'airdrop mit usdc',
      'kann ich ether verteilen', 'Stablecoins als Belohnung nach Liste', 'die Claim-Seite lehnt meinen Token mit Steuer ab', 'welcher Token-Standard geht bei Kampagnen',],
    says: 'Eine Kampagne zahlt ERC-20-Token aus, nie Ether. Die Seite lehnt Token ab, die beim Einzahlen eine Gebühr einbehalten, weil die Letzten sonst leer ausgingen. Senkt ein Token Guthaben von selbst, bekommen alle denselben Anteil.',
  },
  'claims-nft': {
    asks: [
      'Kann ich NFTs an eine Liste verteilen?',
      'nft-airdrop',
      'meine sammlung an viele wallets senden',
      'nfts massenhaft versenden', 'was macht PieceSender', 'jedem Holder ein Kunstwerk meiner Sammlung schenken', 'geht eine Claim-Kampagne mit ERC-721',],
    says: 'NFTs verteilen Sie mit unserem Vertrag PieceSender: Er sendet Stücke Ihrer Sammlung in einer Transaktion an viele Konten. Claim-Kampagnen zahlen nur gleichartige Token aus.',
  },
  'claims-plain-transfer': {
    asks: [
      'Ich habe Token direkt an den Claim-Vertrag gesendet. Bekomme ich sie zurück?',
      'einfache überweisung an den claim-vertrag',
      'token im claim-vertrag verloren',
      'versehentlich an MerkleClaims gesendet', 'Rettungsfunktion für Token im Claim-Vertrag', 'könnt ihr gestrandete Coins aus dem Claim-Vertrag zurückgeben', 'mit gewöhnlicher Überweisung eingezahlt, wird nicht gezählt',],
    says: 'Token, die mit einer einfachen Überweisung an den Claim-Vertrag gingen, kann niemand herausholen, auch wir nicht. Zahlen Sie in eine Kampagne über die Claim-Seite ein.',
  },
  'claims-server': {
    asks: [
      'Hängen Claims von eurem Server ab?',
      'was ist, wenn eure seite während meines airdrops ausfällt',
      'signiert ein server die claims',
      'direkt am vertrag claimen',
      'können claims zensiert werden', 'wenn ihr pleitegeht, kommen die Leute noch an ihren Airdrop', 'könnt ihr jemanden vom Claimen ausschließen', 'gibt es einen Hauptschlüssel hinter den Claims',],
    says: 'Claims brauchen keinen Server und keinen Signaturschlüssel von uns: Der Vertrag prüft jeden Nachweis gegen die Wurzel auf der Kette. Mit der veröffentlichten Liste und einem Werkzeug für OpenZeppelins Baum holen Sie auch ohne unsere Seite ab.',
  },
  'claims-help': {
    asks: [
      'Könnt ihr eine Claim-Kampagne für uns vorbereiten?',
      'hilfe bei der token-verteilung',
      'wer stellt uns die claim-liste auf',
      'tagessatz für hilfe bei einer kampagne',
      'was kostet die betreuung einer kampagne', 'euch mit unserem Airdrop beauftragen', 'nehmt uns die ganze Verteilung ab', 'Berater für Token-Kampagnen',],
    says: 'Wir bereiten Kampagnen und Veranstaltungen tageweise mit Ihnen vor, für {claimsDayRate} je Tag und Person. Wir stellen die Liste auf, gestalten den Druckbogen, proben mit Ihren Leuten und sind am Tag selbst erreichbar. Schreiben Sie uns mit Ihrem Termin.',
  },
  'claims-try': {
    asks: ['Kann ich einen Claim ausprobieren?', 'beispielkampagne', 'claim-seite testen', 'demo-airdrop', 'Probelauf eines Claims', 'Claimen üben mit Spielgeld', 'steht die Demo-Wallet auf einer Liste zum Üben',],
    says: 'Läuft diese Seite auf ihrer eigenen Testkette, bietet die Claim-Seite eine Beispielkampagne an. Verbinden Sie die Demo-Wallet; deren Konto steht auf der Liste.',
  },
}
