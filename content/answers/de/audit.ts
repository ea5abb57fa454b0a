import type { facts as english } from '#content/answers/en/audit.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'audit-price': {
    asks: [
      'Was kostet ein Smart-Contract-Audit?',
      'audit preis',
      'kosten für die prüfung unserer verträge',
      'mit welchem budget muss ich für ein audit rechnen',
      'was verlangt ihr für ein code review',
      'ist eine sicherheitsprüfung teuer',
    ],
    says: 'Ein Smart-Contract-Audit kostet {auditPrice}, bei Code von {auditLinesFrom} bis {auditLinesTo} Zeilen. Der Preis ist ein Richtwert. Fügen Sie auf der Audit-Seite Ihren Code ein, um Ihren eigenen zu sehen.',
  },
  'audit-duration': {
    asks: [
      'Wie lange dauert ein Smart-Contract-Audit?',
      'audit dauer',
      'wann ist der bericht fertig',
      'wie viele arbeitstage braucht ihr für eine prüfung',
      'wir starten nächsten monat, reicht die zeit für ein audit',
      'wie schnell könnt ihr unsere contracts prüfen',
    ],
    says: 'Ein Smart-Contract-Audit dauert {auditDays}, bei Code von {auditLinesFrom} bis {auditLinesTo} Zeilen. Die Zeit für Ihre Korrekturen kommt dazu.',
  },
  'audit-what': {
    asks: [
      'Was ist ein Smart-Contract-Audit?',
      'was macht ihr bei einem audit',
      'könnt ihr meinen contract auf fehler prüfen',
      'sicherheitsprüfung für solidity erklärt',
      'ich bin kein techniker, wozu ein audit',
    ],
    says: 'Bei einem Smart-Contract-Audit lesen zwei Prüfer jede Zeile Ihres Solidity-Codes und versuchen zu brechen, was er verspricht. Jeder Befund hat einen Test, der vor Ihrer Korrektur fehlschlägt und danach besteht.',
  },
  'audit-for-whom': {
    asks: [
      'Brauchen wir vor dem Start ein Audit?',
      'für wen ist ein audit',
      'lohnt sich ein audit für ein kleines projekt',
      'den code haben bisher nur unsere entwickler gelesen',
      'unser vertrag verwaltet bald einlagen von nutzern',
    ],
    says: 'Ein Audit ist für Teams vor dem Start, deren Verträge Einlagen halten werden und bisher nur von ihren Autoren gelesen wurden. In einem ersten Gespräch sagen wir Ihnen, ob es passt.',
  },
  'audit-language': {
    asks: [
      'Welche Programmiersprache prüfen Sie im Audit?',
      'solidity audit',
      'in welcher sprache muss der vertrag geschrieben sein',
      'lest ihr solidity',
      'unterstützte sprachen beim audit',
    ],
    says: 'Wir prüfen im Audit Verträge, die in Solidity geschrieben sind. Fügen Sie Ihre .sol-Dateien auf der Audit-Seite ein, um Tage und Preis zu sehen.',
  },
  'audit-reviewers': {
    asks: [
      'Wie viele Prüfer lesen unseren Code?',
      'anzahl der auditoren',
      'wer schaut sich meinen contract an',
      'ein prüfer oder ein team',
      'vier-augen-prinzip beim audit',
    ],
    says: 'Ein Audit hat {auditReviewers} Prüfer, und jeder von ihnen liest jede Zeile Ihres Codes. Sie arbeiten getrennt.',
  },
  'audit-separate': {
    asks: [
      'Warum arbeiten die Prüfer getrennt?',
      'was, wenn sich die auditoren widersprechen',
      'vergleichen die prüfer ihre notizen',
      'wie vermeidet ihr falsche treffer',
      'fehler, den nur ein prüfer gesehen hat',
    ],
    says: 'Die Prüfer eines Audits lesen Ihren Code getrennt, und jeder führt eine Liste. Was nur einer gesehen hat, versucht der andere zu widerlegen. Was bleibt, wird durch einen Test bewiesen.',
  },
  'audit-steps': {
    asks: [
      'Wie läuft ein Audit ab?',
      'ablauf audit',
      'schritte einer sicherheitsprüfung',
      'welche phasen hat das audit und wie lange dauert jede',
      'was passiert zuerst, was danach',
    ],
    says: 'Ein Audit hat diese Schritte: Bedrohungsmodell ({auditSetUp}), Lesen ({auditReading}), Bericht ({auditReport}), Ihre Korrekturen in Ihrem Tempo und die Prüfung der Korrekturen ({auditFixReview}).',
  },
  'audit-threat-model': {
    asks: [
      'Was geschieht am ersten Tag eines Audits?',
      'bedrohungsmodell',
      'threat model',
      'kick-off zum audit',
      'woher wisst ihr, was unser vertrag garantieren muss',
    ],
    says: 'Am ersten Tag eines Audits verbringen wir eine Stunde mit Ihnen am eingefrorenen Commit und schreiben auf, was nie geschehen darf. Das Bedrohungsmodell nennt Werte, Rollen, Vertrauensgrenzen und die Invarianten, die wir angreifen.',
  },
  'audit-talk': {
    asks: [
      'Können unsere Entwickler mit den Prüfern sprechen?',
      'besprechung nach dem audit',
      'erklärt uns jemand die befunde',
      'gibt es einen termin zum entwurf des berichts',
      'direkter kontakt zu den auditoren',
    ],
    says: 'Sie sprechen mit den Menschen, die Ihren Code lesen. Ein Audit beginnt mit einer gemeinsamen Stunde, und zum Entwurf des Berichts gehört ein Gespräch mit Ihren Entwicklern.',
  },
  'audit-deliverables': {
    asks: [
      'Was bekommen wir bei einem Audit?',
      'lieferumfang audit',
      'was ist im audit enthalten',
      'was erhalte ich für mein geld, wenn ihr meinen contract prüft',
      'bekommen wir auch eure tests',
      'ergebnis der prüfung',
    ],
    says: 'Ein Audit gibt Ihnen ein Bedrohungsmodell, die Befunde, die Tests und einen Bericht. Die Tests kommen als Branch Ihres Repositorys, mit jedem Beweis und jeder gefuzzten Invariante.',
  },
  'audit-finding-content': {
    asks: [
      'Was steht in jedem Befund eines Audits?',
      'aufbau eines befunds',
      'sagt ihr uns, wie wir den fehler beheben',
      'nennt ein befund die codezeilen',
      'wie ausführlich sind die findings',
    ],
    says: 'Jeder Befund eines Audits nennt Schwere, Zeilen, Ursache und Wirkung, unter einer Nummer, die bleibt. Dazu gehören ein fehlschlagender Test und eine Korrektur, die wir annehmen.',
  },
  'audit-report-format': {
    asks: [
      'In welchem Format kommt der Auditbericht?',
      'auditbericht pdf',
      'bericht als json',
      'maschinenlesbarer bericht',
      'nennt der bericht commit und compiler',
      'kann ein anderer eure arbeit wiederholen',
    ],
    says: 'Ein Auditbericht kommt als HTML, PDF und JSON. Er nennt den Commit, die Hashes der Dateien, die Einstellungen des Compilers und die Versionen der Werkzeuge, damit jeder die Arbeit wiederholen kann.',
  },
  'audit-report-public': {
    asks: [
      'Wird der Auditbericht veröffentlicht?',
      'für wen ist der bericht',
      'dürfen wir den bericht investoren zeigen',
      'kann das ergebnis der prüfung geheim bleiben',
      'wem gehört der bericht',
    ],
    says: 'Der Auditbericht gehört Ihnen, und Sie entscheiden, ob Sie ihn veröffentlichen. Veröffentlichen Sie ihn dann ganz, mit den offenen Befunden und Ihren Antworten.',
  },
  'audit-severities': {
    asks: [
      'Welche Schweregrade kann ein Befund haben?',
      'schweregrade',
      'wie bewertet ihr befunde',
      'risikostufen im auditbericht',
      'einstufung nach wirkung und wahrscheinlichkeit',
    ],
    says: 'Ein Audit ordnet Befunde in {auditSeverities} Schweregrade: kritisch, hoch, mittel, niedrig und informativ. Wir wägen Wirkung und Wahrscheinlichkeit: was ein Angriff zerstört, was er kostet und was vorher gelten muss.',
  },
  'audit-critical': {
    asks: [
      'Was ist ein kritischer Befund?',
      'schweregrad kritisch',
      'was tun bei einem kritischen fehler',
      'wann gilt eine lücke als kritisch',
      'schlimmste art von befund',
    ],
    says: 'Ein kritischer Befund bedeutet, dass jeder jetzt Gelder nehmen oder einfrieren kann. Stoppen Sie das Deployment, oder handeln Sie am selben Tag, wenn der Vertrag schon läuft.',
  },
  'audit-high': {
    asks: [
      'Was ist ein Befund mit hohem Schweregrad?',
      'schweregrad hoch',
      'unterschied zwischen hoch und kritisch',
      'dürfen wir mit einem hohen befund deployen',
      'wann stuft ihr einen fehler als hoch ein',
    ],
    says: 'Ein hoher Befund bedeutet, dass ein Angreifer die Bedingungen für einen Verlust schaffen kann, etwa mit einem Flash Loan, der einen Preis bewegt. Beheben Sie ihn vor dem Deployment.',
  },
  'audit-medium': {
    asks: [
      'Was ist ein Befund mit mittlerem Schweregrad?',
      'schweregrad mittel',
      'müssen wir mittlere befunde beheben',
      'wann ist ein fehler nur mittel',
      'begrenzter verlust',
    ],
    says: 'Ein mittlerer Befund bedeutet, dass der Verlust eine Grenze hat oder eine Funktion stehen bleibt. Beheben Sie ihn, oder veröffentlichen Sie, warum Sie ihn hinnehmen.',
  },
  'audit-low': {
    asks: [
      'Was ist ein Befund mit niedrigem Schweregrad?',
      'schweregrad niedrig',
      'sind niedrige befunde wichtig',
      'code weicht von der spezifikation ab',
      'wann nennt ihr einen fehler niedrig',
    ],
    says: 'Ein niedriger Befund bedeutet, dass der Code von seiner Spezifikation abweicht, ohne Verlust. Beheben Sie ihn mit der nächsten Änderung.',
  },
  'audit-informational': {
    asks: [
      'Was ist ein informativer Befund?',
      'schweregrad informativ',
      'können wir informative befunde ignorieren',
      'hinweise ohne wirkung im bericht',
      'niedrigste stufe eines befunds',
    ],
    says: 'Ein informativer Befund hat heute keine Wirkung, etwa ein Event, in dem ein Konto fehlt, das ein Indexer braucht. Sie entscheiden, ob Sie den Code ändern.',
  },
  'audit-critical-news': {
    asks: [
      'Wie schnell erfahren wir von einem kritischen Befund?',
      'müssen wir bei einem schweren fehler auf den bericht warten',
      'wann meldet ihr findings',
      'kritische fehler am selben tag gemeldet',
      'was, wenn ihr mitten im audit etwas schlimmes findet',
    ],
    says: 'Einen kritischen Befund melden wir Ihnen am selben Tag. Jeden anderen Befund des Audits sehen Sie an dem Tag, an dem wir ihn schreiben.',
  },
  'audit-proof': {
    asks: [
      'Wie beweisen Sie einen Befund?',
      'proof of concept zu jedem fehler',
      'woher weiß ich, dass ein befund echt ist',
      'fehlschlagender test',
      'führt ihr den angriff wirklich aus',
    ],
    says: 'Wir beweisen jeden Befund eines Audits mit einem Test. Er schlägt vor Ihrer Korrektur fehl und besteht danach, und Sie behalten ihn. Ein Befund ohne solchen Test ist als Meinung gekennzeichnet.',
  },
  'audit-tools': {
    asks: [
      'Welche Werkzeuge verwenden Sie im Audit?',
      'audit tools',
      'statische analyse',
      'fuzzing und formale verifikation',
      'fuzzt ihr unsere contracts',
    ],
    says: 'Im Audit verwenden wir statische Analyse, Fuzzing und einen Solver. Was ein Werkzeug ausgibt, wird zum Befund, wenn ein Prüfer es bewiesen hat.',
  },
  'audit-scanner': {
    asks: [
      'Reicht ein automatischer Scanner nicht aus?',
      'scanner statt audit',
      'kann eine ki meinen contract prüfen',
      'wir haben slither laufen lassen, brauchen wir noch menschen',
      'kostenloses audit tool',
    ],
    says: 'Ein Scanner findet Muster, etwa einen ungeprüften Rückgabewert oder eine fehlende Sperre. Er weiß nicht, was Ihr Vertrag verspricht. Im Audit schreiben wir auf, was immer gelten muss, und versuchen es zu brechen.',
  },
  'audit-finds': {
    asks: [
      'Welche Arten von Fehlern findet ein Audit?',
      'was findet ein audit',
      'nach welchen lücken sucht ihr',
      'rundungsfehler und randfälle',
      'prüft ihr, wer welche rolle hat',
    ],
    says: 'Ein Audit findet vier Arten von Fehlern gut: nicht gehaltene Versprechen, falsche Annahmen über andere Verträge, nicht aufgeführte Rollen und Rechenfehler an den Rändern.',
  },
  'audit-outside': {
    asks: [
      'Was sieht sich ein Audit nicht an?',
      'was gehört nicht zum umfang des audits',
      'prüft ihr auch frontend und backend',
      'deckt das audit gestohlene schlüssel und phishing ab',
      'penetrationstest unserer web-app',
    ],
    says: 'Ein Audit eines Vertrags sieht sich Ihre Webseite, Ihre Schlüssel, Ihre Domain und die Pakete der Seite nicht an. Es gilt dem Code des genannten Commits.',
  },
  'audit-guarantee': {
    asks: [
      'Garantiert ein Audit, dass der Code sicher ist?',
      'audit garantie',
      'findet ihr jeden fehler',
      'können wir nach dem audit noch gehackt werden',
      'was, wenn ihr eine lücke überseht',
      'haftet ihr, wenn der geprüfte vertrag ausgenutzt wird',
    ],
    says: 'Ein Audit ist keine Garantie, und keines findet jeden Fehler. Unser Bericht sagt, woran wir zweifeln und was Sie beobachten sollten. Nehmen Sie bei großen Summen eine zweite Firma und eine Bug Bounty dazu.',
  },
  'audit-badge': {
    asks: [
      'Bekommen wir ein Siegel oder ein Zertifikat?',
      'audit zertifikat',
      'sicherheits-score',
      'dürfen wir ein geprüft-logo auf die seite setzen',
      'welche note bekommt unser vertrag',
    ],
    says: 'Ein Audit endet mit Befunden. Wir vergeben weder Siegel noch Zertifikat noch Punktzahl, weil eine Punktzahl nichts über einen Vertrag sagt.',
  },
  'audit-economics': {
    asks: [
      'Prüfen Sie im Audit auch unsere Tokenomics?',
      'tokenomics audit',
      'beurteilt ihr, ob unser token etwas wert sein wird',
      'sagt das audit, ob das projekt eine gute anlage ist',
      'wirtschaftliche prüfung',
    ],
    says: 'Ein Audit beurteilt weder Ihre Ökonomie noch den Kurs Ihres Tokens. Es sagt Ihnen, wo der Code seine Versprechen bricht.',
  },
  'audit-needs': {
    asks: [
      'Was brauchen Sie von uns für ein Audit?',
      'voraussetzungen audit',
      'welche unterlagen müssen wir vor der prüfung liefern',
      'braucht ihr eine spezifikation',
      'was muss bei uns bereit sein, bevor das audit beginnt',
      'müssen unsere entwickler während des audits erreichbar sein',
    ],
    says: 'Für ein Audit brauchen wir einen eingefrorenen Commit, der mit einem Befehl baut und testet, und eine kurze Spezifikation. Dazu kommen eine Liste der privilegierten Rollen mit ihren Inhabern und ein Entwickler, der innerhalb eines Tages antwortet.',
  },
  'audit-checklist': {
    asks: [
      'Was steht auf der Checkliste zur Vorbereitung?',
      'checkliste audit',
      'wie bereite ich meinen code auf ein audit vor',
      'ist unser repository bereit für die prüfung',
      'vorbereitung auf die sicherheitsprüfung',
    ],
    says: 'Die Audit-Checkliste verlangt einen Build mit einem Befehl, einen eingefrorenen Commit, erklärte Warnungen und festgelegte Abhängigkeiten. Sie verlangt Tests jeder Zustandsänderung, Tests der Ablehnungen und gefuzzte Invarianten. Dazu kommen Spezifikation, Rollen, bekannte Risiken und eine Person, die antwortet.',
  },
  'audit-cheaper': {
    asks: [
      'Wie wird ein Audit günstiger?',
      'rabatt audit',
      'kosten der prüfung senken',
      'was sparen wir, wenn der code gut vorbereitet ist',
      'das audit ist uns zu teuer',
    ],
    says: 'Vorbereitung macht ein Audit günstiger. Jeder Punkt der Checkliste spart {auditItemSaving} des Lesens, höchstens {auditMostSaving}. Haken Sie die Punkte auf der Audit-Seite ab, und die Schätzung sinkt.',
  },
  'audit-fixes': {
    asks: [
      'Was passiert nach dem Auditbericht?',
      'wie prüft ihr unsere korrekturen',
      'wer behebt die gefundenen fehler',
      'wie lange haben wir zeit für die fixes',
      'nachprüfung audit',
    ],
    says: 'Nach dem Auditbericht beheben Sie die Befunde in Ihrem Tempo, mit einem Commit je Befund. Wir lesen jede Korrektur als neuen Code und nennen sie behoben, teilweise behoben oder hingenommen.',
  },
  'audit-acknowledged': {
    asks: [
      'Was bedeutet „acknowledged“ in einem Auditbericht?',
      'acknowledged finding',
      'dürfen wir einen befund offen lassen',
      'hingenommener befund',
      'status eines befunds: behoben, teilweise behoben',
    ],
    says: 'Ein hingenommener Befund („acknowledged“) ist weiterhin im Code, und der Auditbericht nennt den Grund. Lesen Sie diese Befunde zuerst, wenn Sie einen Bericht ansehen.',
  },
  'audit-later-changes': {
    asks: [
      'Gilt das Audit noch, wenn wir den Code ändern?',
      'code nach dem audit geändert',
      'wie lange ist ein audit gültig',
      'braucht ein upgrade ein neues audit',
      'läuft der bericht ab',
    ],
    says: 'Ein Auditbericht gilt für den Commit, den er nennt. Code, den Sie danach ändern, ist neuer Code: Wir zählen ihn, nennen den Preis und lesen ihn erneut.',
  },
  'audit-live': {
    asks: [
      'Können Sie einen Vertrag prüfen, der schon live ist?',
      'audit nach dem deployment',
      'unser contract hält schon geld im mainnet',
      'ist es nach dem start zu spät für eine prüfung',
      'wir sind ohne audit live gegangen und ich mache mir sorgen',
    ],
    says: 'Ein Audit ist auch nützlich, wenn Ihr Vertrag schon läuft. Sagen Sie es uns zuerst: Wir vereinbaren einen vertraulichen Kanal und beginnen mit dem Vertrag, der das Geld hält.',
  },
  'audit-not-ready': {
    asks: [
      'Sollen wir ein Audit bestellen, bevor der Code fertig ist?',
      'code noch nicht bereit für ein audit',
      'zu früh für die sicherheitsprüfung',
      'könnt ihr einen prototyp prüfen',
      'wann ist der richtige zeitpunkt für ein audit',
    ],
    says: 'Ein Audit braucht fertigen Code auf einem eingefrorenen Commit. Ein Gespräch vor der Schätzung kostet nichts und kann mit dem Rat enden, zu warten. Unsere Blockchain-Entwicklung kann unfertigen Code fertigstellen.',
  },
  'audit-speed': {
    asks: [
      'Wie viele Zeilen liest ein Prüfer am Tag?',
      'zeilen pro tag',
      'lesegeschwindigkeit eines auditors',
      'wie schnell lest ihr code',
      'wie viel code schafft ihr in einer woche',
    ],
    says: 'Jeder Prüfer eines Audits liest {auditLinesPerDay} normalisierte Zeilen am Tag.',
  },
  'audit-lines': {
    asks: [
      'Wie zählen Sie die Zeilen für ein Audit?',
      'nSLOC',
      'was ist eine normalisierte zeile',
      'zählen kommentare und leerzeilen mit',
      'wie wird die größe meines codes gemessen',
    ],
    says: 'Für ein Audit zählen wir normalisierte Zeilen: ohne Kommentare und Leerzeilen, und eine Anweisung zählt einmal. Eine Zeile eines Interfaces zählt {auditInterfaceShare} einer Zeile.',
  },
  'audit-estimate': {
    asks: [
      'Wie schätze ich den Preis meines eigenen Audits?',
      'audit schätzung',
      'audit rechner für meinen code',
      'solidity einfügen und preis sehen',
      'wo lade ich den code für einen preis hoch',
    ],
    says: 'Fügen Sie Ihr Solidity auf der Audit-Seite ein, oder ziehen Sie Dateien, einen Ordner oder ein .zip-Archiv dorthin. Ihr Browser zählt die Zeilen und zeigt Tage und Preis des Audits.',
  },
  'audit-code-private': {
    asks: [
      'Sehen Sie den Code, den ich in den Zähler einfüge?',
      'wird mein quellcode hochgeladen',
      'schickt die schätzung meine contracts an euren server',
      'ist mein unveröffentlichter code beim audit-rechner sicher',
      'speichert ihr eingefügtes solidity',
      'ich habe angst, dass jemand unseren code kopiert',
    ],
    says: 'Der Audit-Zähler läuft in Ihrem Browser: Er sendet und speichert nichts von Ihrem Code. Eine Audit-Anfrage enthält nur Namen, Zeilenzahlen und Hashes Ihrer Dateien.',
  },
  'audit-files': {
    asks: [
      'Welche Dateien kann der Audit-Zähler lesen?',
      'zip hochladen',
      'ordner in den zähler ziehen',
      'maximale dateigröße für die schätzung',
      'mein archiv wird vom zähler abgelehnt',
    ],
    says: 'Der Audit-Zähler nimmt eingefügtes Solidity, .sol-Dateien, Ordner und .zip-Archive. Eine Solidity-Datei darf {auditFileSize} haben. Eine Zählung darf {auditMostFiles} Dateien und insgesamt {auditTotalSize} umfassen.',
  },
  'audit-left-out': {
    asks: [
      'Warum lässt der Zähler einige meiner Dateien aus?',
      'dateien wurden ausgelassen',
      'zählt die schätzung tests und mocks mit',
      'werden abhängigkeiten und node_modules gezählt',
      'der audit-zähler hat meinen testordner übersprungen',
    ],
    says: 'Der Audit-Zähler lässt Tests, Mocks, Skripte und Abhängigkeiten aus und nennt zu jeder Datei den Grund. Mit „Count tests, mocks, scripts and dependencies too“ zählt er sie mit.',
  },
  'audit-count-for-us': {
    asks: [
      'Können Sie unseren Code für uns zählen?',
      'audit-zähler ohne javascript',
      'ich will die zeilen nicht selbst zählen',
      'die schätzung zeigt nichts an',
      'wir blockieren skripte, wie bekommen wir eine schätzung',
    ],
    says: 'Der Audit-Zähler braucht JavaScript in Ihrem Browser. Senden Sie sonst die Audit-Anfrage, und wir zählen Ihre Zeilen für Sie.',
  },
  'audit-large': {
    asks: [
      'Gibt es eine Obergrenze für die Audit-Schätzung?',
      'sehr große codebasis',
      'maximale zeilenzahl im rechner',
      'unser protokoll ist riesig, geht ein audit trotzdem',
      'hunderttausende zeilen',
    ],
    says: 'Die Audit-Schätzung gilt für höchstens {auditMostLines} Zeilen. Fragen Sie uns bei größerem Code nach einem Angebot.',
  },
  'audit-request': {
    asks: [
      'Wie bestelle ich ein Audit?',
      'audit anfragen',
      'formular audit',
      'wo kann ich eine sicherheitsprüfung buchen',
      'ihr sollt meinen contract prüfen, was jetzt',
      'vertrag zur prüfung einreichen',
    ],
    says: 'Füllen Sie auf der Audit-Seite die Anfrage aus, in {auditRequestSteps} kurzen Schritten: der Code, der Umfang und Sie. Sie erhalten eine Referenz und eine Seite, die zeigt, wie es weitergeht.',
  },
  'audit-request-fields': {
    asks: [
      'Was muss ich in der Audit-Anfrage angeben?',
      'pflichtfelder im audit-formular',
      'brauche ich ein repository für die anfrage',
      'wollt ihr einen commit-hash',
      'welche felder der anfrage sind freiwillig',
    ],
    says: 'Die Audit-Anfrage braucht Ihren Namen, Ihre E-Mail-Adresse und die Chains, auf denen Ihr Code läuft. Wenn jeder den Code lesen kann, braucht sie auch Repository und Commit. Alle anderen Felder sind freiwillig.',
  },
  'audit-private-repository': {
    asks: [
      'Können Sie ein privates Repository prüfen?',
      'audit privates repo',
      'unser code ist noch nicht öffentlich',
      'wie geben wir den prüfern zugang',
      'code in einem privaten gitlab',
    ],
    says: 'Sie können ein Audit für privaten Code anfragen. Wählen Sie in der Anfrage „Not public yet“ und sagen Sie, wann und wie Sie uns Zugang geben. Lassen Sie Passwörter und Tokens aus der Adresse weg.',
  },
  'audit-reply': {
    asks: [
      'Wann antworten Sie auf eine Audit-Anfrage?',
      'audit-formular abgeschickt, wie geht es weiter',
      'noch keine antwort auf meine anfrage',
      'antwortzeit audit',
      'ist meine audit-anfrage angekommen',
    ],
    says: 'Ein Mensch liest Ihre Audit-Anfrage und antwortet innerhalb eines Arbeitstags. Sie erhalten außerdem eine E-Mail mit Ihrer Referenz und dem Link zur Seite Ihrer Anfrage.',
  },
  'audit-status': {
    asks: [
      'Wie verfolge ich meine Audit-Anfrage?',
      'status meines audits',
      'wo ist die seite meiner anfrage',
      'wie weit ist die prüfung',
      'wer ist bei meinem audit als nächstes dran',
      'können andere meine audit-anfrage sehen',
    ],
    says: 'Öffnen Sie den Link in der E-Mail zu Ihrer Audit-Anfrage. Die Seite zeigt den Stand, wer als Nächstes handelt und was Sie gesendet haben. Behalten Sie den Link für sich, denn jeder, der ihn hat, kann dort lesen und antworten.',
  },
  'audit-states': {
    asks: [
      'Welche Zustände kann eine Audit-Anfrage haben?',
      'was heißt scheduled auf meiner seite',
      'zustände der anfrage: eingegangen, angeboten, in prüfung',
      'was kommt nach dem angenommenen angebot',
      'könnt ihr unser audit ablehnen',
    ],
    says: 'Eine Audit-Anfrage ist der Reihe nach eingegangen, wird gelesen, angeboten, angenommen, eingeplant, geprüft, geliefert und geschlossen. Sie endet früher, wenn Sie das Angebot ablehnen oder wir das Audit nicht machen können.',
  },
  'audit-accept': {
    asks: [
      'Wie nehme ich Ihr Audit-Angebot an oder lehne es ab?',
      'audit angebot annehmen',
      'angebot ablehnen',
      'was passiert, wenn wir dem angebot zustimmen',
      'kann ich nach einer absage ein neues angebot bekommen',
      'wann schickt ihr den vertrag für das audit',
    ],
    says: 'Sie nehmen das Audit-Angebot auf der Seite Ihrer Anfrage mit einem Knopf an oder lehnen es ab. Nach der Annahme senden wir den Vertrag und bestätigen den ersten Tag. Für ein anderes Angebot antworten Sie auf die E-Mail.',
  },
  'audit-withdraw': {
    asks: [
      'Wie ziehe ich meine Audit-Anfrage zurück?',
      'audit-anfrage stornieren',
      'löschen, was ich im audit-formular geschickt habe',
      'wir wollen doch kein audit',
      'anfrage zurücknehmen',
    ],
    says: 'Wählen Sie „Withdraw this request“ auf der Seite Ihrer Audit-Anfrage. Unsere Datenbank löscht dann die Anfrage mit allem, was Sie gesendet haben. Das lässt sich nicht rückgängig machen.',
  },
  'audit-request-kept': {
    asks: [
      'Wie lange bewahren Sie meine Audit-Anfrage auf?',
      'aufbewahrung audit-anfragen',
      'speichert ihr meine anfrage für immer',
      'wann wird meine audit-anfrage gelöscht',
    ],
    says: 'Wir bewahren eine Audit-Anfrage {auditRequestKept} auf, gerechnet ab dem Eingang. Sie können sie auf ihrer Seite früher zurückziehen.',
  },
  'audit-start': {
    asks: [
      'Wann kann ein Audit beginnen?',
      'starttermin audit',
      'wann habt ihr prüfer frei',
      'gibt es eine warteliste',
      'können wir eine woche für unser audit reservieren',
    ],
    says: 'Das Angebot für Ihr Audit nennt den ersten Tag. Tragen Sie Ihren Wunschtermin in die Anfrage ein, und wir bestätigen den Tag nach Ihrer Annahme.',
  },
  'audit-sample-report': {
    asks: [
      'Kann ich einen Musterbericht lesen?',
      'musterbericht audit',
      'zeigt mir, wie eure berichte aussehen',
      'beispiel auditbericht pdf',
      'bericht ansehen, bevor wir bestellen',
      'frühere auditberichte',
    ],
    says: 'Unser Musterbericht zum Audit behandelt unsere eigenen Verträge und hat die Form eines Kundenberichts. Lesen Sie ihn als Seite, PDF oder JSON. Er ist kein unabhängiges Audit.',
  },
  'audit-sample-findings': {
    asks: [
      'Was haben Sie in Ihren eigenen Verträgen gefunden?',
      'befunde im musterbericht',
      'bekannte probleme eurer locker',
      'gibt es kritische fehler in euren contracts',
      'schwächen der verträge dieser seite',
    ],
    says: 'Das Muster-Audit unserer eigenen Verträge hat keinen kritischen und keinen hohen Befund. Einige sind mittel: Funktionen, die stehen bleiben, oder begrenzte Verluste. Jeder hat eine Nummer und unseren Grund, ihn hinzunehmen.',
  },
  'audit-example': {
    asks: [
      'Können Sie mir ein Beispiel für einen Befund zeigen?',
      'beispiel befund',
      'kaputter vault',
      'beispiel für reentrancy',
      'fehler, beweis und korrektur ansehen',
    ],
    says: 'Die Audit-Seite zeigt einen Vault, den wir absichtlich fehlerhaft geschrieben haben, mit einem Befund je Schweregrad. Jeder hat seine Zeilen, den Test, der ihn beweist, und die Korrektur, die wir angenommen haben.',
  },
  'audit-check-report': {
    asks: [
      'Wie lese ich den Auditbericht eines anderen Projekts?',
      'ist dieser auditbericht etwas wert',
      'worauf achten bei einem auditbericht',
      'ein token sagt, er sei auditiert, stimmt das',
      'gefälschtes audit',
    ],
    says: 'Fünf Dinge sagen Ihnen am meisten über einen Auditbericht: Commit mit Hashes, Umfang, hingenommene Befunde, Liste der Rollen sowie Tage und Leser. Eine Punktzahl sagt Ihnen nichts.',
  },
  'audit-beside': {
    asks: [
      'Was sollten wir neben einem Audit noch tun?',
      'sicherheit über das audit hinaus',
      'reicht ein audit',
      'zweites audit durch eine andere firma',
      'bug bounty',
      'überwachung und notfallplan nach dem start',
    ],
    says: 'Testen Sie vor dem Audit Eigenschaften, und nehmen Sie bei großen Summen eine zweite Firma dazu. Begrenzen Sie danach den möglichen Verlust der ersten Wochen und lassen Sie jemanden beobachten. Bieten Sie eine Bug Bounty an und schreiben Sie einen Notfallplan.',
  },
  'audit-agreed-result': {
    asks: [
      'Versprechen Sie uns einen sauberen Auditbericht?',
      'wir brauchen nur einen bericht, in dem alles in ordnung ist',
      'audit ohne befunde garantieren',
      'könnt ihr einen befund weglassen',
      'positives audit kaufen',
    ],
    says: 'Wir lehnen Audits ab, deren Ergebnis vorher vereinbart ist. Der Bericht nennt jeden Befund, und Sie antworten auf die, die Sie nicht beheben.',
  },
  'audit-brochure': {
    asks: [
      'Gibt es eine Broschüre über Ihre Audits?',
      'broschüre sicherheit',
      'etwas über audits für meinen chef',
      'überblick über eure prüfungen als pdf',
    ],
    says: 'Die Sicherheitsbroschüre beschreibt beide Audits auf wenigen Seiten: was Sie bekommen, wie es läuft, was es kostet und was wir ablehnen. Lesen Sie sie als Seite oder PDF.',
  },
}
