import type { facts as english } from '#content/answers/en/token-development.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'token-development-price': {
    asks: [
      'Was kostet ein Token, den ihr für uns entwickelt?',
      'preis erc20 entwicklung',
      'was nehmt ihr dafür, unseren token zu programmieren',
      'kosten für einen maßgeschneiderten token',
      'angebot tokenentwicklung',
    ],
    says: 'Ein ERC-20-Token, den unser Entwickler schreibt, kostet je nach Funktionen {tokenDevelopmentPrice}. Ein einfacher Token kostet {tokenDevelopmentPlainPrice}. Den festen Preis bekommen Sie nach dem ersten Schritt, in dem wir die Rechte gemeinsam durchgehen.',
  },
  'token-development-time': {
    asks: [
      'Wie lange dauert die Entwicklung eines Tokens?',
      'dauer erc20 entwicklung',
      'wie viele tage braucht ihr für unseren token',
      'wie schnell könnt ihr einen token programmieren',
      'bis wann ist der maßgeschneiderte token fertig',
    ],
    says: 'Ein maßgeschneiderter ERC-20-Token braucht je nach Funktionen {tokenDevelopmentTime}. Ein einfacher Token braucht {tokenDevelopmentPlainTime}. Ihre eigene Prüfung kommt in Ihrem Tempo dazu.',
  },
  'token-development-feature-days': {
    asks: [
      'Was kostet jede weitere Funktion eines entwickelten Tokens?',
      'preis pro funktion',
      'aufpreis für stimmrechte im token',
      'wie viele tage kostet eine pause zusätzlich',
      'aufschlag minten burnen cap permit',
    ],
    says: 'In Arbeitstagen kommen hinzu: eine Obergrenze {tokenDevelopmentCapDays}, Verbrennen {tokenDevelopmentBurnDays}, Permit {tokenDevelopmentPermitDays}, Prägen {tokenDevelopmentMintDays}, eine Pause {tokenDevelopmentPauseDays}, Stimmen {tokenDevelopmentVotesDays}. Startgrenzen brauchen {tokenDevelopmentLimitsDays}, ein Vesting-Vertrag {tokenDevelopmentVestingDays}, ein Airdrop {tokenDevelopmentAirdropDays} und eine zweite Chain {tokenDevelopmentChainDays}. Ein Tag kostet {tokenDevelopmentDayRate}.',
  },
  'token-development-deliverables': {
    asks: [
      'Was bekomme ich mit einem Token, den ihr entwickelt?',
      'lieferumfang tokenentwicklung',
      'was übergebt ihr am ende mit dem token',
      'bekommen wir auch die tests und skripte',
      'gehört uns der quellcodes tokens',
    ],
    says: 'Mit einem entwickelten Token übergeben wir vier Dinge: den Token mit verifiziertem Quellcode, die Tests, ein Verzeichnis der Rechte und Skripte. Die Tests zeigen, dass jede Funktion arbeitet, den falschen Aufrufer abweist und endet. Die Skripte veröffentlichen den Token, übergeben Rollen und geben sie auf.',
  },
  'token-development-process': {
    asks: [
      'Wie läuft die Entwicklung eines Tokens ab?',
      'ablauf tokenentwicklung',
      'was passiert, wenn wir einen token bei euch bestellen',
      'schritte bis zum fertigen token',
      'wie arbeitet ihr an einem token',
    ],
    says: 'Die Entwicklung eines Tokens hat vier Schritte: Rechte, Bau, Prüfung und Veröffentlichung. Die Rechte brauchen {tokenDevelopmentPowersTime}, der Bau {tokenDevelopmentBuildTime} und die Veröffentlichung {tokenDevelopmentDeployTime}. Sie prüfen in Ihrem Tempo, mit dem Verzeichnis und den Tests in der Hand.',
  },
  'token-development-needs': {
    asks: [
      'Was braucht ihr von uns, um einen Token zu entwickeln?',
      'briefing für einen token',
      'welche angaben müssen wir für den token vorbereiten',
      'welche entscheidungen vor dem bau des tokens',
      'müssen wir eine multisig für die rollen nennen',
    ],
    says: 'Für einen Token brauchen wir seinen Namen, sein Symbol, seine Menge und den Empfänger. Dazu brauchen wir die Adressen, die Rollen halten sollen, jede eine Multisig. Nennen Sie uns für jedes gewünschte Recht den Satz, den Sie einem Inhaber sagen würden.',
  },
  'token-development-excluded': {
    asks: [
      'Was ist in der Tokenentwicklung nicht enthalten?',
      'nicht enthalten token',
      'was macht ihr bei einem token nicht',
      'grenzen eurer tokenentwicklung',
      'was müssen wir beim token selbst organisieren',
    ],
    says: 'Die Tokenentwicklung enthält keine Steuern auf Überweisungen, keine versteckten Eigentümer, keine Listung und kein Market Making. Sie enthält auch keine Meinung zum Wert des Tokens oder dazu, wie er verkauft werden darf.',
  },
  'token-development-listing': {
    asks: [
      'Bringt ihr Token an eine Börse?',
      'listing börse',
      'könnt ihr unseren coin auf binance listen',
      'market making für unseren token',
      'hilfe beim listing auf coingecko',
    ],
    says: 'Wir verkaufen keine Listung an einer Börse, kein Market Making und keinen Kurs für Ihren Token. Einen Pool auf Uniswap können Sie im Token-Creator selbst eröffnen.',
  },
  'token-development-opinion': {
    asks: [
      'Beratet ihr dazu, was ein Token wert ist oder wie er verkauft werden darf?',
      'bewertung token',
      'ist unser token ein wertpapier',
      'rechtliche einschätzung zum verkauf eines coins',
      'sollten wir überhaupt einen token herausgeben',
    ],
    says: 'Wir geben keine Meinung dazu ab, was ein Token wert ist, wie er verkauft werden darf oder ob Sie ihn starten sollten. Wir befassen uns damit, was sein Code kann.',
  },
  'token-development-trust-cost': {
    asks: [
      'Welche Token-Funktionen machen Käufer misstrauisch?',
      'warnzeichen bei tokenfunktionen',
      'wovor warnen scanner bei einem erc20',
      'welche optionen kosten vertrauen',
      'schreckt minten oder pause investoren ab',
    ],
    says: 'Verbrennen, befristete Freigabe sowie Überweisen mit Aufruf kosten kein Vertrauen. Obergrenze, Permit, Überweisung per Signatur, Stimmen, Verzögerung und Startgrenzen sind Fragen eines Käufers. Prägen, Pause, Sperrliste, Erlaubnisliste, Einfrieren, Flash-Mint und Cross-Chain sind Warnungen.',
  },
  'token-development-why-powers': {
    asks: [
      'Warum beginnt ihr einen Token mit den Rechten?',
      'wozu die liste der rechte',
      'was meint ihr mit den rechten über einen token',
      'unser token soll so wenig wie möglich können',
      'warum muss ich jede funktion begründen',
    ],
    says: 'Wir beginnen mit den Rechten, weil Scanner, Börsen und vorsichtige Käufer fragen, wer prägen, pausieren, sperren, besteuern oder den Code ersetzen kann. Jedes Recht braucht einen Grund, eine Grenze und ein Ende. Eine Funktion ohne Begründung bleibt aus dem Bytecode.',
  },
  'token-development-audit': {
    asks: [
      'Ist ein Token, den ihr entwickelt, auditiert?',
      'auditiert ihr eure eigenen token',
      'wer prüft den entwickelten token',
      'ist das audit in der tokenentwicklung enthalten',
      'zweite firma für unseren token',
    ],
    says: 'Einen Token, den wir geschrieben haben, auditieren wir nicht: Prüfer urteilen nicht über die eigene Arbeit. Eine andere Firma muss ihn prüfen, und unsere Tests und das Verzeichnis der Rechte machen dieses Audit kurz.',
  },
  'token-development-renounce-advice': {
    asks: [
      'Sollte der Eigentümer eines Tokens auf seine Rechte verzichten?',
      'eigentümer behalten oder aufgeben, was empfehlt ihr',
      'renounce sinnvoll',
      'wollen käufer einen token ohne eigentümer',
      'multisig mit verzögerung oder kein eigentümer',
    ],
    says: 'Der Eigentümer sollte verzichten, wenn der Token kein Recht braucht; der beste Token hatte nie einen Eigentümer. Braucht er ein Recht, dann nehmen Sie eine Multisig mit Verzögerung.',
  },
  'token-development-later-features': {
    asks: [
      'Lassen sich Funktionen später ergänzen?',
      'upgradebarer token',
      'schreibt ihr proxys für token',
      'was ist, wenn wir nach dem start eine neue funktion brauchen',
      'könnt ihr unseren token später ändern oder aktualisieren',
    ],
    says: 'Unseren Token lassen sich später keine Funktionen hinzufügen, weil sie keinen Upgrade-Schlüssel haben. Vesting, Airdrops und Locks sind Verträge daneben, die Sie jederzeit ergänzen können.',
  },
  'token-development-versus-creator': {
    asks: [
      'Worin unterscheidet sich die Tokenentwicklung vom Token-Creator?',
      'creator oder entwickler',
      'brauche ich einen entwickler oder reicht das kostenlose werkzeug',
      'unterschied zwischen generator und maßgeschneidertem token',
      'im creator fehlt eine funktion',
    ],
    says: 'Der Creator kombiniert bekannte Teile, und Sie benutzen ihn selbst für die Netzwerkgebühr. In der Tokenentwicklung fragt ein Entwickler nach dem Warum, schreibt, was fehlt, und ist am Tag des Starts bei Ihnen.',
  },
  'token-development-deploy': {
    asks: [
      'Wer veröffentlicht den entwickelten Token?',
      'deployment des tokens',
      'bringt ihr den coin für uns auf die chain',
      'deployt ihr mit eurer oder unserer wallet',
      'probe vor dem start des tokens',
    ],
    says: 'Sie veröffentlichen den Token aus Ihrer eigenen Wallet, und wir lesen jede Transaktion mit. Vorher veröffentlichen wir ihn auf einem Fork. Menge und Rollen gehören durchgehend Ihnen.',
  },
  'token-development-custody': {
    asks: [
      'Haltet ihr jemals meine Schlüssel, mein Geld oder eine Rolle in meinem Token?',
      'verwahrung',
      'behaltet ihr eine hintertür im token',
      'wer hat die schlüssel des tokens, den ihr baut',
      'kommt ihr an unsere token heran',
    ],
    says: 'Wir halten nie Ihre Schlüssel oder Ihr Geld. Ihre eigene Wallet veröffentlicht den Token, und seine Menge und seine Rollen gehören durchgehend Ihnen.',
  },
  'token-development-vesting': {
    asks: [
      'Schreibt ihr einen Vesting-Vertrag für das Team?',
      'vesting entwicklung',
      'was kostet ein vesting-vertrag zum token',
      'eigener vesting vertrag für gründer und berater',
      'wir brauchen vesting neben dem token',
    ],
    says: 'Ein Vesting-Vertrag für das Team kostet bei einem Token, den wir schreiben, zusätzlich {tokenDevelopmentVestingAdds}. Sie können den Anteil des Teams auch selbst nach Plan sperren: auf der Seite Token locking, für die Netzwerkgebühr.',
  },
  'token-development-airdrop': {
    asks: [
      'Entwickelt ihr zum Token auch einen Airdrop?',
      'airdrop entwicklung preis',
      'merkle airdrop von euch geschrieben',
      'was kostet ein airdrop vertrag zu unserem token',
      'könnt ihr die verteilung an unsere community programmieren',
    ],
    says: 'Ein Airdrop per Merkle-Beweis kostet bei einem Token, den wir schreiben, zusätzlich {tokenDevelopmentAirdropAdds}. Auf der Seite Claim können Sie auch selbst einen durchführen, für die Netzwerkgebühr.',
  },
  'token-development-second-chain': {
    asks: [
      'Könnt ihr einen Token für zwei Chains entwickeln?',
      'multichain token entwicklung',
      'token auf ethereum und polygon',
      'was kostet eine zweite chain für unseren token',
      'derselbe erc20 auf einem weiteren netzwerk',
    ],
    says: 'Eine zweite Chain kostet bei einem Token, den wir schreiben, zusätzlich {tokenDevelopmentChainAdds}. Käufer lesen sie als Warnung, weil ein solcher Token so sicher ist wie seine Bridge.',
  },
  'token-development-sample': {
    asks: [
      'Kann ich ein Beispiel eures Token-Codes sehen?',
      'beispiel solidity von euch',
      'zeigt mir code eines tokens',
      'muster einer startgrenze',
      'wie sieht euer quellcode aus',
    ],
    says: 'Die Seite der Tokenentwicklung zeigt ein Beispiel: eine Startgrenze, die von selbst endet. Bis zu einem festen Ende kauft niemand mehr als ein Hundertstel der Menge. Kein Konto kann dieses Ende verschieben, und Verkaufen und Senden sind nie begrenzt.',
  },
  'token-development-start': {
    asks: [
      'Wie beauftrage ich euch mit einem Token?',
      'tokenentwicklung beauftragen',
      'wo frage ich ein angebot für unseren token an',
      'wir möchten, dass ihr unseren token schreibt, wie weiter',
      'erster schritt zum eigenen token mit euch',
    ],
    says: 'Wenn wir Ihren Token schreiben sollen, fragen Sie auf der Seite der Tokenentwicklung ein Angebot an oder schreiben Sie uns über die Kontaktseite. Sagen Sie dazu, was der Token niemals tun darf.',
  },
  'token-development-traps': {
    asks: [
      'Schreibt ihr Token, die Käufer nicht verkaufen können?',
      'honeypot programmieren',
      'könnt ihr einen schalter gegen verkäufe einbauen',
      'versteckter eigentümer im token',
      'handel nur durch uns freischalten',
    ],
    says: 'Wir schreiben keine Schalter, die Verkäufe stoppen, keine versteckten Eigentümer und keine Steuern auf Überweisungen. Wir verkaufen auch keine Upgrades eines Tokens, nachdem Menschen ihn gekauft haben.',
  },
  'token-development-brochure': {
    asks: [
      'Gibt es eine Broschüre zu Token und Locks?',
      'token broschüre pdf',
      'etwas zum weiterleiten über eure tokendienste',
      'prospekt erc20 entwicklung',
      'unterlage mit allen tokenpreisen',
    ],
    says: 'Die Broschüre „Tokens and locks“ behandelt fünf Dienste: Token-Creator, ERC-20-Entwicklung, Token-Locks, Liquiditäts-Locks und Blockchain-Dienste. Sie sagt, was Sie bekommen, was es kostet und was wir ablehnen. Sie können sie als Seite oder als PDF lesen.',
  },
  'token-development-holder-checks': {
    asks: [
      'Was können Inhaber an einem Token von euch prüfen?',
      'wie prüfen käufer unseren token',
      'können investoren den token ohne euch prüfen',
      'nachweise für inhaber',
      'was kann unsere community selbst nachprüfen',
    ],
    says: 'Inhaber können den verifizierten Quellcode Byte für Byte prüfen und jedes Recht mit Halter, Grenze und Ende. Sie können auch den gesperrten Anteil und die gesperrte Liquidität prüfen. Das alles geht ohne unsere Seite.',
  },
  'token-development-people': {
    asks: [
      'Wie viele Leute arbeiten an einem Token?',
      'wer schreibt unseren token',
      'ein entwickler oder ein team',
      'teamgröße tokenentwicklung',
    ],
    says: 'Ein Entwickler von uns schreibt Ihren Token und ist am Tag des Starts bei Ihnen. Die Preise der Tokenentwicklung zählen eine Person am Tag.',
  },
  'token-development-read-powers': {
    asks: [
      'Wie lese ich, was ein Eigentümer mit meinem Token tun kann?',
      'token code selbst lesen',
      'prüfung eines coins in fünf minuten',
      'auf welche funktionen sollte ein käufer achten',
      'checkliste rechte eines tokens',
    ],
    says: 'Um die Rechte über einen Token zu lesen, öffnen Sie den verifizierten Quellcode, sehen hinter einen Proxy und listen die ändernden Funktionen auf. Suchen Sie für jede außer Überweisungen, Freigaben und Verbrennen, wer sie aufrufen darf. Sehen Sie sich dann diese Konten, die größten Inhaber und das Gesperrte an.',
  },
  'token-development-mint-power': {
    asks: [
      'Wie sehe ich, ob ein gekaufter Token vermehrt werden kann?',
      'mint funktion in fremdem vertrag',
      'kann das team die menge eines coins erhöhen, den ich halte',
      'verwässerung',
      'was beweist eine obergrenze im vertrag',
    ],
    says: 'Suchen Sie im Quellcode eine Funktion namens mint: Fehlt sie und entstand die ganze Menge beim Start, kann die Zahl der Token nur sinken. Ist sie da, fragen Sie, wer sie aufrufen darf und ob der Vertrag eine Obergrenze hat. Verbrennen schafft unter einer Obergrenze wieder Platz.',
  },
  'token-development-stop-power': {
    asks: [
      'Wie kann ein Eigentümer meinen Verkauf verhindern?',
      'blacklist funktion',
      'zeichen eines honeypots im quellcode',
      'was bedeutet setBot oder isExcluded',
      'welche funktionen sperren einen inhaber',
    ],
    says: 'Ein Eigentümer kann Ihren Verkauf durch eine Pause verhindern, die alle Überweisungen stoppt, oder durch eine Sperrliste für einzelne Konten. Sperrlisten heißen etwa blacklist, blocklist, freeze, setBot oder isExcluded. Fragen Sie, wer sie benutzen darf und ob sie enden.',
  },
  'token-development-fee-power': {
    asks: [
      'Wie finde ich eine Gebühr auf Überweisungen im Code eines Tokens?',
      'fee on transfer im quellcode',
      'kann der eigentümer die gebühr auf alles erhöhen',
      'es kommt weniger an als gesendet, warum',
      'veränderliche gebühr gefährlich',
    ],
    says: 'Sehen Sie in die Funktion, die Guthaben bewegt, meist _update oder _transfer: Kommt weniger an als gesendet, gibt es eine Gebühr. Ist die Gebühr eine Variable, die eine Funktion setzt, kann jemand sie auf alles setzen. Eine feste Gebühr ist ein Preis, eine veränderliche ein Schalter.',
  },
  'token-development-limit-power': {
    asks: [
      'Sind Grenzen für Wallets in einem Token für Käufer gefährlich?',
      'max wallet falle',
      'maxTx vom eigentümer gesenkt',
      'kann mich eine größte überweisung einsperren',
    ],
    says: 'Eine Grenze für Wallets oder Überweisungen wird zur Falle, wenn ein Eigentümer sie senken kann, bis niemand mehr verkaufen kann. Prüfen Sie, ob die Grenze eine Konstante ist und ob sie von selbst endet.',
  },
  'token-development-power-holders': {
    asks: [
      'Wie finde ich heraus, wer die Rechte über einen Token hält?',
      'owner oder rollen, was heißt das für käufer',
      'ist der eigentümer eine multisig oder ein einzelner schlüssel',
      'admin eines coins im explorer finden',
    ],
    says: 'Bei einem Eigentümer hat ein Konto alle Rechte; bei Rollen hat jedes Recht eigene Konten, und ein Administrator gibt und nimmt sie. Lesen Sie owner() oder die Ereignisse RoleGranted und RoleRevoked. Sehen Sie dann, ob das Konto ein Schlüssel, eine Multisig oder ein Timelock ist.',
  },
  'token-development-renounced': {
    asks: [
      'Ist ein Token mit aufgegebenem Eigentum sicher?',
      'ownership renounced, reicht das',
      'eigentümer ist die nulladresse, kann ich vertrauen',
      'renounced und trotzdem gefährlich',
    ],
    says: 'Ein aufgegebenes Eigentum klärt die Sache nur, wenn der Token keine andere Rolle hat. Suchen Sie beides: den Eigentümer und die Ereignisse, die Rollen vergeben.',
  },
  'token-development-proxy': {
    asks: [
      'Was bedeutet es, wenn ein Token ein Proxy ist?',
      'proxy token risiko',
      'upgradeTo in einem vertrag',
      'kann der code meines coins morgen ausgetauscht werden',
      'was ist ein proxy',
    ],
    says: 'Ein Proxy ist ein sehr kurzer Vertrag, der alle Aufrufe weitergibt, sodass der Code dahinter ersetzt werden kann. Fragen Sie, wer ihn ersetzen darf und wie lange vorher das angekündigt wird. Ein Token mit fester Menge braucht kein Upgrade.',
  },
  'token-development-permit-risk': {
    asks: [
      'Ist eine Permit-Signatur gefährlich?',
      'permit phishing',
      'jemand will, dass ich ein permit unterschreibe',
      'kann eine unterschrift meine token weggeben',
    ],
    says: 'Ein Permit gibt niemandem Macht über Sie, aber es bringt eine Signatur mit, bei der Sie vorsichtig sein müssen. Auf einer falschen Seite unterschrieben, gibt sie Token ohne Transaktion weg.',
  },
}
